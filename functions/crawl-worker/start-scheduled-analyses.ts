import { contentFingerprint } from '../../shared/domain/fields/content-fingerprint.ts';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import { startAnalyses } from '../../shared/jobs/start-analyses.ts';
import { log } from '../../shared/logging/log.ts';
import { type LastRun, noteAnalyses } from '../../shared/table/crawl-schedules.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { listSitePageIds } from '../../shared/table/listed-pages.ts';
import { requireOrganization } from '../../shared/table/organizations.ts';
import { getPageContent } from '../../shared/table/page-content.ts';
import { getPages, type Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { CrawlServices } from './services.ts';

const PAGES_AT_A_TIME = 100;
const READS_AT_ONCE = 10;
/** Below the time of the function, so that the crawl ends in any case. */
const WORK_MS = 200_000;

type Analyses = NonNullable<LastRun['analyses']>;

/**
 * Starts the analyses that the schedule of the site asks for after its crawl, and notes how many. The allowance is spent in the order of
 * the site's list, priority pages first. What was analysed since the crawl began was started by this step before it was cut off.
 */
export async function startScheduledAnalyses(services: CrawlServices, site: Site, crawl: Crawl): Promise<void> {
  if (crawl.analyze === 'none') return;
  const analyses = await startThem(services, site, crawl);
  const { queued, notQueued: not_queued, stoppedBy: stopped_by } = analyses;
  log.info('analyses of a scheduled crawl', { queued, not_queued, stopped_by });
  await noteAnalyses(services.table, crawl, { jobId: crawl.job.id, analyses });
}

async function startThem(services: CrawlServices, site: Site, crawl: Crawl): Promise<Analyses> {
  const { table, now } = services;
  const until = new Date(now().getTime() + WORK_MS);
  const { plan } = await requireOrganization(table, site.organizationId);
  const listed = await listSitePageIds(table, site.organizationId, site.id);
  // The free analysis of the homepage is for its owner to spend.
  if (!isSubscribed(plan)) return { queued: 0, notQueued: listed.length, stoppedBy: 'payment_required' };
  const analyses: Analyses = { queued: 0, notQueued: 0, stoppedBy: null };
  for (let at = 0; at < listed.length; at += PAGES_AT_A_TIME) {
    const ids = listed.slice(at, at + PAGES_AT_A_TIME);
    if (now() > until) {
      analyses.notQueued += ids.length;
      continue;
    }
    const pageIds = await chooseAmong(services, ids, crawl);
    if (analyses.stoppedBy !== null) {
      analyses.notQueued += pageIds.length;
      continue;
    }
    const results = await startAnalyses(services, { site, pageIds, force: false, until });
    for (const result of results.values()) {
      if (result.started) analyses.queued += 1;
      else analyses.notQueued += 1;
      if (!result.started && result.reason === 'allowance_exhausted') analyses.stoppedBy = result.reason;
    }
  }
  return analyses;
}

/** In the order that was given. */
async function chooseAmong(
  { table }: CrawlServices,
  ids: readonly number[],
  { organizationId, createdAt, analyze }: Crawl,
): Promise<number[]> {
  const pages = new Map((await getPages(table, organizationId, ids)).map((page) => [page.id, page]));
  const chosen = await runInParallel(ids, READS_AT_ONCE, async (id) => {
    const page = pages.get(id);
    if (!page || page.planned) return false;
    if (page.unreadable !== null && page.latestContentVersionId === null) return false;
    if ((page.latestAnalysis?.completedAt ?? '') > createdAt) return false;
    return analyze === 'all' || hasChanged(table, page);
  });
  return ids.filter((_, at) => chosen[at]);
}

/** Whether an analysis would read anything else than the latest one did. */
async function hasChanged(table: CrawlServices['table'], page: Page): Promise<boolean> {
  const { latestAnalysis, latestSnapshot, contentRevision } = page;
  if (latestAnalysis === null) return true;
  const isRead = (latestSnapshot?.createdAt ?? '') > (latestAnalysis.completedAt ?? '');
  if (!isRead && latestAnalysis.contentRevision === contentRevision) return false;
  const content = await getPageContent(table, page.organizationId, page.id);
  return content !== null && contentFingerprint(content.fields) !== latestAnalysis.fingerprint;
}
