import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { setProcessVariables } from '../../../shared/environment.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import type { HttpLambda } from '../../../shared/http/api-handler.ts';
import { defineOperation } from '../../../shared/http/operation.ts';
import { pathId } from '../../../shared/http/schemas.ts';
import { log } from '../../../shared/logging/log.ts';
import { captureLog } from '../../harness/log-lines.ts';
import { useTable } from '../table/use-table.ts';
import { send, stackOf, storeKey } from './stack.ts';

setProcessVariables({ LOG_LEVEL: 'debug' });
const engine = useTable();
const putThing = defineOperation({
  operationId: 'putThing',
  method: 'PUT',
  path: '/things/{thingId}',
  tag: 'Things',
  summary: 'Puts a thing',
  access: 'content:write',
  params: z.object({ thingId: pathId('Thing') }),
  query: z.object({ search: z.string().optional() }),
  body: z.strictObject({ name: z.string() }),
  responses: { 200: z.strictObject({}) },
}).handle(async ({ params }) => {
  if (params.thingId === 500) throw new TypeError('it broke');
  if (params.thingId === 503) throw new ApiError('engine_paused', 'paused by the operator');
  log.info('a line of the handler', { thing_id: params.thingId });
  return { status: 200, body: {} };
});

let lambda: HttpLambda;
let key: string;
let written: ReturnType<typeof captureLog>;
beforeAll(async () => {
  lambda = stackOf({ operations: [putThing], table: engine.table });
  key = await storeKey(engine.table);
});

beforeEach(() => {
  written = captureLog();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const lines = () => written.lines();
const put = (given: Parameters<typeof send>[2] = {}) =>
  send(lambda, putThing, {
    key,
    params: { thingId: '7' },
    body: '{"name":"the-body-text"}',
    query: 'search=the-query-text',
    requestId: 'request-42',
    ...given,
  });

test('each request is one line: what was asked for, what was answered, and whose key it was', async () => {
  const { status, headers } = await put();
  expect([status, headers['x-request-id']]).toEqual([200, 'request-42']);
  const request = lines().filter((line) => line['message'] === 'request');
  expect(request).toEqual([
    expect.objectContaining({
      level: 'INFO',
      request_id: headers['x-request-id'],
      method: 'PUT',
      route: 'PUT /v1/things/{thingId}',
      status: 200,
      duration_ms: expect.any(Number),
      organization_id: 1,
      key_id: expect.any(Number),
    }),
  ]);
});

test('every line of a request carries its id', async () => {
  await Promise.all([put({ requestId: 'a' }), put({ requestId: 'b' })]);
  const ids = lines().map((line) => [line['message'], line['request_id']].join(' of '));
  expect(ids.sort()).toEqual([
    'a line of the handler of a',
    'a line of the handler of b',
    'request of a',
    'request of b',
  ]);
});

test('a line that belongs to no request carries no id of one', () => {
  log.info('a line of nobody');
  expect(lines()[0]).not.toHaveProperty('request_id');
});

describe('no line ever holds a key, a query or a body', () => {
  const stranger = `coa_${'S'.repeat(43)}`;
  test.each([
    { name: 'a request that succeeds', request: () => ({}) },
    { name: 'an invalid body', request: () => ({ body: '{"name":5,"the-body-text":1}' }) },
    { name: 'a body that is not JSON', request: () => ({ body: 'the-body-text' }) },
    { name: 'an invalid key', request: () => ({ key: stranger }) },
    { name: 'a malformed key', request: () => ({ key: 'coa_the-body-text' }) },
    { name: 'a crash', request: () => ({ params: { thingId: '500' } }) },
    { name: 'a paused engine', request: () => ({ params: { thingId: '503' } }) },
    { name: 'a malformed id', request: () => ({ params: { thingId: 'the-query-text' } }) },
  ])('$name', async ({ request }) => {
    await put(request());
    expect(written.text()).toContain('"message":"request"');
    for (const secret of [key, key.slice(8), stranger, 'the-body-text', 'the-query-text']) {
      expect(written.text()).not.toContain(secret);
    }
  });
});

test('a crash is logged whole, a refusal of ours with its reason', async () => {
  await put({ params: { thingId: '500' } });
  await put({ params: { thingId: '503' } });
  const crash = lines().find((line) => line['level'] === 'ERROR');
  expect(crash).toMatchObject({ message: 'request crashed', request_id: 'request-42', error: { message: 'it broke' } });
  expect(JSON.stringify(crash)).toContain('access-log.isolated.test.ts');
  expect(lines().find((line) => line['level'] === 'WARN')).toMatchObject({ reason: 'paused by the operator' });
});
