/** The first things to do on a site, at most three: each leads to where it is done. */
import type { Item } from '../../clients/typescript/src/index.ts';

type Issue = Item<'listSiteIssues'>;
type Page = Item<'listPages'>;

export type FirstStep =
  | { readonly kind: 'grade'; readonly pages: readonly Page[] }
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'issue'; readonly issue: Issue };

const FIRST_STEPS = 3;

interface Found {
  readonly issues: readonly Issue[];
  /** With a score, the worst first. */
  readonly worst: readonly Page[];
  /** Those to grade first, where no page is graded. */
  readonly ungraded: readonly Page[];
}

/**
 * Grading, where no page is graded; the worst page with open advice; the error that the most pages have; then what is left of the
 * errors, the warnings and the pages.
 */
export function chooseFirstSteps({ issues, worst, ungraded }: Found): FirstStep[] {
  const byPages = (severity: Issue['severity']): FirstStep[] =>
    issues
      .filter((issue) => issue.severity === severity && issue.pages > 0)
      .toSorted((one, other) => other.pages - one.pages)
      .map((issue) => ({ kind: 'issue', issue }));
  const [error, ...errors] = byPages('error');
  const [page, ...pages] = worst
    .filter((one) => one.open_recommendation_count > 0)
    .map((one): FirstStep => ({ kind: 'page', page: one }));
  const grading: FirstStep[] = ungraded.length > 0 ? [{ kind: 'grade', pages: ungraded }] : [];
  return [...grading, page, error, ...errors, ...byPages('warning'), ...pages]
    .filter((step) => step !== undefined)
    .slice(0, FIRST_STEPS);
}
