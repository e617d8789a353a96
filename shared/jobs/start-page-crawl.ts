import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Crawl, createCrawlWrites, newCrawl } from '../table/crawls.ts';
import { keys } from '../table/keys.ts';
import { acquireLeaseWrite } from '../table/leases.ts';
import type { Page } from '../table/pages.ts';
import { transact } from '../table/transaction.ts';
import { PROCESSING_DUE_SECONDS, QUEUED_DUE_SECONDS, secondsLater } from './deadlines.ts';
import type { JobServices } from './job-services.ts';

/**
 * Starts the crawl of one page (`job_cr_{id}`, created processing). `exclusive`: it takes the site's crawl lock, and is
 * refused while any crawl of the site runs; the crawl of a page that was just added is not.
 */
export async function startPageCrawl(
  { table, ids, jobs, now }: JobServices,
  request: { page: Page; newPath: string | null; exclusive: boolean },
): Promise<{ started: true; crawl: Crawl } | { started: false; reason: 'crawl_in_progress' }> {
  const { page, newPath, exclusive } = request;
  const at = now();
  const id = await ids.next('crawl');
  const jobId = formatJobId({ kind: 'crawl', id });
  const crawl = newCrawl({
    id,
    organizationId: page.organizationId,
    siteId: page.siteId,
    kind: 'page',
    pageId: page.id,
    newPath,
    status: 'running',
    createdAt: at.toISOString(),
    startedAt: at.toISOString(),
  });
  const lock = acquireLeaseWrite('crawlLock', {
    key: keys.siteLock(page.organizationId, page.siteId, 'CRAWL'),
    holder: jobId,
    leaseSeconds: PROCESSING_DUE_SECONDS * 2,
    now: at,
  });
  const result = await transact(table, [
    ...createCrawlWrites(crawl, secondsLater(at, QUEUED_DUE_SECONDS)),
    ...(exclusive ? [lock] : []),
  ]);
  if (!result.ok) return { started: false, reason: 'crawl_in_progress' };
  await jobs.send({ machine: 'recrawl-page', organizationId: page.organizationId, id, jobId, attempt: 1 });
  return { started: true, crawl };
}
