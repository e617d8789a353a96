import type { Cost } from '../../domain/plans/cost.ts';
import { computeMicrodollars, type ModelPrices, type ModelTokens } from '../../domain/plans/model-prices.ts';
import { log } from '../../logging/log.ts';
import { logWithMetrics } from '../../logging/log-metrics.ts';
import { currentPayer, type SetAside, SpendingLimitError } from '../spending/payer.ts';
import { ModelError, type TextAnswer, type TextModel, type TextRequest } from './text-model.ts';

const MICRODOLLARS = 1_000_000;

/**
 * A model whose every call is paid for by whoever asks, within the limit of the month, and leaves one line: what it was for,
 * what it cost, how long it took. Never what was said.
 */
export function countedTextModel(adapter: TextModel, prices: ModelPrices | null): TextModel {
  const { model } = adapter;
  return {
    model,
    async generate(request) {
      const payment = await payFor(request, prices);
      const begun = performance.now();
      const told = () => ({
        model,
        purpose: request.purpose,
        duration_ms: Math.round(performance.now() - begun),
        prompt_characters: request.system.length + (request.context ?? '').length + request.user.length,
      });
      try {
        const answer = await adapter.generate(request);
        const tokens = toTokens(answer);
        await payment?.settle(computeAnswerCost(prices, answer));
        logWithMetrics(
          'model call',
          {
            ModelCalls: 1,
            ModelInputTokens: tokens.input,
            ModelCachedInputTokens: tokens.cachedInput,
            ModelOutputTokens: tokens.output,
            ...(prices ? { ModelSpend: computeMicrodollars(prices, tokens) / MICRODOLLARS } : {}),
          },
          {
            ...told(),
            input_tokens: tokens.input,
            cached_input_tokens: tokens.cachedInput,
            cache_write_tokens: tokens.cacheWrite,
            output_tokens: tokens.output,
            cut: answer.isCut,
          },
        );
        return answer;
      } catch (error) {
        const known = error instanceof ModelError ? error : unknownFailure(error);
        if (!MAY_BE_BILLED.has(known.kind)) await payment?.release();
        logWithMetrics('model call failed', { ModelCalls: 1, ModelCallsFailed: 1 }, { ...told(), kind: known.kind });
        // The operator fixes this: key, model id or quota.
        if (known.kind === 'rejected') log.error('the model provider rejects our calls', known, { model });
        throw known;
      }
    },
  };
}

/** The answer may have been under way, and be on the bill, although it did not arrive: what was set aside for it stays so. */
const MAY_BE_BILLED: ReadonlySet<ModelError['kind']> = new Set(['late', 'refused']);

/** Null where no one pays: outside of requests and jobs. @throws ModelError `over_limit` */
async function payFor(request: TextRequest, prices: ModelPrices | null): Promise<SetAside | null> {
  const payer = currentPayer();
  if (!payer) return null;
  try {
    return await payer.setAside(computeCostMax(prices, request));
  } catch (error) {
    if (error instanceof SpendingLimitError) throw new ModelError('over_limit', error.message);
    throw error;
  }
}

/** Millionths of a US dollar. No token is shorter than a byte, and all of the input may be put into the cache. */
export function computeCostMax(
  prices: ModelPrices | null,
  { system, context = '', user, schema, maxTokens }: Omit<TextRequest, 'signal'>,
): number {
  if (prices === null) return 0;
  const input = [system, context, user, JSON.stringify(schema)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const cacheWrite = (prices.cacheWrite ?? 0) > prices.input ? input : 0;
  return computeMicrodollars(prices, { input, cachedInput: 0, cacheWrite, output: maxTokens });
}

const toTokens = ({
  inputTokens,
  cachedInputTokens = 0,
  cacheWriteTokens = 0,
  outputTokens,
}: TextAnswer): ModelTokens => ({
  input: inputTokens,
  cachedInput: cachedInputTokens,
  cacheWrite: cacheWriteTokens,
  output: outputTokens,
});

/**
 * The cost of an answer at a share of the prices. A server that does not say how many tokens a call took leaves its dollars unknown, as an operator
 * does who sets no prices.
 */
export function computeAnswerCost(prices: ModelPrices | null, answer: TextAnswer, share = 1): Cost {
  const tokens = toTokens(answer);
  return {
    modelCalls: 1,
    modelInputTokens: tokens.input,
    modelCachedInputTokens: tokens.cachedInput,
    modelOutputTokens: tokens.output,
    ...(prices && tokens.input + tokens.output > 0
      ? { modelMicrodollars: Math.round(share * computeMicrodollars(prices, tokens)) }
      : { unpricedModelCalls: 1 }),
  };
}

/** Without the message: a client's errors may quote what was sent. */
const unknownFailure = (error: unknown): ModelError =>
  new ModelError('unavailable', `the model call failed: ${error instanceof Error ? error.name : 'unknown'}`);
