import { pagePathKey } from '../../shared/domain/urls/page-url.ts';
import { runningAnalyses } from '../../shared/jobs/running-analyses.ts';
import { startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { log } from '../../shared/logging/log.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { listSitePageIds, listSitePages } from '../../shared/table/listed-pages.ts';
import { findPageIdByPath } from '../../shared/table/page-ids.ts';
import { getPageWithDrafts } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import { pollSeconds } from './poll-seconds.ts';
import type { CrawlServices } from './services.ts';

/** How many pages the analysis scope `top` starts: the first of the site's list, priority pages before the others. */
const TOP_PAGES = 10;
const PAGES_AT_A_TIME = 100;
/** While analyses are started: each report reads the locks of all that were. */
const REPORTS_MAX = 20;
/** The state machine ends after a day. Analyses that take longer go on alone. */
const WAIT_SECONDS_MAX = 20 * 3_600;

/** Starts the analyses that the setup was asked for, once. Returns how long to wait before the next call, 0 when they have ended. */
export async function runAnalysisScope(
  services: CrawlServices,
  job: CrawlJob,
  site: Site,
  crawl: Crawl,
): Promise<number> {
  const pageIds = await pagesOfScope(services, site);
  if (pageIds.length === 0) return 0;
  const now = services.now();
  const startedAt = crawl.setupAnalysesAt ?? now.toISOString();
  const reportEnded = async (started: readonly number[]): Promise<number> => {
    const running = await countRunning(services, site, started);
    await reportCrawl(services, job, {
      set: { setupAnalyses: { done: started.length - running, total: pageIds.length } },
    });
    return running;
  };
  if (crawl.setupAnalysesAt === null) {
    // Of many pages the first are graded long before the last is started.
    const part = Math.max(PAGES_AT_A_TIME, Math.ceil(pageIds.length / REPORTS_MAX));
    for (let at = 0; at < pageIds.length; at += part) {
      await reportEnded(pageIds.slice(0, at));
      await startAnalyses(services, site, crawl, pageIds.slice(at, at + part));
    }
    await reportCrawl(services, job, { set: { setupAnalysesAt: startedAt } });
  }
  const running = await reportEnded(pageIds);
  const waitedSeconds = (now.getTime() - Date.parse(startedAt)) / 1_000;
  if (waitedSeconds > WAIT_SECONDS_MAX || running === 0) return 0;
  return pollSeconds(startedAt, now);
}

/**
 * Each page by itself: one that cannot be analysed (no allowance left, already running) stops none of the others. One that
 * was analysed since the crawl began was started by this step before it was cut off.
 */
async function startAnalyses(
  services: CrawlServices,
  site: Site,
  crawl: Crawl,
  pageIds: readonly number[],
): Promise<void> {
  for (const pageId of pageIds) {
    const found = await getPageWithDrafts(services.table, site.organizationId, pageId);
    if (!found || (found.page.latestAnalysis?.completedAt ?? '') > crawl.createdAt) continue;
    const result = await startAnalysis(services, { ...found, force: false });
    if (!result.started)
      log.info('an analysis of the setup was not started', { page_id: pageId, reason: result.reason });
  }
}

async function countRunning(
  { table, now }: CrawlServices,
  { organizationId }: Site,
  pageIds: readonly number[],
): Promise<number> {
  let running = 0;
  for (let at = 0; at < pageIds.length; at += PAGES_AT_A_TIME) {
    const ids = pageIds.slice(at, at + PAGES_AT_A_TIME);
    running += (await runningAnalyses(table, organizationId, ids, now())).size;
  }
  return running;
}

async function pagesOfScope({ table }: CrawlServices, site: Site): Promise<number[]> {
  if (site.autoRunAnalysisScope === 'none') return [];
  if (site.autoRunAnalysisScope === 'homepage') {
    const id = await findPageIdByPath(table, site.organizationId, site.id, pagePathKey('/'));
    return id ? [id] : [];
  }
  if (site.autoRunAnalysisScope !== 'top') return listSitePageIds(table, site.organizationId, site.id);
  const pages = await listSitePages(table, site.organizationId, site.id, { page: 1, limit: TOP_PAGES });
  return pages.map(({ id }) => id);
}
