/** A request for vectors. They are sent to the provider and never logged. */
interface EmbeddingRequest {
  readonly texts: readonly string[];
  readonly signal: AbortSignal;
}

/** As a provider sends it: nothing is checked. */
export interface EmbeddingAnswer {
  readonly vectors: readonly unknown[];
  /** 0 where the server does not say. */
  readonly inputTokens: number;
}

/** One request to a provider of embeddings. */
export interface EmbeddingAdapter {
  /** Strings that one request takes. */
  readonly textsMax: number;
  /** @throws ModelError for everything but an answer. */
  embed(request: EmbeddingRequest): Promise<EmbeddingAnswer>;
}

/** The port to a model that places strings by their meaning: those that mean the same are near each other. */
export interface Embedder {
  /** The model's id, as the operator configured it. */
  readonly model: string;
  /** Strings that one call takes. */
  readonly textsMax: number;
  /** Whether the operator has models switched off now. */
  areOff(): Promise<boolean>;
  /**
   * The vector of each text, in order, all of one length and of finite numbers.
   * @throws ModelError for everything but an answer; `malformed` for vectors that cannot be used.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly (readonly number[])[]>;
}
