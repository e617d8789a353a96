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
