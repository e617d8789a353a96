import type { Cost } from '../../domain/plans/cost.ts';
import { computeMicrodollars, type ModelPrices, type ModelTokens } from '../../domain/plans/model-prices.ts';
import { computeCost, countCall } from './count-call.ts';
import type { TextAnswer, TextModel, TextRequest } from './text-model.ts';

/** A model whose every call is paid for and counted. */
export const countedTextModel = (adapter: TextModel, prices: ModelPrices | null): TextModel => ({
  model: adapter.model,
  generate: (request) =>
    countCall(
      {
        model: adapter.model,
        purpose: request.purpose,
        promptCharacters: request.system.length + request.user.length,
        prices,
        costMax: computeCostMax(prices, request),
      },
      () => adapter.generate(request),
      (answer) => ({ tokens: toTokens(answer), isCut: answer.isCut }),
    ),
});

/** Millionths of a US dollar. No token is shorter than a byte, and all of the input may be put into the cache. */
export function computeCostMax(
  prices: ModelPrices | null,
  { system, user, schema, maxTokens }: Omit<TextRequest, 'signal'>,
): number {
  if (prices === null) return 0;
  const input = [system, user, JSON.stringify(schema)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
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

/** The cost of an answer at a share of the prices. */
export const computeAnswerCost = (prices: ModelPrices | null, answer: TextAnswer, share = 1): Cost =>
  computeCost(prices, toTokens(answer), share);
