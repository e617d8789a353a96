import type { ModelPurpose } from '../../domain/model-prompts/model-prompt.ts';
import type { TextAnswer, TextModel, TextRequest } from './text-model.ts';

/** A question as it is kept until its batch is sent. */
export type KeptRequest = Omit<TextRequest, 'signal'>;

interface BatchQuestion {
  /** Letters, digits, `-` and `_`, at most 64. */
  readonly id: string;
  readonly request: KeptRequest;
}

/** The result of a question of a batch, in any order. `answer` null: it has none. */
export interface BatchResult {
  readonly id: string;
  readonly answer: TextAnswer | null;
  /** False where the provider says that it did not work on the question. */
  readonly isBilled: boolean;
}

/**
 * The port to a provider that answers many questions together, later and for less. Each method sends its request once.
 * All throw a ModelError: `unavailable` and `late` may pass, all else does not.
 */
export interface ModelBatches {
  /** Asks one question at once, and learns which form the server takes. */
  generate(request: TextRequest): Promise<TextAnswer>;
  /** Whether this process has learned the form for a purpose. */
  knowsForm(purpose: ModelPurpose): boolean;
  /** @returns the id of the batch. */
  submit(label: string, questions: readonly BatchQuestion[], signal: AbortSignal): Promise<string>;
  /** The batch that was submitted under a label; null where there is none, or the provider keeps no labels. */
  find(label: string, signal: AbortSignal): Promise<string | null>;
  /** Null while it is worked on; then the files of its results. */
  read(batchId: string, signal: AbortSignal): Promise<readonly string[] | null>;
  /** Lines that cannot be read are left out. */
  results(files: readonly string[], signal: AbortSignal): AsyncIterable<BatchResult>;
  cancel(batchId: string, signal: AbortSignal): Promise<void>;
  /** Deletes what the provider keeps of a batch that has ended. */
  forget(batchId: string, files: readonly string[], signal: AbortSignal): Promise<void>;
}

/** A model whose provider has batches. */
export interface BatchingTextModel extends TextModel {
  readonly batches: ModelBatches;
}
