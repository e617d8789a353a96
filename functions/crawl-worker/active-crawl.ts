import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { PROCESSING_DUE_SECONDS, secondsLater } from '../../shared/jobs/deadlines.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import { type Crawl, updateActiveCrawl } from '../../shared/table/crawls.ts';
import type { Changes } from '../../shared/table/expressions.ts';
import { keys } from '../../shared/table/keys.ts';
import { renewLease } from '../../shared/table/leases.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import type { CrawlServices } from './services.ts';

export type CrawlJob = Pick<JobMessage, 'organizationId' | 'id'>;

/**
 * Reports that a step of the crawl begins: pushes the sweeper's deadline and the lock's lease, and answers the crawl with
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
  const crawl = await updateActiveCrawl(table, job, reported, secondsLater(at, PROCESSING_DUE_SECONDS));
  if (!crawl || crawl.cancelRequested) throw new JobOverError(`crawl ${job.id} is over`);
  const [site] = await Promise.all([
    getSite(table, job.organizationId, crawl.siteId),
    renewLease(table, {
      key: keys.siteLock(job.organizationId, crawl.siteId, 'CRAWL'),
      holder: formatJobId({ kind: 'crawl', id: crawl.id }),
      leaseSeconds: PROCESSING_DUE_SECONDS * 2,
      now: at,
    }),
  ]);
  if (!site) throw new PermanentError(`site ${crawl.siteId} of crawl ${crawl.id} does not exist`);
  return { crawl, site };
}
