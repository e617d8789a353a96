import type { AuditApi } from './audit-api.ts';
import { type PageAudit, readPageAudit } from './audit-page.ts';
import { analyzePages } from './page-analysis.ts';
import { listPages } from './page-lookup.ts';
import type { PageRow } from './page-table.ts';
import type { Progress } from './progress.ts';
import type { PageSummary } from './report-types.ts';
import { crawlSite } from './site-crawl.ts';
import { readSiteOverview, type SiteOverview } from './site-overview.ts';

export interface SiteAudit {
  readonly siteId: number;
  readonly rows: readonly PageRow[];
  /** Null of a site that has no page at `/`. */
  readonly homePage: PageAudit | null;
  readonly overview: SiteOverview;
}

/** Crawls a site, analyses every page of it, and reads an overview and the home page's report. */
export async function auditSite(api: AuditApi, domain: string, progress: Progress): Promise<SiteAudit> {
  const site = await crawlSite(api, domain, progress);
  const pages = await listPages(api, site.id);
  const pageIds = pages.map(({ id }) => id);
  const problems = await analyzePages(api, site.id, pageIds, progress);
  const rows: PageRow[] = [];
  for (const page of pages) {
    progress.show(`Reading the checks: ${rows.length} of ${pages.length} pages`);
    rows.push(await readRow(api, page, problems.get(page.id) ?? null));
  }
  const home = pages.find(({ path }) => path === '/');
  const homePage = home === undefined ? null : await readPageAudit(api, home.id);
  const overview = await readSiteOverview(api, site.id);
  progress.clear();
  return { siteId: site.id, rows, homePage, overview };
}

async function readRow(api: AuditApi, page: PageSummary, problem: string | null): Promise<PageRow> {
  const { data: checks } = await api.getChecks({ pageId: page.id });
  return {
    path: page.path ?? page.url ?? '',
    score: checks.last_analysis?.overall_score ?? null,
    grade: checks.last_analysis?.overall_grade ?? null,
    wordCount: checks.fields.word_count,
    summary: checks.summary,
    problem,
  };
}
