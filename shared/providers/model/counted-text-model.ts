import { log } from '../../logging/log.ts';
import { logWithMetrics } from '../../logging/log-metrics.ts';
import { ModelError, type TextModel } from './text-model.ts';

/** US dollars for a million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

const TOKENS_OF_A_PRICE = 1_000_000;

/** A model whose every call leaves one line: what it was for, what it cost, how long it took. Never what was said. */
export function countedTextModel(adapter: TextModel, prices: TokenPrices | null): TextModel {
  const { model } = adapter;
  return {
    model,
    async generate(request) {
      const begun = performance.now();
      const told = () => ({
        model,
        purpose: request.purpose,
        duration_ms: Math.round(performance.now() - begun),
        prompt_characters: request.system.length + request.user.length,
      });
      try {
        const answer = await adapter.generate(request);
        const { inputTokens, outputTokens, isCut } = answer;
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
        logWithMetrics('model call failed', { ModelCalls: 1, ModelCallsFailed: 1 }, { ...told(), kind: known.kind });
        // The operator fixes this: key, model id or quota.
        if (known.kind === 'rejected') log.error('the model provider rejects our calls', known, { model });
        throw known;
      }
    },
  };
}

const spend = (prices: TokenPrices, inputTokens: number, outputTokens: number): number =>
  (inputTokens * prices.input + outputTokens * prices.output) / TOKENS_OF_A_PRICE;

/** Without the message: a client's errors may quote what was sent. */
const unknownFailure = (error: unknown): ModelError =>
  new ModelError('unavailable', `the model call failed: ${error instanceof Error ? error.name : 'unknown'}`);
