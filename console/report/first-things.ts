import { adviceByPoints, isSameAdvice } from './advice-groups.ts';
import type { Issue, Page, Recommendation, ReportModel } from './report-model.ts';

/** One of the things to do first: an issue of the site, or advice on one page. */
export type FirstThing =
  | { readonly kind: 'issue'; readonly issue: Issue }
  | { readonly kind: 'advice'; readonly advice: Recommendation; readonly page: Page };

const FIRST_THINGS = 3;

/**
 * Of a site: the error that the most URLs have, then the error or warning that the most URLs have after it, then the advice that is worth the
 * most points; what is missing of these is filled from the same lists. Of a page: its errors, then its advice. What says the same as one
 * before it is left out: the broken link and the page that it leads to, the missing title and the advice to write one, the same advice
 * on another page.
 */
export function firstThings({ issues, reports, kind }: Pick<ReportModel, 'issues' | 'reports' | 'kind'>): FirstThing[] {
  const listed = issues.filter((issue) => issue.severity !== 'notice' && !isOfBrokenLink(issue, issues));
  const byUrls = listed.toSorted((a, b) => b.pages - a.pages || rank(a) - rank(b));
  const errors = byUrls.filter(({ severity }) => severity === 'error').map(toIssueThing);
  const all = byUrls.map(toIssueThing);
  const advice = adviceByPoints(reports).map((one): FirstThing => ({ kind: 'advice', ...one }));
  const lists = kind === 'page' ? [errors, errors, errors] : [errors, all, advice];
  const chosen: FirstThing[] = [];
  for (const candidates of [...lists, advice, advice, advice, all, all, all]) {
    if (chosen.length === FIRST_THINGS) break;
    const next = candidates.find((candidate) => !chosen.some((one) => isSame(one, candidate)));
    if (next !== undefined) chosen.push(next);
  }
  return chosen;
}

const toIssueThing = (issue: Issue): FirstThing => ({ kind: 'issue', issue });
const rank = ({ severity }: Issue): number => (severity === 'error' ? 0 : 1);

/** The addresses that links of the site lead to and that do not exist: the link leads to where it can be fixed. */
const isOfBrokenLink = ({ id }: Issue, issues: readonly Issue[]): boolean =>
  id === 'page-not-found' && issues.some((issue) => issue.id === 'broken-internal-link');

function isSame(one: FirstThing, other: FirstThing): boolean {
  if (one.kind === 'issue' && other.kind === 'issue') return one.issue.id === other.issue.id;
  if (one.kind === 'advice' && other.kind === 'advice')
    return one.advice.id === other.advice.id || (one.page.id !== other.page.id && isSameAdvice(one, other));
  if (one.kind === 'advice') return isSame(other, one);
  return other.kind === 'advice' && isOfField(one, other.advice);
}

const fieldsOfIssues: Readonly<Record<string, string>> = {
  'title-': 'title',
  'description-': 'meta_description',
  'h1-': 'h1',
  'structured-data-': 'schema',
};

function isOfField(
  { issue }: Extract<FirstThing, { kind: 'issue' }>,
  { target_field: field, page_id: pageId }: Recommendation,
): boolean {
  const [, own] = Object.entries(fieldsOfIssues).find(([start]) => issue.id.startsWith(start)) ?? [];
  return own === field && issue.urls.some(({ page_id: id }) => id === pageId);
}
