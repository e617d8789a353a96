import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { getItem } from '../../../../shared/table/engine/client.ts';
import { ContentionError, contended, retryWhileContended } from '../../../../shared/table/engine/contention.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { putItem, updateItem } from '../../../../shared/table/engine/writes.ts';
import { useTable } from '../use-table.ts';

const engine = useTable();
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: { attempts: 1 },
    message: 'cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

test('the first attempt that nobody contends gives the result, and each is told how many came before', async () => {
  const before: number[] = [];
  const result = await retryWhileContended('this item', async (attemptsBefore) => {
    before.push(attemptsBefore);
    return attemptsBefore < 2 ? contended : { saved: true };
  });
  expect([result, before]).toEqual([{ saved: true }, [0, 1, 2]]);
});

test('contention that outlives the attempts is one error, which names what is written', async () => {
  let attempts = 0;
  const spent = retryWhileContended(
    'the facts of this site',
    async () => {
      attempts += 1;
      return contended;
    },
    { attemptsMax: 3 },
  );
  await expect(spent).rejects.toThrow(new ContentionError('the facts of this site'));
  expect(attempts).toBe(3);
});

test.each([
  ['a transaction', cancelled('None', 'TransactionConflict')],
  ['a single write', new TransactionConflictException({ $metadata: { attempts: 1 }, message: 'conflict' })],
])('conflicts that outlast the retries of %s are contention', async (_, cause) => {
  const failing = retryWhileContended('this item', () => Promise.reject(cause));
  await expect(failing).rejects.toMatchObject({ name: 'ContentionError', cause });
});

test.each([
  ['a table that is busy', cancelled('TransactionConflict', 'ThrottlingError')],
  ['a mistake of ours', new TypeError('x is undefined')],
])('another failure stays what it is, and ends the attempts: %s', async (_, failure) => {
  await expect(retryWhileContended('this item', () => Promise.reject(failure))).rejects.toBe(failure);
});

test('of writers at the same time none is lost', async () => {
  const key = keys.hostPause('writers.example');
  await putItem(engine.table, { ...key, count: 0 });
  const increment = () =>
    retryWhileContended(
      'this count',
      async () => {
        const count = Number((await getItem(engine.table, key))?.['count']);
        const condition = { attribute: 'count', is: '=', value: count } as const;
        const { ok } = await updateItem(engine.table, key, { set: { count: count + 1 } }, [condition]);
        return ok ? count : contended;
      },
      { attemptsMax: 100 },
    );
  await Promise.all(Array.from({ length: 10 }, increment));
  expect((await getItem(engine.table, key))?.['count']).toBe(10);
});
