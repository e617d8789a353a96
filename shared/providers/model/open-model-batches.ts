import { type Cost, sumMicrodollars } from '../../domain/plans/cost.ts';
import { EnvironmentError } from '../../environment.ts';
import { logWithMetrics } from '../../logging/log-metrics.ts';
import { computeAnswerCost, computeCostMax } from './counted-text-model.ts';
import type { KeptRequest, ModelBatches } from './model-batches.ts';
import { type ModelSettings, modelPrices } from './model-settings.ts';
import { openAdapter } from './open-text-model.ts';
import type { TextAnswer } from './text-model.ts';

/** Anthropic and OpenAI take half of the price of a request. */
const BATCH_PRICE = 0.5;
const MICRODOLLARS = 1_000_000;
/** A batch does not say how long it worked on a question. */
const NO_DURATION = 0;

export interface BatchProvider {
  readonly pauseSeconds: number;
  open(model: string): Promise<ModelBatches>;
  /** Millionths of a US dollar that a question may cost at most: it is set aside. */
  costMax(model: string, request: KeptRequest): number;
  /** Keeps an answer of a batch as a recording, where the operator has set a folder for them. */
  record(model: string, request: KeptRequest, answer: TextAnswer): Promise<void>;
  /** Counts an answer, and says what it cost. `isBatch` false: it was asked at once, at the full price. */
  count(model: string, request: KeptRequest, answer: TextAnswer, given: { isBatch: boolean }): Cost;
}

/**
 * The batches of the model's provider; null where the operator has not switched them on.
 * @throws EnvironmentError for a provider that has none.
 */
export function openModelBatches(settings: ModelSettings): BatchProvider | null {
  const { MODEL_BATCH, MODEL_BATCH_SECONDS: pauseSeconds = 60, MODEL_PROVIDER: provider } = settings;
  const { MODEL_RECORD_DIR: folder } = settings;
  if (MODEL_BATCH !== 'on') return null;
  if (provider !== 'anthropic' && provider !== 'openai') {
    throw new EnvironmentError(`invalid environment: MODEL_BATCH: MODEL_PROVIDER ${provider} has no batches here`);
  }
  const opened = new Map<string, ModelBatches>();
  return {
    pauseSeconds,
    async open(model) {
      const batches = opened.get(model) ?? (await openAdapter(settings, model)).batches;
      if (batches === undefined) throw new Error(`${provider} has no batches`);
      opened.set(model, batches);
      return batches;
    },
    async record(model, request, answer) {
      if (folder === undefined) return;
      const { recordAnswer } = await import('./recordings.ts');
      await recordAnswer(folder, model, request, answer, NO_DURATION);
    },
    costMax: (model, request) => BATCH_PRICE * computeCostMax(modelPrices(settings, model), request),
    count(model, request, answer, { isBatch }) {
      const cost = computeAnswerCost(modelPrices(settings, model), answer, isBatch ? BATCH_PRICE : 1);
      const counted = isBatch ? { ...cost, modelBatchCalls: 1 } : cost;
      const { modelInputTokens = 0, modelOutputTokens = 0 } = counted;
      logWithMetrics(
        'model call',
        {
          ModelCalls: 1,
          ModelInputTokens: modelInputTokens,
          ModelOutputTokens: modelOutputTokens,
          ModelSpend: sumMicrodollars(counted) / MICRODOLLARS,
        },
        {
          model,
          purpose: request.purpose,
          batch: isBatch,
          input_tokens: modelInputTokens,
          output_tokens: modelOutputTokens,
          cut: answer.isCut,
        },
      );
      return counted;
    },
  };
}
