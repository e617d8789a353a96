import { type ModelSettings, openTextModel } from './open-text-model.ts';
import type { TextModel } from './text-model.ts';

/**
 * Makes the function that opens a port as the environment asks for: the adapter by rules, or the one that asks a model.
 * The function throws an EnvironmentError when the provider of the model lacks something.
 */
export const modelPort =
  <Port>({ rules, model }: { rules: Port; model: (model: TextModel) => Port }) =>
  (settings: ModelSettings): Port => {
    const textModel = openTextModel(settings);
    return textModel ? model(textModel) : rules;
  };
