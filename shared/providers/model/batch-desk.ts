import { AsyncLocalStorage } from 'node:async_hooks';
import type { KeptRequest } from './model-batches.ts';
import type { TextAnswer, TextRequest } from './text-model.ts';

/** Takes the questions of a unit of work that may wait for their answers. */
export interface BatchDesk {
  /**
   * The answer of a question that a batch has answered; null where the model is to be asked at once.
   * @throws WaitsForBatchError for one that waits: the same question, asked later, has an answer.
   */
  ask(model: string, request: KeptRequest): Promise<TextAnswer | null>;
}

/** A question was left for a batch. Whoever asked begins again when it is answered. */
export class WaitsForBatchError extends Error {
  override name = 'WaitsForBatchError';
  /** Null where the question could not be left yet. */
  readonly questionId: string | null;

  constructor(questionId: string | null) {
    super(questionId === null ? 'others wait for a batch first' : `question ${questionId} waits for a batch`);
    this.questionId = questionId;
  }
}

const storage = new AsyncLocalStorage<BatchDesk>();

/** Runs what may leave its questions at a desk; with null none are. */
export const runAtDesk = <T>(desk: BatchDesk | null, run: () => T): T =>
  desk === null ? run() : storage.run(desk, run);

/** Null where no desk is, and where the desk leaves the question to whoever asks. */
export const askAtDesk = async (model: string, { signal: _, ...request }: TextRequest): Promise<TextAnswer | null> =>
  (await storage.getStore()?.ask(model, request)) ?? null;
