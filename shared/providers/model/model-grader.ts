import { randomUUID } from 'node:crypto';
import { gradeComponent } from '../../domain/grading/grade-component.ts';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import { criteriaToJudge, gradePrompt } from '../../domain/model-prompts/grade-prompt.ts';
import { askModel } from './ask-model.ts';
import type { Grader } from './grader.ts';
import type { TextModel } from './text-model.ts';

/** Below the two minutes of the task that grades: a late response is reported as late, not cut off. */
const GRADE_BUDGET_MS = 90_000;

/**
 * Grades with a language model what takes judgement, and by rules what is counted. A component of which nothing takes
 * judgement, because the page lacks what it is about, is the rules' alone and says so.
 */
export const modelGrader = (model: TextModel, budgetMs = GRADE_BUDGET_MS): Grader => ({
  inProcess: false,
  model: model.model,
  async gradeComponent(input) {
    const task = { ...input, measured: gradeComponent(input) };
    if (criteriaToJudge(task).length === 0) return { ...task.measured, model: rulesModel };
    return askModel(model, gradePrompt(task, randomUUID()), AbortSignal.timeout(budgetMs));
  },
});
