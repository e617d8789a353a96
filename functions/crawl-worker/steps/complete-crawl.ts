import { keepPageList } from '../../../shared/jobs/keep-page-list.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { runAnalysisScope } from '../run-analysis-scope.ts';
import { runKeywordScope } from '../run-keyword-scope.ts';
import type { CrawlServices } from '../services.ts';
import { startScheduledAnalyses } from '../start-scheduled-analyses.ts';

/** The next step of the state machine: it asks again after `waitSeconds`, until that is 0. */
interface Completion {
  waitSeconds: number;
}

/**
 * Last step: the keywords and then the analyses that the setup was asked for; once they have ended, the crawl is over and the site idle,
 * in one transaction. Background work has ended then, so that whoever waits for it finds every grade and keyword (spec, Site
 * background_status), and a crash in between costs none.
 */
export async function completeCrawl(services: CrawlServices, job: CrawlJob): Promise<Completion> {
  const { table, now } = services;
  const over = await getCrawl(table, job.organizationId, job.id);
  // The task ran before and its result was lost.
  if (over?.status === 'completed') return { waitSeconds: 0 };
  const { crawl, site } = await reportCrawl(services, job, { set: { auditChecks: null } });
  const state = await getCrawlState(table, crawl);
  // The crawl's row may lack the last batch, after a crash between the two.
  const pagesRead = state?.pagesRead ?? crawl.crawledPages ?? 0;
  if (state?.startPageFailed && pagesRead === 0) {
    throw new PermanentError(`nothing of ${site.domain} could be read`);
  }
  if (site.setupCompletedAt === null) {
    const waitSeconds =
      (await runKeywordScope(services, site, crawl)) || (await runAnalysisScope(services, job, site, crawl));
    if (waitSeconds > 0) return { waitSeconds };
  }
  await keepPageList(services, site, { isWhole: true });
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
