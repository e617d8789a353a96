import type { CallOptions, ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { choosePagesInDetail } from '../../../console/report/choose-pages.ts';
import type { Page, PageReport, ReportModel } from '../../../console/report/report-model.ts';
import { inTurns } from './in-turns.ts';
import { readIssuesOfPage, readIssuesOfSite } from './report-issues.ts';
import { readUnreadUrls } from './unread-urls.ts';

/** What the report is about. */
export type ReportSubject = { readonly siteId: number } | { readonly pageId: number };

export interface ReadOptions extends CallOptions {
  readonly now: () => Date;
  /** Called as pages are read. */
  readonly onProgress?: (done: number, total: number) => void;
}

type Api = ContentOptimizationClient;

/** More pages would make a report that no person reads; it says how many it left out. */
export const PAGES_MAX = 1_000;
/** A report of a page takes the service five times as long as the page alone. */
export const DETAILED_PAGES_MAX = 30;

const PAGES_PER_CALL = 100;
const CALLS_AT_ONCE = 6;

/**
 * Reads a report over the API: one call for each page, one more for each page in detail, one for each type of issue, and a
 * fixed number beside them.
 */
export function readReport(api: Api, subject: ReportSubject, options: ReadOptions): Promise<ReportModel> {
  return 'siteId' in subject
    ? readSiteReport(api, subject.siteId, options)
    : readPageReport(api, subject.pageId, options);
}

async function readSiteReport(api: Api, siteId: number, options: ReadOptions): Promise<ReportModel> {
  const common = await readCommon(api, siteId, options);
  const { ids, total } = await listPageIds(api, siteId, options);
  let done = 0;
  const pages = await inTurns(ids, CALLS_AT_ONCE, async (pageId): Promise<Page> => {
    const { data } = await api.getPage({ pageId }, options);
    done += 1;
    options.onProgress?.(done, ids.length);
    return data;
  });
  const chosen = choosePagesInDetail(pages, DETAILED_PAGES_MAX);
  const reports = await inTurns(chosen, CALLS_AT_ONCE, ({ id }) => readDetail(api, id, options));
  const issues = await readIssuesOfSite(api, siteId, options);
  const unread = await readUnreadUrls(api, siteId, common.crawl?.id ?? null, options);
  return { kind: 'site', ...common, pages, pageTotal: total, reports, ...issues, ...unread };
}

async function readPageReport(api: Api, pageId: number, options: ReadOptions): Promise<ReportModel> {
  const report = await readDetail(api, pageId, options);
  const { page } = report;
  if (page.site_id === null) throw new Error(`page ${pageId} has no site`);
  const common = await readCommon(api, page.site_id, options);
  const issues = await readIssuesOfPage(api, page.site_id, pageId, options);
  const none = { unread: [], isUnreadCut: false };
  return { kind: 'page', ...common, pages: [page], pageTotal: 1, reports: [report], ...issues, ...none };
}

async function readCommon(
  api: Api,
  siteId: number,
  options: ReadOptions,
): Promise<Pick<ReportModel, 'madeAt' | 'site' | 'rubric' | 'crawl'>> {
  const [{ data: site }, { data: rubric }, { data: crawls }] = await Promise.all([
    api.getSite({ siteId }, options),
    api.getRubric({ siteId }, options),
    api.listCrawls({ siteId, limit: 1 }, options),
  ]);
  return { madeAt: options.now().toISOString(), site, rubric, crawl: crawls[0] ?? null };
}

async function readDetail(api: Api, pageId: number, options: ReadOptions): Promise<PageReport> {
  const { data } = await api.getReport({ pageId }, options);
  return { page: data.page, analysis: data.analysis, recommendations: data.recommendations };
}

/** The ids of the first pages in the order of the site's list, and how many pages there are. */
async function listPageIds(api: Api, siteId: number, options: ReadOptions): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await api.listPages({ siteId, limit: PAGES_PER_CALL, page }, options);
    ids.push(...data.map(({ id }) => id));
    if (data.length === 0 || ids.length >= meta.total || ids.length >= PAGES_MAX)
      return { ids: ids.slice(0, PAGES_MAX), total: meta.total };
  }
}
