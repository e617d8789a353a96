import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item, Table } from './client.ts';
import { type Changes, type Conditions, conditionExpression, updateExpression } from './expressions.ts';
import type { Key } from './keys.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction. `name` tells the caller which condition failed. */
export type Write =
  | { name?: string; put: Item & Key; if?: Conditions }
  | { name?: string; update: Key; changes: Changes; if?: Conditions }
  | { name?: string; delete: Key; if?: Conditions }
  | { name?: string; check: Key; if: Conditions };

export type TransactionResult =
  | { ok: true }
  /** Nothing was written. `failed` names the writes whose conditions did not hold; `items` are what they met instead. */
  | { ok: false; failed: string[]; items: Record<string, Item | null> };

/** DynamoDB's limit. */
export const TRANSACTION_WRITES_MAX = 100;
const CONFLICT_RETRIES_MAX = 6;
const CONFLICT_BACKOFF_MS = 25;

/**
 * Writes all or nothing. A failed condition is an answer, not an exception; a conflict with another transaction is tried
 * again with jitter (the SDK does not retry those), because it says nothing about the conditions.
 * @throws what DynamoDB throws for anything else: throttling that outlasted the retries, an item too large.
 */
export async function transact(table: Table, writes: readonly Write[]): Promise<TransactionResult> {
  const TransactItems = writes.map((write) => transactItem(table, write));
  for (let attempt = 0; ; attempt += 1) {
    try {
      await table.documents.send(new TransactWriteCommand({ TransactItems }));
      return { ok: true };
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const refused = refusedWrites(error, writes);
      if (refused) return refused;
      if (!isConflict(error) || attempt === CONFLICT_RETRIES_MAX) throw error;
      await backOff(attempt);
    }
  }
}

const isConflict = (error: TransactionCanceledException): boolean =>
  (error.CancellationReasons ?? []).some((reason) => reason.Code === 'TransactionConflict');

const backOff = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * CONFLICT_BACKOFF_MS * 2 ** attempt));

function refusedWrites(error: TransactionCanceledException, writes: readonly Write[]): TransactionResult | null {
  const failed: string[] = [];
  const items: Record<string, Item | null> = {};
  for (const [at, reason] of (error.CancellationReasons ?? []).entries()) {
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
