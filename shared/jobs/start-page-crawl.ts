import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Crawl, newCrawl } from '../table/crawls.ts';
import { transact } from '../table/engine/transaction.ts';
import { newJob } from '../table/jobs.ts';
import type { Page } from '../table/pages.ts';
import { addedPageLock, crawlLock, holderOfLock, listCrawlLocks } from './crawl-locks.ts';
import { type JobStarter, jobMessage } from './job-kind.ts';
import { crawlKind } from './kinds/crawl.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

export type StartPageCrawlResult =
  | { started: true; crawl: Crawl }
  /** `jobId`: the crawl that is running; null when it ended at this moment. */
  | { started: false; reason: 'crawl_in_progress'; jobId: string | null };

/**
 * Starts the crawl of one page (`job_cr_{id}`, created processing). `exclusive`: it takes the site's crawl lock, and is
 * refused while any crawl of the site runs. The crawl of a page that was just added is not: no other crawl reads that page yet.
 */
export async function startPageCrawl(
  { table, ids, jobs, now }: JobStarter,
  request: { page: Page; newPath: string | null; exclusive: boolean },
): Promise<StartPageCrawlResult> {
  const { page, newPath, exclusive } = request;
  const { organizationId } = page;
  const at = now();
  const [id, locks] = await Promise.all([ids.next('crawl'), exclusive ? listCrawlLocks(table, page, at) : []]);
  const [running] = locks;
  if (running) return { started: false, reason: 'crawl_in_progress', jobId: running.holder };
  const { siteId } = page;
  const reference = { id, organizationId, siteId };
  const crawl = newCrawl({
    ...reference,
    kind: 'page',
    pageId: page.id,
    newPath,
    status: 'running',
    createdAt: at.toISOString(),
    startedAt: at.toISOString(),
    job: newJob({
      id: formatJobId({ kind: 'crawl', id }),
      kind: 'crawl',
      siteId,
      pageId: page.id,
      queuedAt: at.toISOString(),
      locks: [exclusive ? crawlLock(reference) : addedPageLock(reference, page)],
    }),
  });
  const result = await transact(table, startJobWrites(crawlKind, crawl, at));
  if (!result.ok) {
    return { started: false, reason: 'crawl_in_progress', jobId: holderOfLock(result.items['lock']) };
  }
  await jobs.send(jobMessage(crawlKind, crawl));
  return { started: true, crawl };
}
