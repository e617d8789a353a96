import { randomUUID } from 'node:crypto';
import { describeBriefPrompt } from '../../domain/model-prompts/brief-prompts.ts';
import { pageKeywordsPrompt } from '../../domain/model-prompts/page-keywords-prompt.ts';
import { planPagesPrompt } from '../../domain/model-prompts/plan-pages-prompt.ts';
import { log } from '../../logging/log.ts';
import { askModel } from './ask-model.ts';
import type { Planner } from './planner.ts';
import type { TextModel } from './text-model.ts';

export interface PlannerBudgets {
  describeMs: number;
  /** Below the 29 seconds of the request that waits for the pages. */
  planPagesMs: number;
  /** Of each page: twenty of them, one after the other, are a task of two minutes. */
  suggestKeywordsMs: number;
}

const defaultBudgets: PlannerBudgets = { describeMs: 15_000, planPagesMs: 25_000, suggestKeywordsMs: 5_000 };

/**
 * Plans with a language model. A name, a place and keywords fall back on the rules, which have an answer to everything; a
 * plan does not: it would be kept, and nobody asks for a second one of a site that has pages.
 */
export function modelPlanner(model: TextModel, rules: Planner, budgets = defaultBudgets): Planner {
  const orByRules = async <T>(what: string, asked: Promise<T>, byRules: () => Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      log.error(`${what} by rules, because the model failed`, error, { model: model.model });
      return byRules();
    }
  };
  const within = (budgetMs: number): AbortSignal => AbortSignal.timeout(budgetMs);
  return {
    describe: (input) =>
      orByRules(
        'a site is described',
        askModel(model, describeBriefPrompt(input.brief, randomUUID()), within(budgets.describeMs)),
        () => rules.describe(input),
      ),
    planPages: (input) => askModel(model, planPagesPrompt(input, randomUUID()), within(budgets.planPagesMs)),
    suggestKeywords: (input) =>
      orByRules<readonly string[]>(
        'keywords are suggested',
        askModel(model, pageKeywordsPrompt(input, randomUUID()), within(budgets.suggestKeywordsMs)),
        () => rules.suggestKeywords(input),
      ),
  };
}
