import { log } from '../../logging/log.ts';
import { logWithMetrics } from '../../logging/log-metrics.ts';
import { currentPayer, type SetAside, SpendingLimitError } from '../spending/payer.ts';
import { ModelError, type TextModel, type TextRequest } from './text-model.ts';

/** US dollars for a million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

const MICRODOLLARS = 1_000_000;

/**
 * A model whose every call is paid for by whoever asks, within the limit of the month, and leaves one line: what it was for,
 * what it cost, how long it took. Never what was said.
 */
export function countedTextModel(adapter: TextModel, prices: TokenPrices | null): TextModel {
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
        const { inputTokens, outputTokens, isCut } = answer;
        await payment?.settle(computeCost(prices, inputTokens, outputTokens));
        logWithMetrics(
          'model call',
          {
            ModelCalls: 1,
            ModelInputTokens: inputTokens,
            ModelOutputTokens: outputTokens,
            ...(prices ? { ModelSpend: spend(prices, inputTokens, outputTokens) } : {}),
          },
          { ...told(), input_tokens: inputTokens, output_tokens: outputTokens, cut: isCut },
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
async function payFor(request: TextRequest, prices: TokenPrices | null): Promise<SetAside | null> {
  const payer = currentPayer();
  if (!payer) return null;
  try {
    return await payer.setAside(prices ? microdollars(prices, inputTokensMax(request), request.maxTokens) : 0);
  } catch (error) {
    if (error instanceof SpendingLimitError) throw new ModelError('over_limit', error.message);
    throw error;
  }
}

/** No token is shorter than a byte. */
const inputTokensMax = ({ system, context = '', user, schema }: TextRequest): number =>
  [system, context, user, JSON.stringify(schema)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** A server that does not say how many tokens a call took leaves its dollars unknown, as an operator does who sets no prices. */
const computeCost = (prices: TokenPrices | null, inputTokens: number, outputTokens: number) => ({
  modelCalls: 1,
  modelInputTokens: inputTokens,
  modelOutputTokens: outputTokens,
  ...(prices && inputTokens + outputTokens > 0
    ? { modelMicrodollars: Math.round(microdollars(prices, inputTokens, outputTokens)) }
    : { unpricedModelCalls: 1 }),
});

/** A price of a dollar for a million tokens is a millionth of a dollar for one. */
const microdollars = (prices: TokenPrices, inputTokens: number, outputTokens: number): number =>
  inputTokens * prices.input + outputTokens * prices.output;

const spend = (prices: TokenPrices, inputTokens: number, outputTokens: number): number =>
  microdollars(prices, inputTokens, outputTokens) / MICRODOLLARS;

/** Without the message: a client's errors may quote what was sent. */
const unknownFailure = (error: unknown): ModelError =>
  new ModelError('unavailable', `the model call failed: ${error instanceof Error ? error.name : 'unknown'}`);
