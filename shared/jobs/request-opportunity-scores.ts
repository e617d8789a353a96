import { randomUUID } from 'node:crypto';
import type { Table } from '../table/engine/client.ts';
import { requestScores } from '../table/opportunity-scores.ts';
import type { JobQueue } from './job-queue.ts';
import { type SiteReference, scoresMessage } from './kinds/opportunity-scores.ts';
import { queuedDueAt } from './lifecycle.ts';

/**
 * Asks for the opportunity scores and automatic priorities of a site's pages to be computed again: call it once after a
 * request has written primary keywords (a bulk request calls it once). Costs 1 write unit (2 with its index) and a message;
 * requests that come while the scores are computed share the next round. The answer to the client does not wait for it.
 */
export async function requestOpportunityScores(
  { table, jobs, now }: { table: Table; jobs: JobQueue; now: () => Date },
  site: SiteReference,
): Promise<void> {
  await requestScores(table, site, queuedDueAt(now()));
  await jobs.send(scoresMessage(site, randomUUID()));
}
