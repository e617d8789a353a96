import { describeSite, type SiteDescription } from '../../domain/planning/describe-site.ts';
import { type KeywordSubject, keywordCandidates } from '../../domain/planning/page-keywords.ts';
import { type PlanInput, type PlannedPage, planPages } from '../../domain/planning/plan-pages.ts';
import { type Environment, EnvironmentError } from '../../environment.ts';

/** The port that plans a site from its brief. */
export interface Planner {
  /** What the brief calls the site, and the country of its customers (the United States when unclear). */
  describe(input: { brief: string }): Promise<SiteDescription>;
  /** The pages that the site needs, the homepage first. */
  planPages(input: PlanInput): Promise<readonly PlannedPage[]>;
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
 * @throws EnvironmentError for a provider that this release has no adapter for.
 */
export function openPlanner({ MODEL_PROVIDER }: Pick<Environment, 'MODEL_PROVIDER'>): Planner {
  if (MODEL_PROVIDER === 'rules') return rulesPlanner;
  throw new EnvironmentError(
    `invalid environment: MODEL_PROVIDER: no adapter for ${MODEL_PROVIDER} in this release; use rules`,
  );
}
