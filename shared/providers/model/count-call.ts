import type { Cost } from '../../domain/plans/cost.ts';
import { computeMicrodollars, type ModelPrices, type ModelTokens } from '../../domain/plans/model-prices.ts';
import { log } from '../../logging/log.ts';
import { logWithMetrics } from '../../logging/log-metrics.ts';
import { currentPayer, type SetAside, SpendingLimitError } from '../spending/payer.ts';
import { ModelError } from './text-model.ts';

const MICRODOLLARS = 1_000_000;

interface CallToCount {
  readonly model: string;
  readonly purpose: string;
  readonly promptCharacters: number;
  readonly prices: ModelPrices | null;
  /** Millionths of a US dollar that it may cost: they are set aside before it. */
  readonly costMax: number;
}

/** The use of a call. `isCut` is of answers in words alone. */
interface CountedUse {
  readonly tokens: ModelTokens;
  readonly isCut?: boolean;
}

/**
 * Makes a call that is paid for by whoever asks, within the limit of the month, and leaves one line: what it was for, what it cost, how long
 * it took. Never what was said.
 * @throws ModelError `over_limit` before anything is sent; else that of the call.
 */
export async function countCall<T>(
  { model, purpose, promptCharacters, prices, costMax }: CallToCount,
  run: () => Promise<T>,
  useOf: (answer: T) => CountedUse,
): Promise<T> {
  const payment = await payFor(costMax);
  const begun = performance.now();
  const told = () => ({
    model,
    purpose,
    duration_ms: Math.round(performance.now() - begun),
    prompt_characters: promptCharacters,
  });
  try {
    const answer = await run();
    const { tokens, isCut } = useOf(answer);
    await payment?.settle(computeCost(prices, tokens));
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
        ...(isCut === undefined ? {} : { cut: isCut }),
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
}

/** The answer may have been under way, and be on the bill, although it did not arrive: what was set aside for it stays so. */
const MAY_BE_BILLED: ReadonlySet<ModelError['kind']> = new Set(['late', 'refused']);

/** Null where no one pays: outside of requests and jobs. @throws ModelError `over_limit` */
async function payFor(costMax: number): Promise<SetAside | null> {
  const payer = currentPayer();
  if (!payer) return null;
  try {
    return await payer.setAside(costMax);
  } catch (error) {
    if (error instanceof SpendingLimitError) throw new ModelError('over_limit', error.message);
    throw error;
  }
}

/**
 * The cost of a call at a share of the prices. A server that does not say how many tokens a call took leaves its dollars unknown, as an operator
 * does who sets no prices.
 */
export const computeCost = (prices: ModelPrices | null, tokens: ModelTokens, share = 1): Cost => ({
  modelCalls: 1,
  modelInputTokens: tokens.input,
  modelCachedInputTokens: tokens.cachedInput,
  modelOutputTokens: tokens.output,
  ...(prices && tokens.input + tokens.output > 0
    ? { modelMicrodollars: Math.round(share * computeMicrodollars(prices, tokens)) }
    : { unpricedModelCalls: 1 }),
});

/** Without the message: a client's errors may quote what was sent. */
const unknownFailure = (error: unknown): ModelError =>
  new ModelError('unavailable', `the model call failed: ${error instanceof Error ? error.name : 'unknown'}`);
