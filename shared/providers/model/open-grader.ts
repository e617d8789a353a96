import { gradeComponent } from '../../domain/grading/grade-component.ts';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import type { Grader } from './grader.ts';
import { modelGrader } from './model-grader.ts';
import { type ModelSettings, openTextModel } from './open-text-model.ts';

/** `rules-v1`: deterministic, computed from the content, no key and no network. */
const rulesGrader: Grader = {
  model: rulesModel,
  gradeComponent: async (input) => gradeComponent(input),
};

/**
 * The grader that the environment asks for.
 * @throws EnvironmentError when the provider lacks something.
 */
export function openGrader(settings: ModelSettings): Grader {
  const model = openTextModel(settings);
  return model ? modelGrader(model) : rulesGrader;
}
