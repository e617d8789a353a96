import type { Page, ReportModel } from './report-model.ts';

/** The home page, then priority pages, then the pages with the lowest scores; what was not graded has nothing to show. */
export function choosePagesInDetail(pages: readonly Page[], max: number): Page[] {
  return pages
    .filter((page) => pageScore(page) !== null)
    .toSorted((a, b) => rank(a) - rank(b) || (pageScore(a) ?? 0) - (pageScore(b) ?? 0) || a.id - b.id)
    .slice(0, max);
}

export const pageScore = ({ latest_analysis: analysis }: Page): number | null => analysis?.overall_score ?? null;

function rank({ path, is_priority: isPriority }: Page): number {
  if (path === '/') return 0;
  return isPriority ? 1 : 2;
}

/** Which of them the pages in detail are. */
export const detailedParts = (reports: ReportModel['reports']) => ({
  home: reports.some(({ page }) => rank(page) === 0),
  priority: reports.some(({ page }) => rank(page) === 1),
  rest: reports.some(({ page }) => rank(page) === 2),
});

/** Not all graded pages are in detail: what is said of the advice is said of a part of it. */
export const hasPart = ({ pages, reports }: Pick<ReportModel, 'pages' | 'reports'>): boolean =>
  pages.filter((page) => pageScore(page) !== null).length > reports.length;
