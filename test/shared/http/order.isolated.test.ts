import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ApiError, notFound } from '../../../shared/http/api-error.ts';
import type { HttpLambda } from '../../../shared/http/api-handler.ts';
import { DEFAULT_MAX_BODY_BYTES, defineOperation, type Operation } from '../../../shared/http/operation.ts';
import { pathId } from '../../../shared/http/schemas.ts';
import { useTable } from '../table/use-table.ts';
import { type StackRequest, send, silenceLog, stackOf, storeKey } from './stack.ts';

silenceLog();
const engine = useTable();
const responses = { 200: z.strictObject({ got: z.unknown() }), 204: null };

const putThing = defineOperation({
  operationId: 'putThing',
  method: 'PUT',
  path: '/things/{thingId}',
  tag: 'Things',
  summary: 'Puts a thing',
  access: 'content:write',
  params: z.object({ thingId: pathId('Thing'), kind: z.enum(['a', 'b']).default('a') }),
  query: z.object({ page: z.coerce.number().optional() }),
  body: z.strictObject({ name: z.string(), tags: z.array(z.strictObject({ id: z.number() })).optional() }),
  responses,
}).handle(async ({ params, body }) => {
  if (params.thingId === 404) throw notFound('Thing');
  if (params.thingId === 409) throw new ApiError('conflict', 'It is taken', { details: { page_id: 5 } });
  if (params.thingId === 504) return new Promise<never>(() => {});
  if (params.thingId === 500) throw new Error('secret words of a crash');
  if (params.thingId === 503)
    throw new ApiError('engine_paused', 'paused for a reason', { details: { why: 'secret' } });
  if (params.thingId === 204) return { status: 204 };
  return { status: 200, body: { got: body } };
});
const doThing = defineOperation({
  operationId: 'doThing',
  method: 'POST',
  path: '/things/{thingId}/do',
  tag: 'Things',
  summary: 'Does a thing',
  access: 'any-key',
  body: z.strictObject({ force: z.boolean().default(false) }),
  bodyOptional: true,
  responses,
}).handle(async ({ body }) => ({ status: 200, body: { got: body } }));
const wrongReply = defineOperation({
  operationId: 'wrongReply',
  method: 'GET',
  path: '/wrong/{what}',
  tag: 'Things',
  summary: 'Answers what it does not define',
  access: 'any-key',
  params: z.object({ what: z.string() }),
  responses: { 200: z.strictObject({ got: z.string() }) },
}).handle(
  async ({ params }) => (params.what === 'status' ? { status: 201 } : { status: 200, body: { got: 5 } }) as never,
);

let lambda: HttpLambda;
let key: string;
let reader: string;
beforeAll(async () => {
  lambda = stackOf({ operations: [putThing, doThing, wrongReply], table: engine.table });
  key = await storeKey(engine.table);
  reader = await storeKey(engine.table, { scopes: ['sites:read'] });
});

const put = (request: StackRequest) =>
  send(lambda, putThing, { key, params: { thingId: '1' }, body: '{"name":"n"}', ...request });
const errorOf = async (operation: Operation, request: StackRequest) => {
  const { status, body } = await send(lambda, operation, request);
  return [status, body.error];
};

describe('what is wrong is told in one order', () => {
  const wrong = { params: { thingId: 'abc' }, body: 'not json' };

  test.each([
    { name: '401 before everything', request: { ...wrong, key: null }, code: 'unauthorized' },
    { name: '403 before 400', request: () => ({ ...wrong, key: reader }), code: 'forbidden' },
    { name: '400 of the body before 404 of the path', request: wrong, code: 'invalid_request' },
    { name: '404 of the path before 409', request: { params: { thingId: 'abc' } }, code: 'not_found' },
    { name: '404 of the resource', request: { params: { thingId: '404' } }, code: 'not_found' },
    { name: '409', request: { params: { thingId: '409' } }, code: 'conflict' },
  ])('$name', async ({ request, code }) => {
    const { body } = await put(typeof request === 'function' ? request() : request);
    expect(body.error.code).toBe(code);
  });

  test('a path that no operation has needs a key, and then answers 404', async () => {
    expect((await send(lambda, null, {})).body.error).toEqual({ code: 'unauthorized', message: 'Missing API key' });
    expect(await send(lambda, null, { key })).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found', message: 'Route not found' } },
    });
  });
});

describe('the key', () => {
  const secret = 'coa_0123456789012345678901234567890123456789012';
  test.each([
    { header: undefined, message: 'Missing API key' },
    { header: '', message: 'Missing API key' },
    { header: 'Bearer', message: 'Missing API key' },
    { header: `Basic ${secret}`, message: 'Missing API key' },
    { header: secret, message: 'Missing API key' },
    { header: 'Bearer nonsense', message: 'Invalid API key' },
    { header: `Bearer ${secret}`, message: 'Invalid API key' },
    { header: `Bearer ${secret}x`, message: 'Invalid API key' },
    { header: `Bearer ${secret.slice(0, -1)}`, message: 'Invalid API key' },
    { header: `Bearer ${secret.toUpperCase()}`, message: 'Invalid API key' },
  ])('of the header $header is refused: $message', async ({ header, message }) => {
    const { status, body } = await put({
      key: null,
      ...(header === undefined ? {} : { headers: { authorization: header } }),
    });
    expect([status, body]).toEqual([401, { error: { code: 'unauthorized', message } }]);
  });

  test.each(['bearer', 'BEARER', 'Bearer ', 'Bearer    '])('is read behind "%s"', async (scheme) => {
    const { status } = await put({ key: null, headers: { authorization: `${scheme} ${key} ` } });
    expect(status).toBe(200);
  });

  test('that was revoked is told so, and keeps that answer once it has expired too', async () => {
    const revoked = await storeKey(engine.table, {
      revokedAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-02-01T00:00:00.000Z',
    });
    expect(await errorOf(putThing, { key: revoked })).toEqual([
      401,
      { code: 'unauthorized', message: 'API key revoked' },
    ]);
  });

  test('expires at its time, not before', async () => {
    let now = new Date('2030-01-01T00:00:00.000Z');
    const stack = stackOf({ operations: [doThing], table: engine.table, now: () => now });
    const expiring = await storeKey(engine.table, { expiresAt: '2030-01-01T00:00:00.001Z' });
    expect((await send(stack, doThing, { key: expiring })).status).toBe(200);
    now = new Date('2030-01-01T00:00:00.001Z');
    expect((await send(stack, doThing, { key: expiring })).body.error).toEqual({
      code: 'unauthorized',
      message: 'API key expired',
    });
  });
});

describe('the body', () => {
  test.each([
    { name: 'that is not JSON', body: '{"name":', message: 'The request body is not valid JSON' },
    { name: 'of a list', body: '["name"]', message: /^Invalid body: / },
    { name: 'of a text', body: '"name"', message: /^Invalid body: / },
    { name: 'of a number', body: '5', message: /^Invalid body: / },
    { name: 'of null', body: 'null', message: /^Invalid body: / },
    { name: 'with an unknown field', body: '{"name":"n","nam":1}', message: 'Invalid body: unknown field "nam"' },
    { name: 'with two of them', body: '{"name":"n","a":1,"b":2}', message: 'Invalid body: unknown fields "a", "b"' },
    {
      name: 'with one further down',
      body: '{"name":"n","tags":[{"id":1},{"id":2,"x":3}]}',
      message: 'Invalid body: tags[1]: unknown field "x"',
    },
    { name: 'without a required field', body: '{}', message: 'Invalid body: name: is required' },
    { name: 'with a field of the wrong type', body: '{"name":5}', message: /^Invalid body: name: / },
    { name: 'with a prototype in it', body: '{"name":"n","__proto__":{"force":true}}', message: /body/ },
    { name: 'that is missing', body: '', message: 'Invalid body: a JSON body is required' },
    {
      name: `above ${DEFAULT_MAX_BODY_BYTES} bytes`,
      body: `{"name":"${'ü'.repeat(DEFAULT_MAX_BODY_BYTES / 2)}"}`,
      message: /larger than 1,048,576 bytes/,
    },
    {
      name: 'nested 100,000 levels deep',
      body: `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      message: /body/,
    },
  ])('$name is refused', async ({ body, message }) => {
    const answer = await put({ body });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'of the type "%s" is refused',
    async (contentType) => {
      const { status, body } = await put({ headers: { 'content-type': contentType } });
      const message = 'The Content-Type of a request with a body must be application/json';
      expect([status, body.error]).toEqual([400, { code: 'invalid_request', message }]);
    },
  );

  test.each(['application/json; charset=utf-8', 'application/json'])(
    'of the type "%s" is read',
    async (contentType) => {
      expect((await put({ headers: { 'content-type': contentType } })).status).toBe(200);
    },
  );

  test.each([{ body: undefined }, { body: '' }, { body: '{}' }])(
    'may be missing where it is optional: $body',
    async ({ body }) => {
      const answer = await send(lambda, doThing, { key, ...(body === undefined ? {} : { body }) });
      expect([answer.status, answer.body]).toEqual([200, { got: { force: false } }]);
    },
  );

  test.each(['null', '[]', '"x"', '0', 'false', '{"force":"yes"}', '{"forced":true}'])(
    'is checked also where it is optional: %s',
    async (body) => {
      expect(await errorOf(doThing, { key, body })).toMatchObject([400, { code: 'invalid_request' }]);
    },
  );
});

describe('a path parameter', () => {
  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    '12abc',
    '01',
    ' 1',
    '+1',
    '',
    '9007199254740993',
    '１',
  ])('that is no id (%s) answers as a missing resource does', async (thingId) => {
    const missing = await put({ params: { thingId: '404' } });
    const malformed = await put({ params: { thingId } });
    expect([malformed.status, malformed.body]).toEqual([404, missing.body]);
  });

  test('that is no id but one of a list answers 400 and names it', async () => {
    const { status, body } = await put({ params: { thingId: '1', kind: 'c' } });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toMatch(/^Invalid path: kind: /);
  });
});

describe('a fault of ours', () => {
  test.each([
    { name: 'a crash', thingId: '500', status: 500, code: 'internal_error' },
    { name: 'a paused engine', thingId: '503', status: 503, code: 'engine_paused' },
  ])('says nothing of itself: $name', async ({ thingId, status, code }) => {
    const answer = await put({ params: { thingId } });
    expect([answer.status, answer.body]).toEqual([status, { error: { code, message: 'Internal server error' } }]);
  });

  test('is a handler that does not end: it is answered for before Lambda ends the function', async () => {
    const answer = await put({ params: { thingId: '504' }, timeoutSeconds: 1 });
    expect([answer.status, answer.body.error.code]).toEqual([500, 'internal_error']);
  });

  test.each(['body', 'status'])('is an answer whose %s the operation does not define', async (what) => {
    expect((await send(lambda, wrongReply, { key, params: { what } })).status).toBe(500);
  });

  test('that only the check of answers sees is let through where they are not checked', async () => {
    const unchecked = stackOf({ operations: [wrongReply], table: engine.table, checkResponses: false });
    expect(await send(unchecked, wrongReply, { key, params: { what: 'body' } })).toMatchObject({
      status: 200,
      body: { got: 5 },
    });
  });
});

describe('every answer', () => {
  test.each([
    { name: '200', request: {} },
    { name: '204', request: { params: { thingId: '204' } } },
    { name: '400', request: { body: '[]' } },
    { name: '401', request: { key: null } },
    { name: '403', request: () => ({ key: reader }) },
    { name: '404', request: { params: { thingId: '0' } } },
    { name: '409', request: { params: { thingId: '409' } } },
    { name: '500', request: { params: { thingId: '500' } } },
    { name: '503', request: { params: { thingId: '503' } } },
  ])(
    'of $name carries the request id and the security headers, and the rate limit once the key is known',
    async ({ name, request }) => {
      const { status, headers } = await put({
        requestId: 'request-7',
        ...(typeof request === 'function' ? request() : request),
      });
      expect(String(status)).toBe(name);
      expect(headers).toMatchObject({
        'x-request-id': 'request-7',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=31536000',
        ...(status === 204 ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      });
      const known = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'].map(
        (header) => header in headers,
      );
      expect(known).toEqual(Array(3).fill(status !== 401));
    },
  );
});
