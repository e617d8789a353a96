import { ContentionError } from '../table/engine/contention.ts';
import { isOutage } from '../table/engine/retries.ts';

/**
 * A worker's error says in its type whether to try again. Step Functions matches `Retry` and `Catch` on the name, so the
 * names here are the ones in `statemachines/*.asl.json`.
 */
export class RetryableError extends Error {
  override name = 'RetryableError';
}

/** Trying again cannot help: straight to `Catch`, which fails the job. */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

/** The job was ended by somebody else (cancelled, swept, or a newer run holds its lock): stop, and write nothing. */
export class JobOverError extends Error {
  override name = 'JobOverError';
}

/** What a step throws to its state machine: an outage of the table or the queue, and contention, are worth another try. */
export const workerError = (thrown: unknown): unknown =>
  isOutage(thrown) || thrown instanceof ContentionError
    ? new RetryableError(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown })
    : thrown;
