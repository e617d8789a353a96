import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './retries.ts';

/** Returned by an attempt when another writer changed the rows that it had read: nothing was written. */
export const contended: unique symbol = Symbol('contended');

/** Other writers came first at every attempt, or their transactions outlasted the retries of a write. A later try may succeed: 409 `conflict` for a client, retryable in a worker. */
export class ContentionError extends Error {
  override name = 'ContentionError';

  constructor(subject: string, options?: ErrorOptions) {
    super(`Too many writers change ${subject} at once; try again`, options);
  }
}

const isContention = (error: unknown): boolean => error instanceof ContentionError || isConflict(error);

/**
 * Converts the error of a write: a conflict that outlasted its retries is contention, inside `retryWhileContended` or
 * not.
 */
export const toContention = (error: unknown): unknown =>
  isConflict(error) ? new ContentionError('the same items', { cause: error }) : error;

const ATTEMPTS_MAX = 12;
const BACKOFF_MS = 10;
const BACKOFF_MS_MAX = 400;

/**
 * Optimistic concurrency: reads, decides and writes again while other writers come first. The pause before each repetition
 * is random and grows, so that writers of one item spread out.
 * @param subject names what is written, for the error: "the facts of this site".
 * @param attempt reads anew and writes on a condition; `contended` when the condition did not hold.
 * @throws ContentionError when the attempts are spent, or when conflicting transactions outlast the retries of one write.
 */
export async function retryWhileContended<T>(
  subject: string,
  attempt: (attemptsBefore: number) => Promise<T | typeof contended>,
  { attemptsMax = ATTEMPTS_MAX }: { attemptsMax?: number } = {},
): Promise<T> {
  for (let attempts = 0; attempts < attemptsMax; attempts += 1) {
    if (attempts > 0) await delay(Math.random() * Math.min(BACKOFF_MS * 2 ** attempts, BACKOFF_MS_MAX));
    try {
      const result = await attempt(attempts);
      if (result !== contended) return result;
    } catch (error) {
      throw isContention(error) ? new ContentionError(subject, { cause: error }) : error;
    }
  }
  throw new ContentionError(subject);
}
