import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item, Table } from './client.ts';
import { toContention } from './contention.ts';
import { type Changes, type Conditions, conditionExpression, updateExpression } from './expressions.ts';
import type { Key } from './keys.ts';
import { repeatUntilProcessed, retryConflict, wasRepeated } from './retries.ts';

/** An item with its key. */
export type Row = Item & Key;

export type WriteResult =
  | { ok: true; item: Item }
  /** The condition did not hold; `item` is what is there instead. */
  | { ok: false; item: Item | null };

/**
 * A single write has no idempotency token. When the response to a first attempt is lost, the SDK repeats a write that may
 * have been applied, and its condition then fails on its own result. To report no false conflict, the item that a repeated
 * write finds is compared with the item that it would have written.
 */
async function refusedOrThrow<T>(
  write: () => Promise<T>,
  isOurs: (item: Item | null) => boolean,
): Promise<{ done: T } | { ours: Item } | { ok: false; item: Item | null }> {
  let repeated = false;
  const noteRepetition = async (): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      repeated ||= wasRepeated(error);
      throw error;
    }
  };
  try {
    return { done: await retryConflict(noteRepetition) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw toContention(error);
    // lib-dynamodb does not unmarshall the item of this exception.
    const item = error.Item ? unmarshall(error.Item) : null;
    return repeated && isOurs(item) ? { ours: item ?? {} } : { ok: false, item };
  }
}

/** A value as it comes back from the table: without what is undefined in it. */
const toStored = (item: Record<string, unknown>): Item => unmarshall(marshall(item, { removeUndefinedValues: true }));

/** An item's value at an attribute, or at a path into a map. */
const valueAt = (item: Item, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : undefined),
      item,
    );

/** An update that only adds cannot be recognized afterwards. */
function showsChanges(item: Item | null, changes: Changes): boolean {
  const set = Object.entries(toStored(changes.set ?? {}));
  if (!item || set.length === 0) return false;
  return (
    set.every(([path, value]) => isDeepStrictEqual(valueAt(item, path), value)) &&
    (changes.remove ?? []).every((path) => valueAt(item, path) === undefined)
  );
}

export async function putItem(table: Table, item: Item & Key, conditions?: Conditions): Promise<WriteResult> {
  const result = await refusedOrThrow(
    () =>
      table.documents.send(
        new PutCommand({
          TableName: table.name,
          Item: item,
          ...(conditions ? { ...conditionExpression(conditions), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {}),
        }),
      ),
    (there) => isDeepStrictEqual(there, toStored(item)),
  );
  return 'ok' in result ? result : { ok: true, item };
}

/**
 * Updates one item and returns it as of the update. `changes.add` is for counters that may be a little off: when the response
 * to a first try is lost, the repetition adds again. One that must be exact is changed in a transaction.
 */
export async function updateItem(
  table: Table,
  key: Key,
  changes: Changes,
  conditions?: Conditions,
): Promise<WriteResult> {
  const result = await refusedOrThrow(
    () =>
      table.documents.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          ...updateExpression(changes, conditions),
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      ),
    (item) => showsChanges(item, changes),
  );
  if ('ok' in result) return result;
  return { ok: true, item: 'ours' in result ? result.ours : (result.done.Attributes ?? {}) };
}

/** Deletes one item and returns it as it was (empty when a response was lost: the repetition no longer finds it). */
export async function deleteItem(table: Table, key: Key, conditions?: Conditions): Promise<WriteResult> {
  const result = await refusedOrThrow(
    () =>
      table.documents.send(
        new DeleteCommand({
          TableName: table.name,
          Key: key,
          ReturnValues: 'ALL_OLD',
          ...(conditions ? { ...conditionExpression(conditions), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {}),
        }),
      ),
    (item) => item === null,
  );
  if ('ok' in result) return result;
  return { ok: true, item: 'ours' in result ? result.ours : (result.done.Attributes ?? {}) };
}

const BATCH_WRITE_MAX = 25;
const BATCHES_AT_ONCE = 4;

/**
 * Puts and deletes any number of items, unconditionally, 25 a request and some requests at once. Not atomic: only for writes
 * that can be repeated. When it throws, no request of it runs any more. Of several writes to one key the last counts: DynamoDB
 * refuses a request that names a key twice.
 */
export async function writeItems(
  table: Table,
  writes: { puts?: readonly (Item & Key)[]; deletes?: readonly Key[] },
): Promise<void> {
  const byKey = new Map<string, BatchRequests[number]>();
  for (const Item of writes.puts ?? []) byKey.set(`${Item.pk}\n${Item.sk}`, { PutRequest: { Item } });
  for (const { pk, sk } of writes.deletes ?? []) byKey.set(`${pk}\n${sk}`, { DeleteRequest: { Key: { pk, sk } } });
  const requests = [...byKey.values()];
  const batches: BatchRequests[] = [];
  for (let at = 0; at < requests.length; at += BATCH_WRITE_MAX) batches.push(requests.slice(at, at + BATCH_WRITE_MAX));
  for (let at = 0; at < batches.length; at += BATCHES_AT_ONCE) {
    const sent = await Promise.allSettled(
      batches.slice(at, at + BATCHES_AT_ONCE).map((batch) => writeBatch(table, batch)),
    );
    for (const result of sent) if (result.status === 'rejected') throw result.reason;
  }
}

type BatchRequests = NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string];

const writeBatch = (table: Table, batch: BatchRequests): Promise<void> =>
  repeatUntilProcessed('BatchWriteItem', batch, async (pending) => {
    const output = await table.documents.send(new BatchWriteCommand({ RequestItems: { [table.name]: [...pending] } }));
    return output.UnprocessedItems?.[table.name] ?? [];
  });
