import { formatJobId } from '../domain/jobs/job-id.ts';
import { acquireCrawlLockWrite, holderOfLock, listCrawlLocks } from '../jobs/crawl-locks.ts';
import { type Crawl, restartCrawlWrite } from '../table/crawls.ts';
import type { Table } from '../table/engine/client.ts';
import { transact } from '../table/engine/transaction.ts';
import { updateSiteWrite } from '../table/sites.ts';
import { OperatorError } from './operator-error.ts';

/**
 * A crawl of a whole site goes on with the frontier that it has; the crawl of one page starts anew. Either takes the
 * site's crawl lock, also the first crawl of an added page, whose trigger does without it.
 * @throws OperatorError when another crawl of the site is running.
 */
export async function retryCrawl(table: Table, crawl: Crawl, now: Date): Promise<void> {
  const { organizationId, siteId } = crawl;
  const backgroundStatus = crawl.startedAt === null ? 'discovering' : 'crawling';
  const own = formatJobId({ kind: 'crawl', id: crawl.id });
  const running = (await listCrawlLocks(table, crawl, now)).find(({ holder }) => holder !== own);
  if (running) throw isRunning(siteId, running.holder);
  const result = await transact(table, [
    restartCrawlWrite(crawl, now),
    acquireCrawlLockWrite(crawl, now),
    ...(crawl.kind === 'site'
      ? [updateSiteWrite(organizationId, siteId, { set: { backgroundStatus, latestCrawlId: crawl.id } })]
      : []),
  ]);
  if (result.ok) return;
  if (result.failed.includes('crawlLock')) throw isRunning(siteId, holderOfLock(result.items['crawlLock']));
  throw new OperatorError('the job changed meanwhile; look at it again');
}

const isRunning = (siteId: number, jobId: string | null): OperatorError =>
  new OperatorError(`another crawl of site ${siteId} is running${jobId === null ? '' : ` (${jobId})`}`);
