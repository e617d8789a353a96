import { isUtilityPage } from '../pages/utility-page.ts';
import type { KeywordDemand } from './candidate.ts';
import { storedOpportunityScore } from './score-opportunity.ts';

/** A page with what its stored opportunity score and its automatic priority follow from. */
export interface PageToScore {
  id: number;
  path: string | null;
  primaryKeyword: string | null;
  demand: KeywordDemand | null;
  contentScore: number | null;
  /** True once the priority was set by hand. */
  isPriorityManual: boolean | null;
  isPriority: boolean;
}

export interface PageScore {
  opportunityScore: number | null;
  isPriority: boolean;
}

/** Enough to begin with, few enough to mean something. */
export const AUTOMATIC_PRIORITIES_MAX = 10;

/**
 * The stored opportunity scores of all pages of a site, and their priorities: the pages with the best scores have priority,
 * as far as their keywords are searched for; of equal ones the older page. Utility pages
 * never do. A priority that was set by hand stays, and takes none of the places.
 */
export function scorePages(pages: readonly PageToScore[]): Map<number, PageScore> {
  const scored = pages.map((page) => ({ page, score: storedOpportunityScore(page) }));
  const best = scored
    .filter(
      ({ page, score }) => score !== null && isSearched(page) && !page.isPriorityManual && !isUtilityPage(page.path),
    )
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.page.id - b.page.id)
    .slice(0, AUTOMATIC_PRIORITIES_MAX);
  const priorityIds = new Set(best.map(({ page }) => page.id));
  return new Map(
    scored.map(({ page, score }) => [
      page.id,
      { opportunityScore: score, isPriority: page.isPriorityManual ? page.isPriority : priorityIds.has(page.id) },
    ]),
  );
}

const isSearched = ({ demand }: PageToScore): boolean => (demand?.volume ?? 0) > 0;
