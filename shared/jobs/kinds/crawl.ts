import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import { type Crawl, parseCrawl } from '../../table/crawls.ts';
import { keys } from '../../table/engine/keys.ts';
import type { Write } from '../../table/engine/transaction.ts';
import { updateSiteWrite } from '../../table/sites.ts';
import { crawlLock, listCrawlLocks } from '../crawl-locks.ts';
import { ownerFinder } from '../find-owner.ts';
import type { JobKind, JobOutcome } from '../job-kind.ts';

/**
 * The crawl of a site (`crawl-site`) or of one page (`recrawl-page`). It holds the site's lock; that of a page that was just
 * added may run beside another one, and holds a separate lock.
 */
export const crawlKind: JobKind<Crawl> = {
  name: 'crawl',
  idPrefix: jobIdPrefixes.crawl,
  machines: ['crawl-site', 'recrawl-page'],
  listed: ({ organizationId, siteId, pageId, createdAt, id }) => ({
    organizationId,
    siteId,
    pageId,
    createdAt,
    reference: { kind: 'crawl', id },
  }),
  deadlines: jobDeadlines.crawl,
  onSilence: 'fail',
  parse: parseCrawl,
  keyOf: ({ organizationId, id }) => keys.crawl(organizationId, id),
  machineOf: ({ kind }) => (kind === 'site' ? 'crawl-site' : 'recrawl-page'),
  taskId: ({ id }) => id,
  locate: (_table, { organizationId, id }) => keys.crawl(organizationId, id),
  statuses: {
    queued: 'pending',
    running: 'running',
    completed: 'completed',
    failed: 'failed',
    skipped: 'completed',
    cancelled: 'cancelled',
  },
  endChanges: (_crawl, { now }) => ({ set: { completedAt: now.toISOString() } }),
  endWrites: (_table, crawl, outcome) => idleSiteWrites(crawl, outcome),
  /**
   * A crawl of a whole site goes on with the frontier that it has; the crawl of one page starts anew. Either takes the
   * site's lock, also the first crawl of an added page, whose trigger does without it.
   */
  async retry(table, crawl, now) {
    const { organizationId, siteId, startedAt, totalPages, job } = crawl;
    const isRunning = (holder: string): string => `another crawl of site ${siteId} is running (${holder})`;
    const other = (await listCrawlLocks(table, crawl, now)).find(({ holder }) => holder !== job.id);
    if (other) return { refused: isRunning(other.holder) };
    const backgroundStatus = totalPages === null ? 'discovering' : 'crawling';
    const busy = { set: { backgroundStatus, latestCrawlId: crawl.id } };
    return {
      set: { pageRequests: 0, completedAt: null, status: startedAt === null ? 'pending' : 'running' },
      writes: crawl.kind === 'site' ? [updateSiteWrite(organizationId, siteId, busy)] : [],
      locks: [crawlLock(crawl)],
      refusals: { lock: isRunning },
    };
  },
  findOwner: ownerFinder('CRAWL'),
};

/** The crawl of a whole site is the site's background work. A site that was deleted in the meantime stays deleted. */
function idleSiteWrites({ kind, organizationId, siteId }: Crawl, { now, site }: JobOutcome): Write[] {
  if (kind === 'page') return [];
  const at = now.toISOString();
  const set = { backgroundStatus: null, lastCrawledAt: at, updatedAt: at, ...site };
  return [updateSiteWrite(organizationId, siteId, { set })];
}
