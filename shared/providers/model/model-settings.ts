import type { ModelEffort } from '../../domain/model-prompts/model-effort.ts';
import { type ModelTask, modelTasks } from '../../domain/model-prompts/model-tasks.ts';
import type { ModelPrices } from '../../domain/plans/model-prices.ts';
import type { Environment } from '../../environment.ts';

type ModelEnvironment = Pick<
  Environment,
  Extract<keyof Environment, `MODEL_${string}`> | 'EMBEDDING_MODEL_ID' | 'AWS_REGION'
>;

/** Settings by which a port chooses its adapter; all but the provider may be left out for `rules`. */
export type ModelSettings = Pick<ModelEnvironment, 'MODEL_PROVIDER'> & Partial<ModelEnvironment>;

/** The settings of one task, with the defaults that the environment leaves. */
interface TaskSettings {
  readonly model: string;
  /** Null: whatever the provider's model does unasked. */
  readonly effort: ModelEffort | null;
  /** Null: as much as the prompt asks for. */
  readonly maxTokens: number | null;
  readonly timeLimitMs: number;
}

type Suffix = Uppercase<ModelTask>;

export function taskSettings(settings: ModelSettings, task: ModelTask): TaskSettings {
  const suffix = task.toUpperCase() as Suffix;
  const effort = settings[`MODEL_EFFORT_${suffix}`] ?? settings.MODEL_EFFORT ?? modelTasks[task].effort;
  return {
    model: settings[`MODEL_ID_${suffix}`] ?? settings.MODEL_ID ?? '',
    effort: effort === 'default' ? null : effort,
    maxTokens: settings[`MODEL_MAX_TOKENS_${suffix}`] ?? null,
    timeLimitMs: 1_000 * (settings[`MODEL_SECONDS_${suffix}`] ?? modelTasks[task].seconds),
  };
}

/** Null for a model whose prices no one set: those of MODEL_ID are of that one alone. */
export function modelPrices(settings: ModelSettings, model: string): ModelPrices | null {
  const { MODEL_PRICES = {}, MODEL_ID, MODEL_INPUT_PRICE: input, MODEL_OUTPUT_PRICE: output } = settings;
  const own = Object.hasOwn(MODEL_PRICES, model) ? MODEL_PRICES[model] : undefined;
  if (own) return own;
  if (model !== MODEL_ID || (input === undefined && output === undefined)) return null;
  return {
    input: input ?? 0,
    cachedInput: settings.MODEL_CACHED_INPUT_PRICE,
    cacheWrite: settings.MODEL_CACHE_WRITE_PRICE,
    output: output ?? 0,
  };
}
