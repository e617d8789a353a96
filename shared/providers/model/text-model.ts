import type { ModelEffort } from '../../domain/model-prompts/model-effort.ts';
import type { ModelPurpose } from '../../domain/model-prompts/model-prompt.ts';

/** One question to a language model. It holds page content: it is sent to the provider and never logged. */
export interface TextRequest {
  readonly purpose: ModelPurpose;
  readonly system: string;
  readonly user: string;
  /** The answer of an earlier try that could not be used, and why: the turns of the model and of the user that follow the question. */
  readonly earlier?: { readonly answer: string; readonly problem: string };
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  /** Left out: as much as the provider's models do unasked. */
  readonly effort?: ModelEffort;
  readonly signal: AbortSignal;
}

export interface TextAnswer {
  /** Parsed JSON where the provider parses it, else the text as it came. */
  readonly content: unknown;
  /** True when the answer was cut at `maxTokens`. */
  readonly isCut: boolean;
  /** All of them, from the provider's cache or not; 0 where the server does not say. */
  readonly inputTokens: number;
  /** Those that were read from the cache, and those that were put into it. */
  readonly cachedInputTokens?: number;
  readonly cacheWriteTokens?: number;
  readonly outputTokens: number;
  /** Of a recording: how long the model took. */
  readonly durationMs?: number;
}

interface PurposeSettings {
  readonly model: string;
  /** Null: that of the prompt. */
  readonly maxTokens: number | null;
  readonly timeLimitMs: number;
}

/** The port to a language model, whoever serves it. An adapter sends one request, and again without what the server does not know. */
export interface TextModel {
  /** The model's id, as the operator configured it. */
  readonly model: string;
  /** Left out: one model for every purpose, the time limits of the tasks, the output limits of the prompts. */
  settingsOf?(purpose: ModelPurpose): PurposeSettings;
  /** Asked when this one fails, before the rules. */
  readonly fallback?: TextModel;
  /** @throws ModelError for everything but an answer. */
  generate(request: TextRequest): Promise<TextAnswer>;
}

/**
 * `unavailable`: overloaded or down; later it may work. `late`: the time was up. `rejected`: the provider takes no such request (key, model
 * id, quota); trying again cannot help. `refused`: the model will not answer about this
 * content, or cannot take so much of it. `malformed`: it answered twice what cannot be used. `over_limit`: the organization's monthly limit leaves too little, and nothing was sent.
 */
type ModelErrorKind = 'unavailable' | 'late' | 'rejected' | 'refused' | 'malformed' | 'over_limit';

interface ModelErrorDetails {
  /** Of `unavailable`: the pause before another request, 0 where the provider names none; null where another request helps nothing. */
  retryAfterMs?: number | null;
  /** Of `rejected`: every request is, until an operator corrects it. */
  isLasting?: boolean;
}

/** The message is for the log: it names host, status and codes, never a prompt, an answer or a key. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly retryAfterMs: number | null;
  readonly isLasting: boolean;

  constructor(
    kind: ModelErrorKind,
    message: string,
    { retryAfterMs = null, isLasting = false }: ModelErrorDetails = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.isLasting = isLasting;
  }
}
