import * as z from 'zod';

/** US dollars for a million tokens. A price that is left out is that of input. */
export interface ModelPrices {
  readonly input: number;
  /** Input that the provider reads from its cache. */
  readonly cachedInput?: number | undefined;
  /** Input that the provider puts into its cache, where that costs more. */
  readonly cacheWrite?: number | undefined;
  readonly output: number;
}

/** Tokens of a call. Input is all of it; two parts of it can come from the provider's cache, or go into it. */
export interface ModelTokens {
  readonly input: number;
  readonly cachedInput: number;
  readonly cacheWrite: number;
  readonly output: number;
}

/** Millionths of a US dollar: a price of a dollar for a million tokens is a millionth of a dollar for one. */
export function computeMicrodollars(prices: ModelPrices, tokens: ModelTokens): number {
  const { input, cachedInput = input, cacheWrite = input, output } = prices;
  const uncached = tokens.input - tokens.cachedInput - tokens.cacheWrite;
  return (
    Math.max(0, uncached) * input +
    tokens.cachedInput * cachedInput +
    tokens.cacheWrite * cacheWrite +
    tokens.output * output
  );
}

const dollars = z.number().min(0).max(1_000_000);
const pricesSchema = z.record(
  z.string(),
  z.strictObject({
    input: dollars,
    cached_input: dollars.optional(),
    cache_write: dollars.optional(),
    output: dollars,
  }),
);

/** Prices by the id of a model; null when the value has another form. */
export function parseModelPrices(value: unknown): Record<string, ModelPrices> | null {
  const parsed = pricesSchema.safeParse(value);
  if (!parsed.success) return null;
  const entries = Object.entries(parsed.data).map(([model, prices]): [string, ModelPrices] => {
    const { input, cached_input: cachedInput, cache_write: cacheWrite, output } = prices;
    return [model, { input, cachedInput, cacheWrite, output }];
  });
  return Object.fromEntries(entries);
}
