import type { Issue, Page, PageReport, Recommendation, ReportModel } from './report-model.ts';

/** One of the things to do first: an issue of the site, or advice on one page. */
export type FirstThing =
  | { readonly kind: 'issue'; readonly issue: Issue }
  | { readonly kind: 'advice'; readonly advice: Recommendation; readonly page: Page };

export const FIRST_THINGS = 3;

/**
 * Errors first, those on the most pages before others; then the advice that is worth the most points. What says the same as one before it
 * is left out: the broken link and the page that it leads to, the missing title and the advice to write one.
 */
export function firstThings({ issues, reports, kind }: Pick<ReportModel, 'issues' | 'reports' | 'kind'>): FirstThing[] {
  const chosen: FirstThing[] = [];
  const errors = issues.filter(({ severity }) => severity === 'error').toSorted((a, b) => b.pages - a.pages);
  // The link says where to go and mend it; the address that is missing does not.
  const linksFirst = errors.toSorted((a, b) => Number(isAddress(a)) - Number(isAddress(b)));
  for (const issue of kind === 'page' ? errors : linksFirst) {
    if (chosen.length < FIRST_THINGS && !chosen.some((one) => saysTheSame(one, issue)))
      chosen.push({ kind: 'issue', issue });
  }
  for (const { advice, page } of adviceByPoints(reports)) {
    if (chosen.length === FIRST_THINGS) break;
    if (!chosen.some((one) => isOfField(one, advice))) chosen.push({ kind: 'advice', advice, page });
  }
  return chosen;
}

/** Open advice of the pages in detail: most points first, then in the API's own order. */
export function adviceByPoints(reports: readonly PageReport[]): { advice: Recommendation; page: Page }[] {
  return reports
    .flatMap(({ page, recommendations }) => recommendations.map((advice) => ({ advice, page })))
    .toSorted(
      (a, b) =>
        b.advice.point_value - a.advice.point_value ||
        a.advice.sort_order - b.advice.sort_order ||
        a.advice.id - b.advice.id,
    );
}

/** An issue of an address that is no page of the site. */
const isAddress = ({ urls }: Issue): boolean => urls.length > 0 && urls.every(({ page_id: id }) => id === null);

function saysTheSame(one: FirstThing, issue: Issue): boolean {
  if (one.kind !== 'issue') return false;
  const related = new Set(one.issue.urls.flatMap(({ related_urls: urls }) => urls));
  return issue.urls.length > 0 && issue.urls.every(({ url }) => related.has(url));
}

const fieldsOfIssues: Readonly<Record<string, string>> = {
  'title-': 'title',
  'description-': 'meta_description',
  'h1-': 'h1',
  'structured-data-': 'schema',
};

function isOfField(one: FirstThing, { target_field: field, page_id: pageId }: Recommendation): boolean {
  if (one.kind !== 'issue') return false;
  const [, ofIssue] = Object.entries(fieldsOfIssues).find(([start]) => one.issue.id.startsWith(start)) ?? [];
  return ofIssue === field && one.issue.urls.some(({ page_id: id }) => id === pageId);
}
