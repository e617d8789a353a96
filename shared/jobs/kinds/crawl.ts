import { formatJobId } from '../../domain/jobs/job-id.ts';
import { type Crawl, endCrawlWrite, getCrawl, isCrawlOver, updateActiveCrawl } from '../../table/crawls.ts';
import type { Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import type { Write } from '../../table/engine/transaction.ts';
import type { JobKind, JobOutcome } from '../job-kind.ts';
import type { JobMessage } from '../job-message.ts';

/**
 * The crawl of a site (`crawl-site`) or of one page (`recrawl-page`). It holds the site's lock; that of a page that was just
 * added may run beside another one, and holds a lock of its own.
 */
export const crawlKind: JobKind<Crawl> = {
  name: 'crawl',
  onSilence: 'fail',
  read: (table, { organizationId, workId }) => findUnfinished(table, organizationId, workId),
  find: (table, { organizationId, id }) => findUnfinished(table, organizationId, id),
  toJob: (crawl) => ({
    message: crawlMessage(crawl),
    state: crawl.reportedAt === undefined ? 'queued' : 'running',
    dueAt: crawl.dueAt,
    resends: crawl.resends,
    expired: false,
  }),
  update: (table, job, { changes, dueAt, conditions }) => updateActiveCrawl(table, job, changes, dueAt, conditions),
  reportChanges: () => ({}),
  notPickedUp: [{ attribute: 'reportedAt', is: 'missing' }],
  locks({ organizationId, siteId, id, kind }) {
    const holder = formatJobId({ kind: 'crawl', id });
    const site = { key: keys.siteLock(organizationId, siteId, 'CRAWL'), holder };
    return kind === 'page' ? [site, { key: keys.addedPageLock(organizationId, siteId, id), holder }] : [site];
  },
  endWrites(crawl, outcome) {
    const status = outcome.status === 'skipped' ? 'completed' : outcome.status;
    const reason = outcome.reason === undefined ? {} : { failureReason: outcome.reason };
    return [
      endCrawlWrite(crawl, status, outcome.now, { ...reason, ...outcome.set }),
      ...idleSiteWrites(crawl, outcome),
    ];
  },
};

async function findUnfinished(table: Table, organizationId: number, id: number): Promise<Crawl | null> {
  const crawl = await getCrawl(table, organizationId, id);
  return crawl && !isCrawlOver(crawl.status) ? crawl : null;
}

/** The crawl of a whole site is the site's background work. */
function idleSiteWrites({ kind, organizationId, siteId }: Crawl, { now, site }: JobOutcome): Write[] {
  if (kind === 'page') return [];
  const at = now.toISOString();
  const set = { backgroundStatus: null, lastCrawledAt: at, updatedAt: at, ...site };
  return [{ update: keys.site(organizationId, siteId), changes: { set } }];
}

export const crawlMessage = ({ kind, organizationId, id, attempt }: Crawl): JobMessage => ({
  machine: kind === 'site' ? 'crawl-site' : 'recrawl-page',
  organizationId,
  id,
  jobId: formatJobId({ kind: 'crawl', id }),
  attempt,
});
