import type { ModelTask } from '../../domain/model-prompts/model-tasks.ts';
import type { ModelSettings } from './model-settings.ts';
import { openTextModel } from './open-text-model.ts';
import type { TextModel } from './text-model.ts';

/** Opens the model of a task; null where rules do all of it. */
export type OpenModel = (settings: ModelSettings, task: ModelTask) => TextModel | null;

/**
 * Makes the function that opens a port as the environment asks for: the adapter by rules, or the one that asks a model.
 * The function throws an EnvironmentError when the provider of the model lacks something. `open`: of an evaluation, which looks on.
 */
export const modelPort =
  <Port>({ task, rules, model }: { task: ModelTask; rules: Port; model: (model: TextModel) => Port }) =>
  (settings: ModelSettings, open: OpenModel = openTextModel): Port => {
    const textModel = open(settings, task);
    return textModel ? model(textModel) : rules;
  };
