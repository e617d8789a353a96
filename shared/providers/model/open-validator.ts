import { randomUUID } from 'node:crypto';
import { rulesModel } from '../../domain/grading/grade-component.ts';
import { validatePrompt } from '../../domain/model-prompts/validate-prompt.ts';
import { rulesVerdict } from '../../domain/recommendations/rules-verdict.ts';
import { askModel } from './ask-model.ts';
import { type ModelSettings, openTextModel } from './open-text-model.ts';
import type { TextModel } from './text-model.ts';
import type { Validator } from './validator.ts';

/** `rules-v1`: grades the criteria of the recommendation before and after, deterministic, no key and no network. */
export const rulesValidator: Validator = {
  model: rulesModel,
  validate: async ({ recommendation, rubric, before, after }) =>
    rulesVerdict({ criteria: recommendation.criteria, rubric, before, after }),
};

/** Its signal ends the call and whatever waits for another try: there are six seconds for all of it. */
export const modelValidator = (model: TextModel): Validator => ({
  model: model.model,
  validate: (request, signal) => askModel(model, validatePrompt(request, randomUUID()), signal),
});

/**
 * The validator that the environment asks for.
 * @throws EnvironmentError when the provider lacks something.
 */
export function openValidator(settings: ModelSettings): Validator {
  const model = openTextModel(settings);
  return model ? modelValidator(model) : rulesValidator;
}
