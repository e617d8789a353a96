import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item, Table } from './client.ts';
import { toContention } from './contention.ts';
import { type Changes, type Conditions, conditionExpression, updateExpression } from './expressions.ts';
import { IdempotencyKeyLostError, MARK_NAME, takeMark } from './idempotent-request.ts';
import type { Key } from './keys.ts';
import { retryPassing } from './retries.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction. `name` identifies the write whose condition failed. */
export type Write =
  | {
      name?: string;
      put: Item & Key;
      if?: Conditions;
      /** Called once the transaction is written. Must not throw: what is written is written. */
      after?: () => Promise<void>;
    }
  | { name?: string; update: Key; changes: Changes; if?: Conditions }
  | { name?: string; delete: Key; if?: Conditions }
  | { name?: string; check: Key; if: Conditions };

export type TransactionResult =
  | { ok: true }
  /** Nothing was written. `failed` names the writes whose conditions did not hold; `items` are what they met instead. */
  | { ok: false; failed: string[]; items: Record<string, Item | null> };

/** DynamoDB's limit. */
export const TRANSACTION_WRITES_MAX = 100;
/** Another transaction has the item, or the table is busy: the SDK does not retry these, because they come as a cancellation. */
const passingReasons: ReadonlySet<string> = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Writes all or nothing. A failed condition is a result, not an exception; a conflict with another transaction and
 * throttling are retried with jitter, because they do not depend on the conditions. The first transaction of a request with an
 * `Idempotency-Key` also marks the key, so that a repeat knows of the effect even when the response was lost.
 * @throws ContentionError for a conflict that outlasted the retries; what DynamoDB throws for throttling that did, and for anything else.
 * @throws IdempotencyKeyLostError when a later request has the key; nothing was written.
 */
export async function transact(table: Table, writes: readonly Write[]): Promise<TransactionResult> {
  const idempotent = takeMark(TRANSACTION_WRITES_MAX - writes.length);
  if (!idempotent) return send(table, writes);
  const result = await send(table, [...writes, idempotent.mark]);
  if (result.ok) return result;
  idempotent.marked = false;
  if (result.failed.includes(MARK_NAME)) throw new IdempotencyKeyLostError();
  return result;
}

async function send(table: Table, writes: readonly Write[]): Promise<TransactionResult> {
  const TransactItems = writes.map((write) => transactItem(table, write));
  try {
    // A separate command for each attempt: the token that makes a transaction idempotent belongs to one that was refused.
    await retryPassing(() => table.documents.send(new TransactWriteCommand({ TransactItems })), isPassing);
  } catch (error) {
    const refused = refusedWrites(error, writes);
    if (refused) return refused;
    throw toContention(error);
  }
  for (const write of writes) if ('put' in write) await write.after?.();
  return { ok: true };
}

const cancellationReasons = (error: unknown): CancellationReason[] =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];

/** A condition that failed is final, whatever else the transaction met. */
const isPassing = (error: unknown): boolean => {
  const codes = cancellationReasons(error).map((reason) => reason.Code ?? '');
  return !codes.includes('ConditionalCheckFailed') && codes.some((code) => passingReasons.has(code));
};

function refusedWrites(error: unknown, writes: readonly Write[]): TransactionResult | null {
  const failed: string[] = [];
  const items: Record<string, Item | null> = {};
  for (const [at, reason] of cancellationReasons(error).entries()) {
    if (reason.Code !== 'ConditionalCheckFailed') continue;
    const name = writes[at]?.name ?? String(at);
    failed.push(name);
    items[name] = reason.Item ? unmarshall(reason.Item) : null;
  }
  return failed.length > 0 ? { ok: false, failed, items } : null;
}

function transactItem(table: Table, write: Write): TransactItem {
  const TableName = table.name;
  const ReturnValuesOnConditionCheckFailure = 'ALL_OLD';
  if ('put' in write) {
    const condition = write.if ? { ...conditionExpression(write.if), ReturnValuesOnConditionCheckFailure } : {};
    return { Put: { TableName, Item: write.put, ...condition } as NonNullable<TransactItem['Put']> };
  }
  if ('update' in write) {
    const expression = updateExpression(write.changes, write.if);
    return {
      Update: { TableName, Key: write.update, ...expression, ReturnValuesOnConditionCheckFailure } as NonNullable<
        TransactItem['Update']
      >,
    };
  }
  if ('delete' in write) {
    const condition = write.if ? { ...conditionExpression(write.if), ReturnValuesOnConditionCheckFailure } : {};
    return { Delete: { TableName, Key: write.delete, ...condition } as NonNullable<TransactItem['Delete']> };
  }
  return {
    ConditionCheck: {
      TableName,
      Key: write.check,
      ...conditionExpression(write.if),
      ReturnValuesOnConditionCheckFailure,
    } as NonNullable<TransactItem['ConditionCheck']>,
  };
}
