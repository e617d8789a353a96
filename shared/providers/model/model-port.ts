import type { ModelTask } from '../../domain/model-prompts/model-tasks.ts';
import type { ModelSettings } from './model-settings.ts';
import { openTextModel } from './open-text-model.ts';
import type { TextModel } from './text-model.ts';

/** Opens the model of a task; null where rules do all of it. */
export type OpenModel = (settings: ModelSettings, task: ModelTask) => TextModel | null;

interface PortOptions {
  /** Of an evaluation, which looks on. */
  open?: OpenModel;
  /** Whether the operator has models switched off now (`shared/table/model-switch.ts`); read before each question. */
  areOff?: () => Promise<boolean>;
}

/** The names of the methods of a port that return promises. */
type Asking<Port> = {
  [Name in keyof Port]: Port[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Port];

interface PortAdapters<Port> {
  task: ModelTask;
  rules: Port;
  model: (model: TextModel) => Port;
  /** The methods that ask the model. */
  asks: readonly Asking<Port>[];
  /** Answers while models are switched off; by default the rules. */
  whenOff?: Port;
}

/**
 * Makes the function that opens a port as the environment asks for: the adapter by rules, or the one that asks a model.
 * The function throws an EnvironmentError when the provider of the model lacks something.
 */
export const modelPort =
  <Port extends object>({ task, rules, model, asks, whenOff = rules }: PortAdapters<Port>) =>
  (settings: ModelSettings, { open = openTextModel, areOff }: PortOptions = {}): Port => {
    const textModel = open(settings, task);
    if (textModel === null) return rules;
    const asked = model(textModel);
    if (areOff === undefined) return asked;
    const switched = asks.map((name) => [
      name,
      async (...given: unknown[]) => {
        const port = (await areOff()) ? whenOff : asked;
        return Reflect.apply(port[name] as (...given: unknown[]) => unknown, port, given);
      },
    ]);
    return { ...asked, ...Object.fromEntries(switched) };
  };
