import { type Crawl, endCrawlWrite } from '../table/crawls.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { releaseAddedPageLockWrite, releaseCrawlLockWrite } from './crawl-locks.ts';

/**
 * Ends a crawl, whatever happened to it: status, the site's background work and the lock, in one transaction. Doing it
 * twice does nothing the second time. Answers whether this call ended it.
 */
export async function endCrawl(
  table: Table,
  crawl: Crawl,
  outcome: {
    status: 'completed' | 'failed' | 'cancelled';
    now: Date;
    crawl?: Record<string, unknown>;
    site?: Record<string, unknown>;
  },
): Promise<boolean> {
  const at = outcome.now.toISOString();
  const ending: Write[] = [
    endCrawlWrite(crawl, outcome.status, outcome.now, outcome.crawl),
    ...(crawl.kind === 'site'
      ? [
          {
            update: keys.site(crawl.organizationId, crawl.siteId),
            changes: { set: { backgroundStatus: null, lastCrawledAt: at, updatedAt: at, ...outcome.site } },
          },
        ]
      : [releaseAddedPageLockWrite(crawl)]),
  ];
  const result = await transact(table, [...ending, releaseCrawlLockWrite(crawl)]);
  if (result.ok) return true;
  if (result.failed.includes('crawl')) return false;
  return (await transact(table, ending)).ok;
}
