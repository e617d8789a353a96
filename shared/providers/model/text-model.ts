import type { ModelPurpose } from '../../domain/model-prompts/model-prompt.ts';

/** One question to a language model. It holds page content: it is sent to the provider and never logged. */
export interface TextRequest {
  readonly purpose: ModelPurpose;
  readonly system: string;
  /** Shared with other questions word for word; sent before `user`, and cached by the provider where it can. */
  readonly context?: string;
  readonly user: string;
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

export interface TextAnswer {
  /** Parsed JSON where the provider parses it, else the text as it came. */
  readonly content: unknown;
  /** True when the answer was cut at `maxTokens`. */
  readonly isCut: boolean;
  /** 0 where the server does not say. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The port to a language model, whoever serves it. Adapters retry what passes by itself, within the signal. */
export interface TextModel {
  /** The model's id, as the operator configured it. */
  readonly model: string;
  /** @throws ModelError for everything but an answer. */
  generate(request: TextRequest): Promise<TextAnswer>;
}

/**
 * `unavailable`: overloaded or down; later it may work. `late`: the time was up. `rejected`: the provider takes no such request (key, model
 * id, quota); trying again cannot help. `refused`: the model will not answer about this
 * content, or cannot take so much of it. `malformed`: it answered twice what cannot be used. `over_limit`: the organization's monthly limit leaves too little, and nothing was sent.
 */
type ModelErrorKind = 'unavailable' | 'late' | 'rejected' | 'refused' | 'malformed' | 'over_limit';

/** The message is for the log: it names host, status and codes, never a prompt, an answer or a key. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: ModelErrorKind;

  constructor(kind: ModelErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
