import { parseAnyJobId } from '../domain/jobs/job-id.ts';
import type { Table } from '../table/engine/client.ts';
import { findOwner } from '../table/jobs.ts';

/** The organization of a job whose id has the number of its site, its crawl or its analysis. */
export const ownerFinder =
  (kind: 'SITE' | 'CRAWL' | 'ANALYSIS') =>
  async (table: Table, jobId: string): Promise<number | null> => {
    const reference = parseAnyJobId(jobId);
    const id = reference && ('siteId' in reference ? reference.siteId : reference.id);
    return typeof id === 'number' ? findOwner(table, kind, id) : null;
  };
