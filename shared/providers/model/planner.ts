import type { DroppedText } from '../../domain/model-prompts/dropped-text.ts';
import type { SiteDescription } from '../../domain/planning/describe-site.ts';
import type { KeywordSubject } from '../../domain/planning/page-keywords.ts';
import type { PlanInput } from '../../domain/planning/plan-input.ts';
import type { SuggestedPage } from '../../domain/planning/suggested-page.ts';

/** The pages of a plan, and what its reader should know of how they came about. */
export interface PlannedPages {
  readonly pages: readonly SuggestedPage[];
  /** Says that rules planned the pages, or that the purposes were not checked, because the language model failed; null otherwise. */
  readonly note: string | null;
  /** The model's words that the plan is without, and why. */
  readonly dropped: readonly DroppedText[];
}

export interface PlanningLimits {
  /** A plan by rules will do where a language model has none. */
  readonly mayFallBack: boolean;
  /** For both calls together; by default the time limit of plans, which fits a request that waits for the pages. */
  readonly budgetMs?: number | undefined;
}

/** A description, and whether the rules read it because the language model failed. */
export interface DescribedSite extends SiteDescription {
  readonly note: string | null;
}

/** The port that plans a site from its brief. */
export interface Planner {
  /** The name of the site in the brief, and the country of its customers (the United States when unclear). */
  describe(input: { brief: string }): Promise<DescribedSite>;
  /**
   * The pages that the site needs, the homepage first.
   * @throws ModelError when a language model has none and nothing else will do.
   */
  planPages(input: PlanInput, limits: PlanningLimits): Promise<PlannedPages>;
  /** Keywords that a page could aim at, the best guess first; empty when nothing suggests one. */
  suggestKeywords(input: KeywordSubject): Promise<readonly string[]>;
}
