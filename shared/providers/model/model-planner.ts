import { randomUUID } from 'node:crypto';
import { describeBriefPrompt } from '../../domain/model-prompts/brief-prompts.ts';
import { pageKeywordsPrompt } from '../../domain/model-prompts/page-keywords-prompt.ts';
import { planPagesPrompt } from '../../domain/model-prompts/plan-pages-prompt.ts';
import { planPurposesPrompt } from '../../domain/model-prompts/plan-purposes-prompt.ts';
import { keywordNeed } from '../../domain/planning/page-keywords.ts';
import type { PlanInput } from '../../domain/planning/plan-input.ts';
import { log } from '../../logging/log.ts';
import { askModel, timeLimit } from './ask-model.ts';
import type { PlannedPages, Planner } from './planner.ts';
import type { TextModel } from './text-model.ts';

const PLANNED_BY_RULES =
  'The language model failed, so the pages are planned by rules. Send `regenerate: true` to plan them again.';
const PURPOSES_OF_THE_FIRST_CALL =
  'The language model failed at the purposes, so the pages keep the purposes of its first call.';

/**
 * Plans with a language model. What it fails at is done by the rules, which have an answer to everything: a client that
 * waits for its first pages gets some, and can ask for others later. An existing plan is not replaced by one of the rules.
 */
export function modelPlanner(model: TextModel, rules: Planner): Planner {
  const orByRules = async <T>(what: string, asked: Promise<T>, byRules: () => Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      log.error(`${what} by rules, because the model failed`, error, { model: model.model });
      return byRules();
    }
  };
  return {
    describe: (input) =>
      orByRules('a site is described', askModel(model, describeBriefPrompt(input.brief, randomUUID())), () =>
        rules.describe(input),
      ),
    planPages: (input, { mayFallBack, budgetMs }) => {
      const signal = budgetMs === undefined ? timeLimit(model, 'plan-pages') : AbortSignal.timeout(budgetMs);
      const planned = planInTwoCalls(model, input, signal);
      if (!mayFallBack) return planned;
      return orByRules('a site is planned', planned, async () => ({
        ...(await rules.planPages(input, { mayFallBack })),
        note: PLANNED_BY_RULES,
      }));
    },
    // A call and a credit for a page that no one searches for, or whose name says nothing, would be wasted.
    suggestKeywords: async (input) =>
      keywordNeed(input) === 'searched'
        ? orByRules<readonly string[]>(
            'keywords are suggested',
            askModel(model, pageKeywordsPrompt(input, randomUUID())),
            () => rules.suggestKeywords(input),
          )
        : [],
  };
}

/** The pages, then their purposes with all pages in view; without an answer to the second the purposes of the first stay. */
async function planInTwoCalls(model: TextModel, input: PlanInput, signal: AbortSignal): Promise<PlannedPages> {
  const pages = await askModel(model, planPagesPrompt(input, randomUUID()), signal);
  try {
    return { pages: await askModel(model, planPurposesPrompt({ ...input, pages }, randomUUID()), signal), note: null };
  } catch (error) {
    log.error('planned pages keep their first purposes, because the model failed', error, { model: model.model });
    return { pages, note: PURPOSES_OF_THE_FIRST_CALL };
  }
}
