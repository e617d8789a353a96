import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../../../shared/http/api-error.ts';
import type { HttpLambda } from '../../../shared/http/api-handler.ts';
import { defineOperation, type Operation } from '../../../shared/http/operation.ts';
import { queryItems, type Table } from '../../../shared/table/engine/client.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { countCalls, useTable } from '../table/use-table.ts';
import { type StackAnswer, type StackRequest, send, silenceLog, stackOf, storeKey } from './stack.ts';

silenceLog();
const engine = useTable();

/** The handler's work beyond its effect; set by each test. */
let handle: (made: number) => Promise<{ status: number; text?: string }>;
let made: number;
let now: Date;
let table: Table;
let key: string;
let lambda: HttpLambda;
let calls: ReturnType<typeof countCalls>;
let requests = 0;

const createThing: Operation = defineOperation({
  operationId: 'createThing',
  method: 'POST',
  path: '/things',
  tag: 'Things',
  summary: 'Create a thing',
  access: 'content:write',
  body: z.strictObject({ name: z.string().min(1) }),
  responses: { 201: z.strictObject({ made: z.number(), text: z.string() }) },
}).handle(async () => {
  made += 1;
  const { text = '' } = await handle(made);
  return { status: 201 as const, headers: { location: `/things/${made}` }, body: { made, text } };
});

const getThings: Operation = defineOperation({
  operationId: 'getThings',
  method: 'GET',
  path: '/things',
  tag: 'Things',
  summary: 'Get things',
  access: 'any-key',
  responses: { 200: z.strictObject({}) },
}).handle(async () => ({ status: 200 as const, body: {} }));

const effect = (name: string) => transact(table, [{ put: { pk: 'EFFECTS', sk: name } }]);
const effects = async () => (await queryItems(engine.table, { pk: 'EFFECTS' })).length;

beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00.000Z');
  made = 0;
  table = engine.anotherClient();
  calls = countCalls(table);
  key = await storeKey(engine.table);
  handle = async () => ({ status: 201 });
  lambda = stackOf({ operations: [createThing, getThings], table, now: () => now });
});

const post = (idempotencyKey: string | null, name: string, request: StackRequest = {}): Promise<StackAnswer> =>
  send(lambda, createThing, {
    key,
    requestId: `request-${++requests}`,
    body: JSON.stringify({ name }),
    ...request,
    headers: { ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }), ...request.headers },
  });
const message = ({ body }: StackAnswer): string => body.error.message;
const reasonOf = ({ body }: StackAnswer): string => body.error.details.reason;

describe('a repeat of a request with an Idempotency-Key', () => {
  test('gets the first response again, with a header that says so, and has no second effect', async () => {
    const first = await post('one', 'a');
    const second = await post('one', 'a');
    expect(first.status).toBe(201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second).toMatchObject({ status: 201, body: first.body, headers: { location: '/things/1' } });
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(made).toBe(1);
  });

  test('is the same request whatever white space its JSON has', async () => {
    await post('one', 'a');
    expect((await post('one', 'a', { body: '{ "name" : "a" }' })).headers['idempotent-replayed']).toBe('true');
  });

  test('gets a response of a megabyte again as it was', async () => {
    handle = async () => ({ status: 201, text: Array.from({ length: 180_000 }, (_, at) => at).join(' ') });
    const first = await post('large', 'a');
    expect((await post('large', 'a')).body).toEqual(first.body);
  });

  test('gets a refusal again that came behind an effect', async () => {
    handle = async () => {
      await effect('before the refusal');
      throw new ApiError('conflict', 'Taken');
    };
    await post('taken', 'a');
    handle = async () => ({ status: 201 });
    const again = await post('taken', 'a');
    expect([again.status, message(again), again.headers['idempotent-replayed']]).toEqual([409, 'Taken', 'true']);
  });

  test('may be another request after one that was refused before any effect', async () => {
    expect((await post('bad', '')).status).toBe(400);
    expect((await post('bad', 'a')).status).toBe(201);
  });

  test.each([
    ['payment_required', 402],
    ['not_found', 404],
    ['conflict', 409],
    ['rate_limited', 429],
    ['internal_error', 500],
  ] as const)('runs again after %s, which had no effect', async (code, status) => {
    handle = async () => {
      throw new ApiError(code, 'Later');
    };
    expect((await post('later', 'a')).status).toBe(status);
    handle = async () => ({ status: 201 });
    expect((await post('later', 'a')).status).toBe(201);
  });

  test('is refused after a crash between the effect and the response: the effect happens once', async () => {
    handle = async (at) => {
      await effect(`crash-${at}`);
      throw new Error('the process dies here');
    };
    const before = await effects();
    expect((await post('crash', 'a')).status).toBe(500);
    const again = await post('crash', 'a');
    expect([again.status, message(again)]).toEqual([
      409,
      'The first request with this Idempotency-Key took effect, but its response was lost: read the resource',
    ]);
    expect(reasonOf(again)).toBe('response_lost');
    expect(await effects()).toBe(before + 1);
  });

  test('runs again after a transaction that was refused', async () => {
    await transact(engine.table, [{ put: { pk: 'EFFECTS', sk: 'refused' } }]);
    handle = async () => {
      const result = await transact(table, [
        { name: 'new', put: { pk: 'EFFECTS', sk: 'refused' }, if: [{ attribute: 'pk', is: 'missing' }] },
      ]);
      throw new Error(`refused: ${!result.ok}`);
    };
    expect((await post('refused', 'a')).status).toBe(500);
    handle = async () => ({ status: 201 });
    expect((await post('refused', 'a')).status).toBe(201);
  });
});

describe('two requests with one Idempotency-Key', () => {
  test('have one effect when they arrive together; the second is a conflict that says when to try again', async () => {
    const reached = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    handle = async () => {
      reached.resolve();
      await go.promise;
      return { status: 201 };
    };
    const first = post('together', 'a');
    await reached.promise;
    const second = await post('together', 'a');
    expect([second.status, second.body.error.code, second.headers['retry-after']]).toEqual([409, 'conflict', '2']);
    go.resolve();
    expect((await first).status).toBe(201);
    expect((await post('together', 'a')).headers['idempotent-replayed']).toBe('true');
    expect(made).toBe(1);
  });

  test('are a conflict to repeat while the first, which took effect, has not responded yet', async () => {
    const reached = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    handle = async (at) => {
      await effect(`slow-${at}`);
      reached.resolve();
      await go.promise;
      return { status: 201 };
    };
    const first = post('slow', 'a');
    await reached.promise;
    const meanwhile = await post('slow', 'a');
    expect(message(meanwhile)).toBe('A request with this Idempotency-Key is still running');
    expect(reasonOf(meanwhile)).toBe('still_running');
    now = new Date(now.getTime() + 60_000);
    expect(message(await post('slow', 'a'))).toContain('its response was lost');
    go.resolve();
    await first;
    expect((await post('slow', 'a')).headers['idempotent-replayed']).toBe('true');
    expect(made).toBe(1);
  });

  test('are a conflict when they differ, whether the first is over or not', async () => {
    await post('reused', 'a');
    const other = await post('reused', 'b');
    expect([other.status, message(other)]).toEqual([409, 'This Idempotency-Key was sent with another request']);
    expect(reasonOf(other)).toBe('other_request');
    expect(made).toBe(1);
  });

  test('do not know of each other when their API keys differ', async () => {
    await post('shared', 'a');
    expect((await post('shared', 'b', { key: await storeKey(engine.table) })).status).toBe(201);
  });

  test('are two requests after a day', async () => {
    await post('daily', 'a');
    now = new Date(now.getTime() + 86_400_000);
    expect((await post('daily', 'b')).status).toBe(201);
    expect(made).toBe(2);
  });

  test('have one effect when the first was cut off for longer than its lease: it can no longer write', async () => {
    const reached = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    handle = async (at) => {
      if (at === 1) {
        reached.resolve();
        await go.promise;
      }
      await effect(`lease-${at}`);
      return { status: 201 };
    };
    const before = await effects();
    const cutOff = post('lease', 'a');
    await reached.promise;
    now = new Date(now.getTime() + 60_000);
    expect((await post('lease', 'a')).status).toBe(201);
    go.resolve();
    expect((await cutOff).status).toBe(409);
    expect(await effects()).toBe(before + 1);
    expect((await post('lease', 'a')).body.made).toBe(2);
  });
});

describe('the header Idempotency-Key', () => {
  test.each(['', ' ', 'x'.repeat(256), 'größe', 'a\nb'])('is refused as %j: 400 that names it', async (given) => {
    const answer = await post(given, 'a');
    expect([answer.status, message(answer)]).toEqual([
      400,
      'Invalid header: Idempotency-Key: must have 1 to 255 printable ASCII characters',
    ]);
    expect(made).toBe(0);
  });

  test('takes 255 characters', async () => {
    expect((await post('x'.repeat(255), 'a')).status).toBe(201);
  });

  test('is judged after the API key and the scope', async () => {
    const reader = await storeKey(engine.table, { scopes: ['sites:read'] });
    expect((await post('', 'a', { key: null })).status).toBe(401);
    expect((await post('', 'a', { key: reader })).status).toBe(403);
  });

  test('is ignored on a request that only reads', async () => {
    const answers = [1, 2].map(() => send(lambda, getThings, { key, headers: { 'idempotency-key': 'x'.repeat(300) } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('costs two calls of DynamoDB; a request without it none', async () => {
    handle = async (at) => {
      await effect(`calls-${at}`);
      return { status: 201 };
    };
    calls.reset();
    await post(null, 'a');
    expect(calls.of).toEqual({ UpdateItemCommand: 1, TransactWriteItemsCommand: 1 });
    calls.reset();
    await post('calls', 'a');
    expect(calls.of).toEqual({ UpdateItemCommand: 2, PutItemCommand: 1, TransactWriteItemsCommand: 1 });
  });
});
