import { randomUUID } from 'node:crypto';
import { gradeComponent } from '../../domain/grading/grade-component.ts';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import { criteriaToJudge, gradePrompt } from '../../domain/model-prompts/grade-prompt.ts';
import { askModel } from './ask-model.ts';
import type { Grader } from './grader.ts';
import type { TextModel } from './text-model.ts';

/**
 * Grades with a language model what takes judgement, and by rules what is counted. A component of which nothing takes
 * judgement, because the page lacks what it is about, is the rules' alone and says so.
 */
export const modelGrader = (model: TextModel): Grader => ({
  inProcess: false,
  model: model.model,
  async gradeComponent(input) {
    const task = { ...input, measured: gradeComponent(input) };
    if (criteriaToJudge(task).length === 0) return { ...task.measured, model: rulesModel };
    return askModel(model, gradePrompt(task, randomUUID()));
  },
});
