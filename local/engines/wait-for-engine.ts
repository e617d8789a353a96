import pRetry from 'p-retry';

const WAIT_MS_MAX = 10_000;
const PAUSE_MS = 250;

/**
 * The first use of an engine of the operator's own. A container that starts beside it finds no listener at first, so a
 * refused or broken connection is retried for ten seconds.
 * @throws one line that names the engine and its address.
 */
export function waitForEngine<Result>(
  engine: string,
  endpoint: string,
  use: () => Promise<Result>,
  waitMs = WAIT_MS_MAX,
): Promise<Result> {
  return pRetry(use, {
    retries: Number.POSITIVE_INFINITY,
    minTimeout: PAUSE_MS,
    factor: 1,
    maxRetryTime: waitMs,
    shouldRetry: ({ error }) => isUnreachable(error),
  }).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    throw new Error(`the ${engine} engine at ${endpoint} cannot be reached: ${error.message}`, { cause: error });
  });
}

/** Errors of the socket have the name of a system call; errors that the engine itself returns do not. */
const isUnreachable = (error: unknown): error is Error =>
  error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'ECONNRESET'));
