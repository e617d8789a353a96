import { AsyncLocalStorage } from 'node:async_hooks';
import type { Changes, Conditions } from './expressions.ts';
import type { Key } from './keys.ts';

/** Added by a request with an `Idempotency-Key` to the first transaction that it sends. */
export interface IdempotentRequest {
  /** Marks the key: this request took effect. Its condition fails when another request has taken the key over. */
  mark: { name: typeof MARK_NAME; update: Key; changes: Changes; if: Conditions };
  /** The mark is in a transaction that was sent and not refused. */
  marked: boolean;
}

/** The request's key belongs to another request by now: this one was cut off for so long that its lease ended. */
export class IdempotencyKeyLostError extends Error {
  override name = 'IdempotencyKeyLostError';

  constructor() {
    super('the Idempotency-Key was taken over by a later request');
  }
}

/** The name of the mark among the writes of a transaction. */
export const MARK_NAME = 'idempotency-key';

const storage = new AsyncLocalStorage<IdempotentRequest | null>();

/** Runs a request whose first transaction marks its key. */
export const markingFirstTransaction = <T>(request: IdempotentRequest | null, run: () => T): T =>
  request ? storage.run(request, run) : run();

/**
 * The mark for the transaction that is about to be sent; null where there is no key, where another transaction has it, or no
 * room for another write.
 */
export function takeMark(room: number): IdempotentRequest | null {
  const request = storage.getStore();
  if (!request || request.marked || room < 1) return null;
  request.marked = true;
  return request;
}

/** Runs what is no effect of the request, such as counting what it costs: its transactions mark no key. */
export const runOutsideRequest = <T>(run: () => T): T => storage.run(null, run);
