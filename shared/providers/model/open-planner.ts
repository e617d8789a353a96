import { suggestedByRules } from '../../domain/model-prompts/suggested-by-rules.ts';
import { modelPort } from './model-port.ts';
import type { Planner } from './planner.ts';
import type { TextModel } from './text-model.ts';

// The planner is loaded with the first plan: most operations of the group read one, or change it.

/** `rules-v1`: read from the brief's own words, deterministic, no key and no network. */
const rulesPlanner: Planner = {
  async describe({ brief }) {
    const { describeSite } = await import('../../domain/planning/describe-site.ts');
    return { ...describeSite(brief), note: null };
  },
  async planPages(input) {
    const { planPages } = await import('../../domain/planning/plan-pages.ts');
    return { pages: planPages(input).map(suggestedByRules), note: null, dropped: [] };
  },
  async suggestKeywords(input) {
    const { keywordCandidates } = await import('../../domain/planning/page-keywords.ts');
    return keywordCandidates(input);
  },
};

function lazyModelPlanner(model: TextModel): Planner {
  const open = async (): Promise<Planner> => {
    const { modelPlanner } = await import('./model-planner.ts');
    return modelPlanner(model, rulesPlanner);
  };
  return {
    describe: async (input) => (await open()).describe(input),
    planPages: async (input, given) => (await open()).planPages(input, given),
    suggestKeywords: async (input) => (await open()).suggestKeywords(input),
  };
}

export const openPlanner = modelPort<Planner>({
  task: 'plans',
  rules: rulesPlanner,
  model: lazyModelPlanner,
  asks: ['describe', 'planPages', 'suggestKeywords'],
});
