import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { failureReason } from '../../../shared/jobs/failure-reason.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { failJob } from '../../../shared/jobs/lifecycle.ts';
import { log } from '../../../shared/logging/log.ts';
import type { CrawlJob } from '../active-crawl.ts';
import type { CrawlServices } from '../services.ts';

/**
 * After any step failed for good: the crawl is failed, the site idle, the lock free. The reason is kept for the operator;
 * clients get a generic text. A crawl that is over stays as it is.
 */
export async function failCrawl(services: CrawlServices, job: CrawlJob, failure: unknown): Promise<void> {
  const reason = failureReason(failure);
  log.warn('crawl failed', { reason, failure });
  await failJob(services, crawlKind, { ...job, jobId: formatJobId({ kind: 'crawl', id: job.id }) }, reason);
}
