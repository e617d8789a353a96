import { endCrawl } from '../../shared/jobs/end-crawl.ts';
import { log } from '../../shared/logging/log.ts';
import { getCrawl, isCrawlOver } from '../../shared/table/crawls.ts';
import type { CrawlJob } from './active-crawl.ts';
import type { CrawlServices } from './services.ts';

/** After any step failed for good: the crawl is failed, the site idle, the lock free. A crawl that is over stays as it is. */
export async function failCrawl({ table, now }: CrawlServices, job: CrawlJob, failure: unknown): Promise<void> {
  log.warn('crawl failed', { failure });
  const crawl = await getCrawl(table, job.organizationId, job.id);
  if (crawl && !isCrawlOver(crawl.status)) await endCrawl(table, crawl, { status: 'failed', now: now() });
}
