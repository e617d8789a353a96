/** Failures that no engine produces on demand: conflicts, throttling, batches left undone. */
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RetryableError, workerError } from '../../../../shared/jobs/worker-errors.ts';
import { authenticateAndCount } from '../../../../shared/table/api-keys.ts';
import { getItems, openTable } from '../../../../shared/table/engine/client.ts';
import { ContentionError } from '../../../../shared/table/engine/contention.ts';
import { createIdAllocator } from '../../../../shared/table/engine/ids.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { transact } from '../../../../shared/table/engine/transaction.ts';
import { deleteItem, putItem, updateItem, writeItems } from '../../../../shared/table/engine/writes.ts';
import { scriptClient } from '../../../harness/scripted-client.ts';

const table = openTable({ TABLE_NAME: 'table', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: undefined });
const client = scriptClient(table.documents);
const key = keys.site(1, 1);
const metadata = { $metadata: {}, message: 'refused' };
const conflict = () => new TransactionConflictException(metadata);
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...metadata, CancellationReasons: codes.map((Code) => ({ Code })) });

beforeEach(() => {
  client.reset();
  // The waits between the tries are not what is tested.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a transaction', () => {
  test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'that was cancelled for %s is tried again',
    async (code) => {
      client.on(TransactWriteCommand).once(cancelled('None', code)).once(cancelled(code)).always({});
      expect(await transact(table, [{ put: { ...key } }])).toEqual({ ok: true });
      expect(client.inputs(TransactWriteCommand)).toHaveLength(3);
    },
  );

  test('is given up after seven tries', async () => {
    client.on(TransactWriteCommand).always(cancelled('TransactionConflict'));
    await expect(transact(table, [{ put: { ...key } }])).rejects.toThrow(ContentionError);
    expect(client.inputs(TransactWriteCommand)).toHaveLength(7);
  });

  test('whose condition failed is not tried again, whatever else it met', async () => {
    client.on(TransactWriteCommand).always(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
    const result = await transact(table, [{ put: { ...key } }, { name: 'row', delete: key }]);
    expect(result).toEqual({ ok: false, failed: ['row'], items: { row: null } });
    expect(client.inputs(TransactWriteCommand)).toHaveLength(1);
  });

  test.each([
    ['ValidationError', cancelled('ValidationError')],
    ['ItemCollectionSizeLimitExceeded', cancelled('ItemCollectionSizeLimitExceeded')],
    ['an error of another kind', new Error('no network')],
  ])('is not tried again after %s', async (_, error) => {
    client.on(TransactWriteCommand).always(error);
    await expect(transact(table, [{ put: { ...key } }])).rejects.toThrow(error);
    expect(client.inputs(TransactWriteCommand)).toHaveLength(1);
  });
});

describe('a single write', () => {
  test.each([
    { kind: 'put', command: PutCommand, write: () => putItem(table, { ...key }) },
    { kind: 'update', command: UpdateCommand, write: () => updateItem(table, key, { set: { n: 1 } }) },
    { kind: 'delete', command: DeleteCommand, write: () => deleteItem(table, key) },
  ])('that meets a transaction on its item is tried again: $kind', async ({ command, write }) => {
    client
      .on(command as typeof PutCommand)
      .once(conflict())
      .once(conflict())
      .always({});
    expect(await write()).toMatchObject({ ok: true });
    expect(client.inputs(command as typeof PutCommand)).toHaveLength(3);
  });

  test('is given up after seven tries', async () => {
    client.on(UpdateCommand).always(conflict());
    await expect(updateItem(table, key, { set: { n: 1 } })).rejects.toThrow(ContentionError);
    expect(client.inputs(UpdateCommand)).toHaveLength(7);
  });

  test('that takes an id is one like the others', async () => {
    client
      .on(UpdateCommand)
      .once(conflict())
      .always({ Attributes: { lastId: 7 } });
    expect(await createIdAllocator(table).many('page', 2)).toEqual([6, 7]);
  });

  test('whose condition failed is not tried again', async () => {
    client.on(UpdateCommand).always(new ConditionalCheckFailedException(metadata));
    expect(await updateItem(table, key, { set: { n: 1 } })).toEqual({ ok: false, item: null });
    expect(client.inputs(UpdateCommand)).toHaveLength(1);
  });
});

test('a request that comes while its key is being revoked is authenticated again, not failed', async () => {
  client.on(UpdateCommand).once(conflict()).always(new ConditionalCheckFailedException(metadata));
  const request = { secretHash: 'hash', bucket: 'default', limit: 1, now: new Date() };
  expect(await authenticateAndCount(table, request)).toEqual({ outcome: 'unknown' });
});

describe('a batch', () => {
  const keyList = [keys.site(1, 1), keys.site(1, 2), keys.site(1, 3)];

  test('of reads goes on with the keys that were left undone', async () => {
    client
      .on(BatchGetCommand)
      .once({
        Responses: { table: [keyList[0] ?? {}] },
        UnprocessedKeys: { table: { Keys: keyList.slice(1) } },
      })
      .once({ Responses: { table: [] }, UnprocessedKeys: { table: { Keys: keyList.slice(1) } } })
      .once({ Responses: { table: keyList.slice(1) } });
    expect(await getItems(table, keyList)).toEqual(keyList);
    const asked = client.inputs(BatchGetCommand).map(({ RequestItems }) => RequestItems?.['table']?.Keys);
    expect(asked).toEqual([keyList, keyList.slice(1), keyList.slice(1)]);
  });

  test('of writes goes on with the items that were left undone', async () => {
    const requests = keyList.map((Item) => ({ PutRequest: { Item } }));
    client
      .on(BatchWriteCommand)
      .once({ UnprocessedItems: { table: requests.slice(1) } })
      .once({});
    await writeItems(table, { puts: keyList });
    const asked = client.inputs(BatchWriteCommand).map(({ RequestItems }) => RequestItems?.['table']);
    expect(asked).toEqual([requests, requests.slice(1)]);
  });

  test('that is never done is given up, with the number of what is left', async () => {
    client.on(BatchGetCommand).always({ UnprocessedKeys: { table: { Keys: keyList.slice(1) } } });
    await expect(getItems(table, keyList)).rejects.toThrow('BatchGetItem left 2 of 3 undone');
    expect(client.inputs(BatchGetCommand)).toHaveLength(8);
    client.on(BatchWriteCommand).always({ UnprocessedItems: { table: [{ PutRequest: { Item: { ...key } } }] } });
    const undone = await writeItems(table, { puts: keyList }).catch((error: unknown) => error);
    expect(undone).toMatchObject({ message: 'BatchWriteItem left 1 of 3 undone' });
    // The table is busy: a step that meets it is retried.
    expect(workerError(undone)).toBeInstanceOf(RetryableError);
  });
});
