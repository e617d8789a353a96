import type { SiteDescription } from '../../domain/planning/describe-site.ts';
import type { KeywordSubject } from '../../domain/planning/page-keywords.ts';
import type { PlanInput, PlannedPage } from '../../domain/planning/plan-input.ts';

/** The pages of a plan, and what its reader should know of how they came about. */
export interface PlannedPages {
  readonly pages: readonly PlannedPage[];
  /** Says that rules planned the pages because the language model failed; null otherwise. */
  readonly note: string | null;
}

/** The port that plans a site from its brief. */
export interface Planner {
  /** The name of the site in the brief, and the country of its customers (the United States when unclear). */
  describe(input: { brief: string }): Promise<SiteDescription>;
  /**
   * The pages that the site needs, the homepage first.
   * @param mayFallBack A plan by rules will do where a language model has none.
   * @param budgetMs Of all calls together; by default what a request can wait.
   * @throws ModelError when it has none and nothing else will do.
   */
  planPages(input: PlanInput, given: { mayFallBack: boolean; budgetMs?: number }): Promise<PlannedPages>;
  /** Keywords that a page could aim at, the best guess first; empty when nothing suggests one. */
  suggestKeywords(input: KeywordSubject): Promise<readonly string[]>;
}
