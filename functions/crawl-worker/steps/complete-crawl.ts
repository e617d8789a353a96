import { pagePathKey } from '../../../shared/domain/urls/page-url.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { type Crawl, getCrawl } from '../../../shared/table/crawls.ts';
import { listAllSitePages } from '../../../shared/table/listed-pages.ts';
import { findPageIdByPath, getPageWithDrafts } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { runKeywordScope } from '../run-keyword-scope.ts';
import type { CrawlServices } from '../services.ts';
import { startScheduledAnalyses } from '../start-scheduled-analyses.ts';

/** How many pages the analysis scope `top` starts: the first of the site's list, priority pages before the others. */
const TOP_PAGES = 10;

/** What the state machine does next: it asks again after `waitSeconds`, until that is 0. */
export interface Completion {
  waitSeconds: number;
}

/**
 * Last step: the keywords and then the analyses that the setup was asked for, then the crawl is over and the site idle, in
 * one transaction. In this order, because a crawl that is over is never worked on again: a crash in between would cost
 * the analyses.
 */
export async function completeCrawl(services: CrawlServices, job: CrawlJob): Promise<Completion> {
  const { table, now } = services;
  const over = await getCrawl(table, job.organizationId, job.id);
  // The task ran before and its result was lost.
  if (over?.status === 'completed') return { waitSeconds: 0 };
  const { crawl, site } = await reportCrawl(services, job);
  const state = await getCrawlState(table, crawl);
  // The crawl's row may lack the last batch, after a crash between the two.
  const pagesRead = state?.pagesRead ?? crawl.crawledPages ?? 0;
  if (state?.startPageFailed && pagesRead === 0) {
    throw new PermanentError(`nothing of ${site.domain} could be read`);
  }
  if (site.setupCompletedAt === null) {
    const waitSeconds = await runKeywordScope(services, site, crawl);
    if (waitSeconds > 0) return { waitSeconds };
    await startRequestedAnalyses(services, site, crawl);
  }
  await startScheduledAnalyses(services, site, crawl);
  log.info('crawl completed', { pages_read: pagesRead, skipped: state?.skipped ?? {} });
  await endJob(table, crawlKind, crawl, {
    status: 'completed',
    now: now(),
    set: { totalPages: pagesRead, crawledPages: pagesRead },
    site: { setupCompletedAt: site.setupCompletedAt ?? now().toISOString() },
    events:
      site.setupCompletedAt === null ? [{ type: 'site.ready', data: { site_id: site.id, job_id: crawl.job.id } }] : [],
  });
  return { waitSeconds: 0 };
}

/**
 * Each page by itself: one that cannot be analysed (no allowance left, already running) stops none of the others. One that
 * was analysed since the crawl began was started by this step before it was cut off.
 */
async function startRequestedAnalyses(services: CrawlServices, site: Site, crawl: Crawl): Promise<void> {
  for (const pageId of await pagesOfScope(services, site)) {
    const found = await getPageWithDrafts(services.table, site.organizationId, pageId);
    if (!found || (found.page.latestAnalysis?.completedAt ?? '') > crawl.createdAt) continue;
    const result = await startAnalysis(services, { ...found, force: false });
    if (!result.started)
      log.info('an analysis of the setup was not started', { page_id: pageId, reason: result.reason });
  }
}

async function pagesOfScope({ table }: CrawlServices, site: Site): Promise<number[]> {
  if (site.autoRunAnalysisScope === 'none') return [];
  if (site.autoRunAnalysisScope === 'homepage') {
    const id = await findPageIdByPath(table, site.organizationId, site.id, pagePathKey('/'));
    return id ? [id] : [];
  }
  const pages = await listAllSitePages(table, site.organizationId, site.id);
  const chosen = site.autoRunAnalysisScope === 'top' ? pages.slice(0, TOP_PAGES) : pages;
  return chosen.map(({ id }) => id);
}
