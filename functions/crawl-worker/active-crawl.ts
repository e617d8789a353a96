import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import type { JobChanges } from '../../shared/jobs/job-kind.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { crawlKind } from '../../shared/jobs/kinds/crawl.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import { type Crawl, crawlRunsCheck } from '../../shared/table/crawls.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { getSite, type Site, updateSiteWrite } from '../../shared/table/sites.ts';
import type { CrawlServices } from './services.ts';

export type CrawlJob = Pick<JobMessage, 'organizationId' | 'id' | 'slot'> & { attempt?: number | undefined };

/**
 * Reports that a step of the crawl begins. Returns the crawl with its site.
 * @throws JobOverError when the crawl was cancelled or failed, goes on as a later attempt, or another one holds the site's lock.
 */
export async function reportCrawl(
  services: CrawlServices,
  { organizationId, id, slot, attempt }: CrawlJob,
  changes: JobChanges = {},
): Promise<{ crawl: Crawl; site: Site }> {
  const job = { organizationId, id, slot, attempt, jobId: formatJobId({ kind: 'crawl', id }) };
  const crawl = await reportJob(services, crawlKind, job, changes);
  const site = await getSite(services.table, organizationId, crawl.siteId);
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
  changes: JobChanges,
): Promise<void> {
  const result = await transact(table, [
    crawlRunsCheck(crawl),
    updateSiteWrite(crawl.organizationId, crawl.siteId, changes),
  ]);
  if (result.ok) return;
  if (result.failed.includes('crawl')) throw new JobOverError(`crawl ${crawl.id} is over`);
  throw new PermanentError(`site ${crawl.siteId} of crawl ${crawl.id} does not exist`);
}
