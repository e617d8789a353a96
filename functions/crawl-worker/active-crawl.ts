import { jobDeadlines, secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { renewCrawlLocks } from '../../shared/jobs/crawl-locks.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import { type Crawl, crawlRunsCheck, updateActiveCrawl } from '../../shared/table/crawls.ts';
import type { Changes } from '../../shared/table/engine/expressions.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { getSite, type Site, updateSiteWrite } from '../../shared/table/sites.ts';
import type { CrawlServices } from './services.ts';

export type CrawlJob = Pick<JobMessage, 'organizationId' | 'id'>;

/**
 * Reports that a step of the crawl begins: pushes the sweeper's deadline and the leases of its locks, and answers the crawl with
 * its site.
 * @throws JobOverError when the crawl was cancelled or failed meanwhile.
 */
export async function reportCrawl(
  { table, now }: CrawlServices,
  job: CrawlJob,
  changes: Changes = {},
): Promise<{ crawl: Crawl; site: Site }> {
  const at = now();
  const reported = { ...changes, set: { ...changes.set, reportedAt: at.toISOString() } };
  const crawl = await updateActiveCrawl(table, job, reported, secondsLater(at, jobDeadlines.crawl.silentSeconds));
  if (!crawl || crawl.cancelRequested) throw new JobOverError(`crawl ${job.id} is over`);
  const [site] = await Promise.all([
    getSite(table, job.organizationId, crawl.siteId),
    renewCrawlLocks(table, crawl, at),
  ]);
  if (!site) throw new PermanentError(`site ${crawl.siteId} of crawl ${crawl.id} does not exist`);
  return { crawl, site };
}

/**
 * Changes the site on behalf of the crawl. After a cancellation nothing may: the site would never be idle again.
 * @throws JobOverError when the crawl is over.
 */
export async function updateCrawledSite(
  { table }: Pick<CrawlServices, 'table'>,
  crawl: Crawl,
  changes: Changes,
): Promise<void> {
  const result = await transact(table, [
    crawlRunsCheck(crawl),
    updateSiteWrite(crawl.organizationId, crawl.siteId, changes),
  ]);
  if (result.ok) return;
  if (result.failed.includes('crawl')) throw new JobOverError(`crawl ${crawl.id} is over`);
  throw new PermanentError(`site ${crawl.siteId} of crawl ${crawl.id} does not exist`);
}
