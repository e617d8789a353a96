import { randomUUID } from 'node:crypto';
import { describeBriefPrompt } from '../../domain/model-prompts/brief-prompts.ts';
import { listDropCodes } from '../../domain/model-prompts/dropped-text.ts';
import { pageKeywordsPrompt } from '../../domain/model-prompts/page-keywords-prompt.ts';
import { planPagesPrompt } from '../../domain/model-prompts/plan-pages-prompt.ts';
import { listPlanChecks, planMaterial, settlePlan } from '../../domain/model-prompts/settle-plan.ts';
import { keywordNeed } from '../../domain/planning/page-keywords.ts';
import type { PlanInput } from '../../domain/planning/plan-input.ts';
import { log } from '../../logging/log.ts';
import { askModel, askNamedModel, timeLimit } from './ask-model.ts';
import { checkTexts } from './check-texts.ts';
import { countDroppedTexts } from './count-dropped-texts.ts';
import type { DescribedSite, PlannedPages, Planner, PlanningLimits } from './planner.ts';
import { ModelError, type TextModel } from './text-model.ts';

const PLANNED_BY_RULES =
  'The language model failed, so the pages are planned by rules. Send `regenerate: true` to plan them again.';
const NOT_CHECKED =
  'The language model did not check its plan in time, so the purposes are in the words of the rules, and pages without words of the brief are left out. Send `regenerate: true` to plan the pages again.';
const DESCRIBED_BY_RULES =
  'The language model failed, so the name and the place are those that rules read in the brief.';

const PAGES_MIN = 3;

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
      orByRules<DescribedSite>('a site is described', describe(model, input.brief), async () => ({
        ...(await rules.describe(input)),
        note: DESCRIBED_BY_RULES,
      })),
    planPages: (input, limits) => {
      const planned = planInTwoCalls(model, input, limits);
      if (!limits.mayFallBack) return planned;
      return orByRules('a site is planned', planned, async () => ({
        ...(await rules.planPages(input, limits)),
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

const describe = async (model: TextModel, brief: string): Promise<DescribedSite> => ({
  ...(await askModel(model, describeBriefPrompt(brief, randomUUID()))),
  note: null,
});

/** The pages with all of their words, then the check of those that code cannot verify. */
async function planInTwoCalls(model: TextModel, input: PlanInput, { budgetMs }: PlanningLimits): Promise<PlannedPages> {
  const boundary = randomUUID();
  const signal = budgetMs === undefined ? timeLimit(model, 'plan-pages') : AbortSignal.timeout(budgetMs);
  const { value: draft, model: named } = await askNamedModel(model, planPagesPrompt(input, boundary), signal);
  const unsupported = await checkTexts(
    model,
    { material: planMaterial(draft, input), sentences: listPlanChecks(draft, input).map(({ text }) => text) },
    { boundary, signal },
  );
  const { pages, dropped } = settlePlan(draft, input, { unsupported, model: named });
  countDroppedTexts('plan-pages', listDropCodes(dropped));
  if (pages.filter(({ basis }) => basis !== 'rules').length < PAGES_MIN)
    throw new ModelError('malformed', `fewer than ${PAGES_MIN} pages of the plan are about the brief`);
  return { pages, dropped, note: unsupported === null ? NOT_CHECKED : null };
}
