import { getCrawlState } from '../../shared/table/crawl-frontier.ts';
import { putCrawlSearches } from '../../shared/table/crawl-searches.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import type { CrawlServices } from './services.ts';
import { generateContext } from './steps/generate-context.ts';

/** The step that follows when the frontier is empty. */
export type StepAfterFrontier = 'generate-context' | 'read-searches' | 'audit-site';

/** The facts of as many pages are read in a moment. */
const PAGES_MAX = 200;

/**
 * Of a small site, does the next steps of the crawl in the task that emptied the frontier: each transition of the state machine costs as
 * much as a quarter of a page. Idempotent, as the steps are.
 */
export async function goOnAtOnce(services: CrawlServices, job: CrawlJob): Promise<StepAfterFrontier> {
  const { table, now } = services;
  const { crawl, site } = await reportCrawl(services, job);
  const state = await getCrawlState(table, crawl);
  if (state === null || state.pagesRead > PAGES_MAX) return 'generate-context';
  await generateContext(services, job);
  if (site.gscPropertyUrl !== null) return 'read-searches';
  await putCrawlSearches(table, crawl, { status: 'not_connected', searches: null }, now());
  return 'audit-site';
}
