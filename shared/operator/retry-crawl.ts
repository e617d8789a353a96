import { formatJobId } from '../domain/jobs/job-id.ts';
import { PROCESSING_DUE_SECONDS } from '../jobs/deadlines.ts';
import type { Table } from '../table/client.ts';
import { type Crawl, restartCrawlWrite } from '../table/crawls.ts';
import { keys } from '../table/keys.ts';
import { acquireLeaseWrite } from '../table/leases.ts';
import { updateSiteWrite } from '../table/sites.ts';
import { transact } from '../table/transaction.ts';
import { OperatorError } from './operator-error.ts';

/**
 * A crawl of a whole site goes on with the frontier that it has; the crawl of one page starts anew. Either takes the
 * site's crawl lock, also the first crawl of an added page, whose trigger does without it.
 * @throws OperatorError when another crawl of the site is running.
 */
export async function retryCrawl(table: Table, crawl: Crawl, now: Date): Promise<void> {
  const { organizationId, siteId } = crawl;
  const backgroundStatus = crawl.startedAt === null ? 'discovering' : 'crawling';
  const result = await transact(table, [
    restartCrawlWrite(crawl, now),
    acquireLeaseWrite('lock', {
      key: keys.siteLock(organizationId, siteId, 'CRAWL'),
      holder: formatJobId({ kind: 'crawl', id: crawl.id }),
      leaseSeconds: PROCESSING_DUE_SECONDS * 2,
      now,
    }),
    ...(crawl.kind === 'site'
      ? [updateSiteWrite(organizationId, siteId, { set: { backgroundStatus, latestCrawlId: crawl.id } })]
      : []),
  ]);
  if (result.ok) return;
  if (result.failed.includes('lock')) throw new OperatorError(`another crawl of site ${siteId} is running`);
  throw new OperatorError('the job changed meanwhile; look at it again');
}
