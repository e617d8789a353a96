/** The counters of paid calls: what a call cost, or several. Dollars are millionths. */
export interface Spent {
  modelCalls: number;
  /** Of the calls, those that a batch answered at its price. */
  modelBatchCalls: number;
  modelInputTokens: number;
  /** Of the input tokens, those that came from the provider's cache. */
  modelCachedInputTokens: number;
  modelOutputTokens: number;
  modelMicrodollars: number;
  /** Calls of a model whose dollars are not known: without prices, or without a count of tokens. Their tokens count. */
  unpricedModelCalls: number;
  providerCalls: number;
  /** Costs of calls, as the providers of keyword data report them. */
  providerMicrodollars: number;
}

export type Cost = Partial<Spent>;

export const sumMicrodollars = ({ modelMicrodollars = 0, providerMicrodollars = 0 }: Cost): number =>
  modelMicrodollars + providerMicrodollars;
