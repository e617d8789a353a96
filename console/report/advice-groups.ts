import type { Page, PageReport, Recommendation } from './report-model.ts';

/** Advice on a page. */
interface PageAdvice {
  readonly advice: Recommendation;
  readonly page: Page;
}

/** Advice that several pages need: the one that is worth the most points, and the others. */
export interface AdviceGroup extends PageAdvice {
  readonly others: readonly PageAdvice[];
}

/** Open advice of the pages in detail: most points first, then in the API's own order. */
export function adviceByPoints(reports: readonly PageReport[]): PageAdvice[] {
  return reports
    .flatMap(({ page, recommendations }) => recommendations.map((advice) => ({ advice, page })))
    .toSorted(
      (a, b) =>
        b.advice.point_value - a.advice.point_value ||
        a.advice.sort_order - b.advice.sort_order ||
        a.advice.id - b.advice.id,
    );
}

/** In the order of the first of each group. Of one page, two pieces of advice are never the same. */
export function groupAdvice(all: readonly PageAdvice[]): AdviceGroup[] {
  const groups: (PageAdvice & { others: PageAdvice[] })[] = [];
  for (const one of all) {
    const found = groups.find(
      (group) => isSameAdvice(group, one) && ![group, ...group.others].some(({ page }) => page.id === one.page.id),
    );
    if (found) found.others.push(one);
    else groups.push({ ...one, others: [] });
  }
  return groups;
}

/** The same edit, wherever on its page it is to be made. */
export const isSameAdvice = (one: PageAdvice, other: PageAdvice): boolean =>
  one.advice.target_field === other.advice.target_field && removePlace(one.advice) === removePlace(other.advice);

/** A title without the place that it names in quotation marks. */
function removePlace({ title }: Recommendation): string {
  const place = Math.max(title.lastIndexOf(' „'), title.lastIndexOf(' «'));
  if (place > 0 && (title.endsWith('“') || title.endsWith('»'))) return title.slice(0, place);
  return title.replace(
    / (?:after|before|at|in|below|above|at the heading|below the heading|under the heading) "[^"]*"$/,
    '',
  );
}
