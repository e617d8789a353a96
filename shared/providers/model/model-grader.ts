import { randomUUID } from 'node:crypto';
import { gradeComponent } from '../../domain/grading/grade-component.ts';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import { criteriaToJudge, gradePrompt } from '../../domain/model-prompts/grade-prompt.ts';
import { log } from '../../logging/log.ts';
import { askModel } from './ask-model.ts';
import type { Grader } from './grader.ts';
import { ModelError, type TextModel } from './text-model.ts';

/** Below the two minutes of the task that grades: a late response is reported as late, not cut off. */
const GRADE_BUDGET_MS = 90_000;

/**
 * Grades with a language model what takes judgement, and by rules what is counted. A component of which nothing takes
 * judgement, because the page lacks what it is about, is the rules' alone and says so. So is one about which the model gives no usable
 * answer: without its grade, its weight would go to the others, and raise or lower the score for a reason that the page has no part in.
 */
export const modelGrader = (model: TextModel, budgetMs = GRADE_BUDGET_MS): Grader => ({
  inProcess: false,
  model: model.model,
  async gradeComponent(input) {
    const measured = gradeComponent(input);
    const task = { ...input, measured };
    if (criteriaToJudge(task).length === 0) return { ...measured, model: rulesModel };
    try {
      return await askModel(model, gradePrompt(task, randomUUID()), AbortSignal.timeout(budgetMs));
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn('a component is graded by rules, because the model failed', { model: model.model, kind: error.kind });
      return { ...measured, rationale: `${measured.rationale} ${MODEL_FAILED}`, model: rulesModel };
    }
  },
});

const MODEL_FAILED = 'The language model gave no usable answer, so all of it was judged by rules.';
