import type { Page, ReportModel } from './report-model.ts';

/** The home page, then priority pages, then the pages with the lowest scores; what was not graded has nothing to show. */
export function choosePagesInDetail(pages: readonly Page[], max: number): Page[] {
  return pages
    .filter((page) => pageScore(page) !== null)
    .toSorted(compareInDetail)
    .slice(0, max);
}

/** The order of pages by how much a report says of them; those without a score come last. */
export function compareInDetail(one: Page, other: Page): number {
  const scores = [pageScore(one) ?? 101, pageScore(other) ?? 101] as const;
  return rank(one) - rank(other) || scores[0] - scores[1] || one.id - other.id;
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
export const hasPart = ({ figures, reports }: Pick<ReportModel, 'figures' | 'reports'>): boolean =>
  figures.scores.count > reports.length;
