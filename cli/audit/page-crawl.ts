import { ApiError } from '../../clients/typescript/src/index.ts';
import type { AuditApi } from './audit-api.ts';
import { AuditError } from './audit-error.ts';
import { waitForJob } from './page-analysis.ts';
import { findPageId } from './page-lookup.ts';
import type { Progress } from './progress.ts';

/**
 * The id of the page at a URL of a site that was crawled. A page to which nothing links is read by itself. Throws AuditError when it
 * cannot be read.
 */
export async function readPage(api: AuditApi, siteId: number, url: string, progress: Progress): Promise<number> {
  const found = (await findPageId(api, url)) ?? (await crawlPage(api, siteId, url, progress));
  if (found === null) throw new AuditError(`${url} cannot be read: it does not exist, or robots.txt forbids it`);
  return found;
}

async function crawlPage(api: AuditApi, siteId: number, url: string, progress: Progress): Promise<number | null> {
  progress.show(`Reading ${url}, which the crawl did not find`);
  try {
    const { data } = await api.createPage({ siteId, body: { path: new URL(url).pathname, crawl: true } });
    if (!('job_id' in data)) return null;
    const job = await waitForJob(api, data, `the crawl of ${url}`);
    return job.status === 'failed' ? null : data.page_id;
  } catch (error) {
    // A path that does not differ from that of a known page but in capitals or a slash at its end.
    if (error instanceof ApiError && error.code === 'conflict') return readPageId(error.details);
    throw error;
  }
}

const readPageId = (details: unknown): number | null =>
  typeof details === 'object' && details !== null && 'page_id' in details && typeof details.page_id === 'number'
    ? details.page_id
    : null;
