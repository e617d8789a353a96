import { describeSite, type SiteDescription } from '../../domain/planning/describe-site.ts';
import { type KeywordSubject, keywordCandidates } from '../../domain/planning/page-keywords.ts';
import { type PlanInput, type PlannedPage, planPages } from '../../domain/planning/plan-pages.ts';
import { modelPlanner } from './model-planner.ts';
import { type ModelSettings, openTextModel } from './open-text-model.ts';

/** The port that plans a site from its brief. */
export interface Planner {
  /** What the brief calls the site, and the country of its customers (the United States when unclear). */
  describe(input: { brief: string }): Promise<SiteDescription>;
  /**
   * The pages that the site needs, the homepage first.
   * @param mayFallBack A plan by rules will do where a language model has none.
   * @throws ModelError when it has none and nothing else will do.
   */
  planPages(input: PlanInput, given: { mayFallBack: boolean }): Promise<readonly PlannedPage[]>;
  /** Keywords that a page could aim at, the best guess first; empty when nothing suggests one. */
  suggestKeywords(input: KeywordSubject): Promise<readonly string[]>;
}

/** `rules-v1`: read from the brief's own words, deterministic, no key and no network. */
const rulesPlanner: Planner = {
  describe: async ({ brief }) => describeSite(brief),
  planPages: async (input) => planPages(input),
  suggestKeywords: async (input) => keywordCandidates(input),
};

/**
 * The planner that the environment asks for.
 * @throws EnvironmentError when the provider lacks something.
 */
export function openPlanner(settings: ModelSettings): Planner {
  const model = openTextModel(settings);
  return model ? modelPlanner(model, rulesPlanner) : rulesPlanner;
}
