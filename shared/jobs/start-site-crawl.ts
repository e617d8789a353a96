import { QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Crawl, createCrawlWrites, newCrawl } from '../table/crawls.ts';
import type { Write } from '../table/engine/transaction.ts';
import { acquireCrawlLockWrite } from './crawl-locks.ts';
import type { JobMessage } from './job-message.ts';

/**
 * A new crawl of a whole site: its row, the lock of the site (the write named `crawlLock` fails while another crawl
 * holds it), and the message to send once they are written.
 */
export function siteCrawlWrites(request: { id: number; organizationId: number; siteId: number; now: Date }): {
  crawl: Crawl;
  writes: Write[];
  message: JobMessage;
} {
  const { id, organizationId, siteId, now } = request;
  const jobId = formatJobId({ kind: 'crawl', id });
  const crawl = newCrawl({ id, organizationId, siteId, kind: 'site', status: 'pending', createdAt: now.toISOString() });
  return {
    crawl,
    writes: [...createCrawlWrites(crawl, secondsLater(now, QUEUED_DUE_SECONDS)), acquireCrawlLockWrite(crawl, now)],
    message: { machine: 'crawl-site', organizationId, id, jobId, attempt: 1 },
  };
}
