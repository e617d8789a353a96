import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item, Table } from './client.ts';
import { type Changes, type Conditions, conditionExpression, updateExpression } from './expressions.ts';
import type { Key } from './keys.ts';
import { retryConflict, untilProcessed } from './retries.ts';

export type WriteResult =
  | { ok: true; item: Item }
  /** The condition did not hold; `item` is what is there instead. */
  | { ok: false; item: Item | null };

async function refusedOrThrow<T>(write: () => Promise<T>): Promise<{ done: T } | { ok: false; item: Item | null }> {
  try {
    return { done: await retryConflict(write) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    // lib-dynamodb does not unmarshall the item of this exception.
    return { ok: false, item: error.Item ? unmarshall(error.Item) : null };
  }
}

export async function putItem(table: Table, item: Item & Key, conditions?: Conditions): Promise<WriteResult> {
  const result = await refusedOrThrow(() =>
    table.documents.send(
      new PutCommand({
        TableName: table.name,
        Item: item,
        ...(conditions ? { ...conditionExpression(conditions), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {}),
      }),
    ),
  );
  return 'done' in result ? { ok: true, item } : result;
}

/** Updates one item and answers what it is afterwards. */
export async function updateItem(
  table: Table,
  key: Key,
  changes: Changes,
  conditions?: Conditions,
): Promise<WriteResult> {
  const result = await refusedOrThrow(() =>
    table.documents.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        ...updateExpression(changes, conditions),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    ),
  );
  return 'done' in result ? { ok: true, item: result.done.Attributes ?? {} } : result;
}

export async function deleteItem(table: Table, key: Key, conditions?: Conditions): Promise<WriteResult> {
  const result = await refusedOrThrow(() =>
    table.documents.send(
      new DeleteCommand({
        TableName: table.name,
        Key: key,
        ReturnValues: 'ALL_OLD',
        ...(conditions ? { ...conditionExpression(conditions), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {}),
      }),
    ),
  );
  return 'done' in result ? { ok: true, item: result.done.Attributes ?? {} } : result;
}

const BATCH_WRITE_MAX = 25;

/**
 * Puts and deletes any number of items, unconditionally, 25 a request. Not atomic: only for writes that can be repeated.
 * Of several writes to one key the last counts: DynamoDB refuses a request that names a key twice.
 */
export async function writeItems(
  table: Table,
  writes: { puts?: readonly (Item & Key)[]; deletes?: readonly Key[] },
): Promise<void> {
  const byKey = new Map<string, BatchRequests[number]>();
  for (const Item of writes.puts ?? []) byKey.set(`${Item.pk}\n${Item.sk}`, { PutRequest: { Item } });
  for (const { pk, sk } of writes.deletes ?? []) byKey.set(`${pk}\n${sk}`, { DeleteRequest: { Key: { pk, sk } } });
  const requests = [...byKey.values()];
  for (let at = 0; at < requests.length; at += BATCH_WRITE_MAX) {
    await writeBatch(table, requests.slice(at, at + BATCH_WRITE_MAX));
  }
}

type BatchRequests = NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string];

const writeBatch = (table: Table, batch: BatchRequests): Promise<void> =>
  untilProcessed('BatchWriteItem', batch, async (pending) => {
    const output = await table.documents.send(new BatchWriteCommand({ RequestItems: { [table.name]: [...pending] } }));
    return output.UnprocessedItems?.[table.name] ?? [];
  });
