import type { CallOptions, ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { choosePagesInDetail } from '../choose-pages.ts';
import { addComponents, addPage, noPages, readComponentScores } from '../page-figures.ts';
import type { PageReport, PlanModel, Preparer, ReportModel } from '../report-model.ts';
import { readIssuesOfPage, readIssuesOfSite } from './read-issues.ts';
import { readPagesOfSite } from './read-pages.ts';
import { recordReport } from './record-report.ts';
import { runInTurns } from './run-in-turns.ts';
import { readUnreadUrls } from './unread-urls.ts';

/** The subject of the report. */
export type ReportSubject = { readonly siteId: number } | { readonly pageId: number };

export interface ReadOptions extends CallOptions {
  readonly now: () => Date;
  readonly preparedBy?: Preparer | null;
  /** Called as pages in detail are read. */
  readonly onProgress?: (done: number, total: number) => void;
}

type Api = ContentOptimizationClient;

/** A report of a page takes the service five times as long as the page alone. */
export const DETAILED_PAGES_MAX = 20;

const CALLS_AT_ONCE = 6;

/**
 * Reads a report over the API: one call for each page in detail, one for each type of issue, and a fixed number beside them.
 */
export function readReport(api: Api, subject: ReportSubject, options: ReadOptions): Promise<ReportModel | PlanModel> {
  return 'siteId' in subject
    ? readSiteReport(api, subject.siteId, options)
    : readPageReport(api, subject.pageId, options);
}

async function readSiteReport(api: Api, siteId: number, options: ReadOptions): Promise<ReportModel | PlanModel> {
  const common = await readCommon(api, siteId, options);
  // Without an address there is nothing to crawl or to grade yet.
  if (common.site.url === null) return readPlanReport(api, common, options);
  const { figures, pages, doubtful, withoutComponents } = await readPagesOfSite(api, siteId, options);
  const chosen = choosePagesInDetail(pages, DETAILED_PAGES_MAX);
  let done = 0;
  const reports = await runInTurns(chosen, CALLS_AT_ONCE, async ({ id }): Promise<PageReport> => {
    const report = await readDetail(api, id, options);
    done += 1;
    options.onProgress?.(done, chosen.length);
    return report;
  });
  const issues = await readIssuesOfSite(api, siteId, options);
  const unread = await readUnreadUrls(api, siteId, common.crawl?.id ?? null, options);
  const known = reports
    .flatMap(({ page, analysis }) => (analysis && withoutComponents.has(page.id) ? [analysis] : []))
    .reduce((all, analysis) => addComponents(all, readComponentScores(analysis)), figures);
  const listed = { figures: known, pages, doubtful, reports, ...issues, ...unread };
  const model: ReportModel = { kind: 'site', ...common, sheet: null, previous: null, ...listed };
  return { ...model, previous: await recordReport(api, model, options) };
}

async function readPageReport(api: Api, pageId: number, options: ReadOptions): Promise<ReportModel> {
  const report = await readDetail(api, pageId, options, 'sheet');
  const { page, siteId, sheet } = report;
  if (siteId === null) throw new Error(`page ${pageId} has no site`);
  const common = await readCommon(api, siteId, options);
  const issues = await readIssuesOfPage(api, siteId, pageId, options);
  const none = { unread: [], isUnreadCut: false };
  const componentScores = report.analysis && readComponentScores(report.analysis);
  const figures = addPage(noPages, page, componentScores);
  const doubtful = figures.doubtful > 0 ? [page] : [];
  const listed = { figures, pages: [page], doubtful, reports: [report], ...issues, ...none };
  return { kind: 'page', ...common, sheet, previous: null, ...listed };
}

/** Of a site that is not live: its sheets say which language the brief is in. */
async function readPlanReport(
  api: Api,
  { madeAt, site }: Pick<ReportModel, 'madeAt' | 'site'>,
  options: ReadOptions,
): Promise<PlanModel> {
  const { data: plan } = await api.getPlan({ siteId: site.id }, options);
  const [first] = plan.pages;
  const sheet = first && (await readDetail(api, first.id, options, 'sheet')).sheet;
  return { kind: 'plan', madeAt, site, language: sheet?.language ?? 'en', plan };
}

async function readCommon(
  api: Api,
  siteId: number,
  options: ReadOptions,
): Promise<Pick<ReportModel, 'madeAt' | 'site' | 'rubric' | 'crawl' | 'preparedBy'>> {
  const [{ data: site }, { data: rubric }, { data: crawls }] = await Promise.all([
    api.getSite({ siteId }, options),
    api.getRubric({ siteId }, options),
    api.listCrawls({ siteId, limit: 1 }, options),
  ]);
  const { now, preparedBy = null } = options;
  return { madeAt: now().toISOString(), site, rubric, crawl: crawls[0] ?? null, preparedBy };
}

async function readDetail(
  api: Api,
  pageId: number,
  options: ReadOptions,
  include?: 'sheet',
): Promise<PageReport & { readonly siteId: number | null; readonly sheet: ReportModel['sheet'] }> {
  const { data } = await api.getReport({ pageId, ...(include && { include }) }, options);
  const { page, analysis, comparison, recommendations, sheet = null } = data;
  return { siteId: page.site_id, page, analysis, comparison, recommendations, sheet };
}
