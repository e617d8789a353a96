import { endCrawl } from '../../../shared/jobs/end-crawl.ts';
import { failureReason } from '../../../shared/jobs/failure-reason.ts';
import { log } from '../../../shared/logging/log.ts';
import { getCrawl, isCrawlOver } from '../../../shared/table/crawls.ts';
import type { CrawlJob } from '../active-crawl.ts';
import type { CrawlServices } from '../services.ts';

/**
 * After any step failed for good: the crawl is failed, the site idle, the lock free. The reason is kept for the operator;
 * clients get a generic text. A crawl that is over stays as it is.
 */
export async function failCrawl({ table, now }: CrawlServices, job: CrawlJob, failure: unknown): Promise<void> {
  const reason = failureReason(failure);
  log.warn('crawl failed', { reason, failure });
  const crawl = await getCrawl(table, job.organizationId, job.id);
  if (!crawl || isCrawlOver(crawl.status)) return;
  await endCrawl(table, crawl, { status: 'failed', now: now(), crawl: { failureReason: reason } });
}
