import type { AuditApi } from './audit-api.ts';
import { listPages } from './page-lookup.ts';
import { printable } from './printable.ts';
import type { PageSummary, SiteIssue } from './report-types.ts';
import { type Colour, columns, type Layout, paint, paragraph } from './text-layout.ts';

export interface SiteOverview {
  readonly pages: readonly PageSummary[];
  readonly issues: readonly SiteIssue[];
}

/** Reads what the crawl found on the whole site. */
export async function readSiteOverview(api: AuditApi, siteId: number): Promise<SiteOverview> {
  const pages = await listPages(api, siteId);
  const { data: issues } = await api.listSiteIssues({ siteId });
  return { pages, issues };
}

const severityColours: Readonly<Record<string, Colour>> = { error: 'red', warning: 'yellow', notice: 'dim' };
const widths = { severity: 8, pages: 6, grade: 5 };

/** The issues of the site, errors first, each with what to do. */
export function issuesSection(issues: readonly SiteIssue[], layout: Layout): string[] {
  const head = paint(layout, 'bold', 'Issues of the site');
  const found = issues.filter(({ pages }) => pages > 0);
  if (found.length === 0) return [head, 'none'];
  return [
    head,
    ...found.flatMap(({ severity, pages, title, how }) => [
      `${paint(layout, severityColours[severity] ?? 'bold', severity.padEnd(widths.severity))}${String(pages).padStart(widths.pages)}  ${printable(title)}`,
      ...paragraph(how, layout.width, widths.severity + widths.pages + 2).map((line) => paint(layout, 'dim', line)),
    ]),
  ];
}

/** All pages of the site, in the order of the site's list. */
export function pagesSection(pages: readonly PageSummary[], layout: Layout): string[] {
  const room = Math.max(20, layout.width - widths.grade - 4);
  const rows = [
    ['Grade', 'Page', 'Title'].map((text) => paint(layout, 'bold', text)),
    ...pages.map(({ overall_grade: grade, path, url, title }) => [
      printable(grade ?? '–'),
      printable(path ?? url ?? '–'),
      printable(title ?? '(no title)'),
    ]),
  ];
  const pathWidth = Math.floor(room / 2);
  return columns(rows, [{ width: widths.grade }, { width: pathWidth }, { width: room - pathWidth }]);
}
