import { ContentionError } from '../table/engine/contention.ts';
import { isOutage } from '../table/engine/retries.ts';
import { NewerRowError } from '../table/engine/schema-version.ts';
import { WritesStoppedError } from '../table/engine/stopped-writes.ts';

/**
 * The type of a worker's error says whether to retry. Step Functions matches `Retry` and `Catch` on the name, so the
 * names here are the ones in `statemachines/*.asl.json`.
 */
export class RetryableError extends Error {
  override name = 'RetryableError';
}

/** A retry cannot help: goes to `Catch`, which fails the job. */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

/**
 * The language model of the operator is out of service: the job goes back into the line of its kind, whose jobs wait until the
 * model works again, for a day. The message names the provider's failure.
 */
export class ModelOutageError extends Error {
  override name = 'ModelOutageError';
}

/** The job has ended (cancelled, swept, or a newer run holds its lock): the worker stops, and writes nothing. */
export class JobOverError extends Error {
  override name = 'JobOverError';
}

/** The step has left work to several tasks: it runs again when they have done it. */
export class WorkSharedError extends Error {
  override name = 'WorkSharedError';
}

/** A unit of the job's work took more processor time than any may take. A retry would take it again. */
export class TooCostlyError extends Error {
  override name = 'TooCostlyError';
}

/** The robots.txt of a site could not be read for as long as a crawl waits. */
export class RobotsUnavailableError extends Error {
  override name = 'RobotsUnavailableError';
}

/** The process that ran a task of the job died with it so often that the job is not started again. */
export class ProcessDiedError extends Error {
  override name = 'ProcessDiedError';
}

/**
 * Classifies an error for the state machine: outages of the table or the queue, contention, stopped writes and rows of
 * a newer release, which is on its way, are retryable.
 */
export const workerError = (thrown: unknown): unknown =>
  isOutage(thrown) ||
  thrown instanceof ContentionError ||
  thrown instanceof WritesStoppedError ||
  thrown instanceof NewerRowError
    ? new RetryableError(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown })
    : thrown;
