import { QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Crawl, createCrawlWrites, newCrawl } from '../table/crawls.ts';
import { transact } from '../table/engine/transaction.ts';
import type { Page } from '../table/pages.ts';
import { acquireAddedPageLockWrite, acquireCrawlLockWrite, holderOfLock, listCrawlLocks } from './crawl-locks.ts';
import type { JobServices } from './job-services.ts';

export type StartPageCrawlResult =
  | { started: true; crawl: Crawl }
  /** `jobId`: the crawl that is running; null when it ended at this moment. */
  | { started: false; reason: 'crawl_in_progress'; jobId: string | null };

/**
 * Starts the crawl of one page (`job_cr_{id}`, created processing). `exclusive`: it takes the site's crawl lock, and is
 * refused while any crawl of the site runs. The crawl of a page that was just added is not: nobody else can read that page yet.
 */
export async function startPageCrawl(
  { table, ids, jobs, now }: JobServices,
  request: { page: Page; newPath: string | null; exclusive: boolean },
): Promise<StartPageCrawlResult> {
  const { page, newPath, exclusive } = request;
  const { organizationId } = page;
  const at = now();
  const [id, locks] = await Promise.all([ids.next('crawl'), exclusive ? listCrawlLocks(table, page, at) : []]);
  const [running] = locks;
  if (running) return { started: false, reason: 'crawl_in_progress', jobId: running.holder };
  const crawl = newCrawl({
    id,
    organizationId,
    siteId: page.siteId,
    kind: 'page',
    pageId: page.id,
    newPath,
    status: 'running',
    createdAt: at.toISOString(),
    startedAt: at.toISOString(),
  });
  const result = await transact(table, [
    ...createCrawlWrites(crawl, secondsLater(at, QUEUED_DUE_SECONDS)),
    exclusive ? acquireCrawlLockWrite(crawl, at) : acquireAddedPageLockWrite(crawl, page, at),
  ]);
  if (!result.ok) {
    return { started: false, reason: 'crawl_in_progress', jobId: holderOfLock(result.items['crawlLock']) };
  }
  const jobId = formatJobId({ kind: 'crawl', id });
  await jobs.send({ machine: 'recrawl-page', organizationId, id, jobId, attempt: 1 });
  return { started: true, crawl };
}
