import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';

const RETRIES_MAX = 6;
const BACKOFF_MS = 25;

/** Waits before repeating what DynamoDB refused for the moment: exponential, with full jitter; 1.6 s at most in all. */
const backOff = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * BACKOFF_MS * 2 ** attempt));

/** Calls again while the failure is a passing one, a few times; then the failure is thrown. */
export async function retryPassing<T>(call: () => Promise<T>, isPassing: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error) || attempt === RETRIES_MAX) throw error;
    }
    await backOff(attempt);
  }
}

/** The SDK sent this call more than once, so an earlier attempt may have been applied although its response was lost. */
export const wasRepeated = (error: unknown): boolean => countAttempts(error) > 1;

const countAttempts = (error: unknown): number => readMetadata(error)?.attempts ?? 0;

/** Every failure of a call by the SDK carries it, those of the connection too. */
function readMetadata(error: unknown): { attempts?: number; httpStatusCode?: number } | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null;
  return typeof error.$metadata === 'object' ? error.$metadata : null;
}

const throttlingNames: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);
const finalReasons: ReadonlySet<string | undefined> = new Set(['ConditionalCheckFailed', 'ValidationError']);

/** A batch that the table left undone, again and again: it is busy. */
class UndoneBatchError extends Error {
  override name = 'UndoneBatchError';
}

/**
 * A call by the SDK that failed although nothing is wrong with what it asked for: a busy table, a server's error, a
 * connection that broke. It outlasted retries of about a second; some seconds later it may be over.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof UndoneBatchError) return true;
  const metadata = readMetadata(error);
  if (!metadata || !(error instanceof Error)) return false;
  if (error instanceof TransactionCanceledException) {
    return !error.CancellationReasons?.some(({ Code }) => finalReasons.has(Code));
  }
  // Without a status there was no response.
  return throttlingNames.has(error.name) || (metadata.httpStatusCode ?? 500) >= 500;
}

const conflictReasons: ReadonlySet<string | undefined> = new Set([undefined, 'None', 'TransactionConflict']);

/** Transactions of others on the same items outlasted the retries of a write. */
export function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
  return codes.includes('TransactionConflict') && codes.every((code) => conflictReasons.has(code));
}

/**
 * A single write that meets a transaction on its item is refused, and the SDK does not retry that: it is over in
 * milliseconds and says nothing about the write's condition.
 */
export const retryConflict = <T>(write: () => Promise<T>): Promise<T> =>
  retryPassing(write, (error) => error instanceof TransactionConflictException);

/**
 * Repeats a batch with what it left undone. DynamoDB leaves something undone when the response is full, or when the table is
 * busy: an immediate repetition would meet the same.
 */
export async function repeatUntilProcessed<T>(
  what: string,
  batch: readonly T[],
  send: (pending: readonly T[]) => Promise<readonly T[]>,
): Promise<void> {
  let pending = await send(batch);
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt > RETRIES_MAX) throw new UndoneBatchError(`${what} left ${pending.length} of ${batch.length} undone`);
    await backOff(attempt);
    pending = await send(pending);
  }
}
