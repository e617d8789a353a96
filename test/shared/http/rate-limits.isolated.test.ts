import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { HttpLambda } from '../../../shared/http/api-handler.ts';
import { defineOperation, type Operation, type RateBucket } from '../../../shared/http/operation.ts';
import { authenticateAndCount, findApiKey, hashApiKey, revokeApiKey } from '../../../shared/table/api-keys.ts';
import { getItem, type Table } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { countCalls, useTable } from '../table/use-table.ts';
import { type StackAnswer, send, silenceLog, stackOf, storeKey } from './stack.ts';

silenceLog();
const engine = useTable();

const operationOf = (operationId: string, given: Partial<Operation>): Operation => ({
  ...defineOperation({
    operationId,
    method: 'POST',
    path: `/${operationId}`,
    tag: 'Things',
    summary: operationId,
    access: 'any-key',
    body: z.strictObject({ model: z.boolean().default(false) }),
    bodyOptional: true,
    responses: { 200: z.strictObject({}) },
  }).handle(async () => ({ status: 200, body: {} })),
  ...given,
});
const byDefault = operationOf('byDefault', {});
const jobs = operationOf('jobs', { bucket: 'jobs' });
const llm = operationOf('llm', { bucket: 'llm' });
const open = operationOf('open', { access: 'open' });
const scoped = operationOf('scoped', { access: 'cms:publish' });
const byBody = operationOf('byBody', {
  bucket: (body: unknown): RateBucket =>
    typeof body === 'object' && body !== null && 'model' in body && body.model === true ? 'llm' : 'default',
});

let now: Date;
let key: string;
let table: Table;
let calls: ReturnType<typeof countCalls>;
let lambda: HttpLambda;
const limits = { DEFAULT: 3, JOBS: 4, LLM: 2, IP: 3 };
let addresses = 0;
let sourceIp: string;

beforeEach(async () => {
  // 10 seconds into a separate window for each test.
  now = new Date(Date.UTC(2026, 10, 21, 10, 0, 10));
  sourceIp = `192.0.2.${++addresses}`;
  key = await storeKey(engine.table);
  table = engine.anotherClient();
  calls = countCalls(table);
  lambda = stackOf({ operations: [byDefault, jobs, llm, open, scoped, byBody], table, now: () => now, limits });
});

const call = (operation: Operation, request: Parameters<typeof send>[2] = {}): Promise<StackAnswer> =>
  send(lambda, operation, { key, sourceIp, ...request });
const times = async (count: number, make: () => Promise<StackAnswer>): Promise<StackAnswer[]> => {
  const answers: StackAnswer[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await make());
  return answers;
};
const statuses = (answers: readonly StackAnswer[]): number[] => answers.map(({ status }) => status);
const keyItem = async () => getItem(engine.table, keys.apiKey(hashApiKey(key)));
const windowEnd = Date.UTC(2026, 10, 21, 10, 1, 0) / 1000;

describe('a request with a key', () => {
  test('is one call of DynamoDB: the first, the next, and the first of a new window', async () => {
    for (const seconds of [10, 11, 61, 121]) {
      now = new Date(Date.UTC(2026, 10, 21, 10, 0, seconds));
      calls.reset();
      expect((await call(byDefault)).status).toBe(200);
      expect(calls.of).toEqual({ UpdateItemCommand: 1 });
    }
  });

  test('is one call also when it is refused: 403, 400 and 429', async () => {
    const reader = await storeKey(engine.table, { scopes: ['sites:read'] });
    for (const request of [
      () => call(scoped, { key: reader }),
      () => call(byDefault, { body: '[]' }),
      async () => (await times(4, () => call(llm)))[3] ?? Promise.reject(new Error('no answer')),
    ]) {
      calls.reset();
      const { status } = await request();
      expect(calls.of).toEqual({ UpdateItemCommand: status === 429 ? 4 : 1 });
    }
  });

  test('counts down, and tells when the window ends', async () => {
    const answers = await times(4, () => call(byDefault));
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']])).toEqual([
      ['3', '2'],
      ['3', '1'],
      ['3', '0'],
      ['3', '0'],
    ]);
    for (const { headers } of answers) expect(headers['x-ratelimit-reset']).toBe(String(windowEnd));
  });

  test('over the limit answers 429 with the seconds to wait, and is let through after them', async () => {
    const [, , , refused] = await times(4, () => call(byDefault));
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '50' },
      body: { error: { code: 'rate_limited', message: 'Rate limit exceeded' } },
    });
    now = new Date(now.getTime() + 50_000 - 1);
    expect(await call(byDefault)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    now = new Date(now.getTime() + 1);
    const next = await call(byDefault);
    expect(next).toMatchObject({ status: 200, headers: { 'x-ratelimit-remaining': '2' } });
    expect(next.headers['x-ratelimit-reset']).toBe(String(windowEnd + 60));
  });

  test('over the limit writes nothing', async () => {
    await times(3, () => call(byDefault));
    const before = await keyItem();
    await times(3, () => call(byDefault));
    expect(await keyItem()).toEqual(before);
  });

  test('that is refused for its scope or its body is counted too', async () => {
    const answers = await times(4, () => call(byDefault, { body: '[]' }));
    expect(statuses(answers)).toEqual([400, 400, 400, 429]);
  });

  test('never gets past the limit, however many come at once', async () => {
    const many = stackOf({ operations: [byDefault], table, now: () => now, limits: { DEFAULT: 20 } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(many, byDefault, { key })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    const left = answers
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers['x-ratelimit-remaining']));
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });
});

describe('the three buckets', () => {
  test('are independent of each other', async () => {
    expect(statuses(await times(4, () => call(byDefault)))).toEqual([200, 200, 200, 429]);
    expect(statuses(await times(5, () => call(jobs)))).toEqual([200, 200, 200, 200, 429]);
    expect(statuses(await times(3, () => call(llm)))).toEqual([200, 200, 429]);
  });

  test('belong to one key', async () => {
    await times(4, () => call(byDefault));
    expect((await call(byDefault, { key: await storeKey(engine.table) })).status).toBe(200);
  });

  test('are chosen by the body where the operation says so, also when the body is wrong', async () => {
    const limitOf = async (body: string) => (await call(byBody, { body })).headers['x-ratelimit-limit'];
    expect([await limitOf('{"model":true}'), await limitOf('{}'), await limitOf('{"model":true,"x":1}')]).toEqual([
      '2',
      '3',
      '2',
    ]);
    expect(await limitOf('not json')).toBe('3');
  });
});

describe('the address of a caller without a valid key', () => {
  test('has one budget for open routes and failed authentication', async () => {
    const answers = [
      await call(open),
      await call(byDefault, { key: null }),
      await call(byDefault, { key: `coa_${'x'.repeat(43)}` }),
      await call(byDefault, { key: 'nonsense' }),
      await call(open),
    ];
    expect(statuses(answers)).toEqual([200, 401, 401, 429, 429]);
    expect(answers[4]).toMatchObject({
      headers: { 'retry-after': '50' },
      body: { error: { code: 'rate_limited', message: 'Too many unauthenticated requests' } },
    });
    expect(answers[4]?.headers).not.toHaveProperty('x-ratelimit-limit');
  });

  test('does not count requests with a valid key, and does not hold them up once it is spent', async () => {
    await times(2, () => call(byDefault));
    expect(statuses(await times(4, () => call(open, { key: null })))).toEqual([200, 200, 200, 429]);
    expect((await call(byDefault)).status).toBe(200);
  });

  test('pays for revoked and expired keys', async () => {
    const revoked = await storeKey(engine.table, { revokedAt: '2026-01-01T00:00:00.000Z' });
    const expired = await storeKey(engine.table, { expiresAt: '2026-01-01T00:00:00.000Z' });
    const answers = [
      await call(byDefault, { key: revoked }),
      await call(byDefault, { key: expired }),
      await call(byDefault, { key: revoked }),
      await call(byDefault, { key: expired }),
    ];
    expect(statuses(answers)).toEqual([401, 401, 401, 429]);
  });

  test('is told from another', async () => {
    await times(4, () => call(open));
    expect((await call(open, { sourceIp: '2001:db8::1' })).status).toBe(200);
  });

  test('starts again with the next window, and its counter expires', async () => {
    await times(4, () => call(open));
    const window = Math.floor(now.getTime() / 60_000);
    const counter = await getItem(engine.table, keys.ipWindow(sourceIp, window));
    expect(counter).toMatchObject({ count: 3, expiresAtSeconds: (window + 2) * 60 });
    now = new Date(now.getTime() + 50_000);
    expect((await call(open)).status).toBe(200);
  });

  test('is one call of DynamoDB on an open route', async () => {
    await call(open, { key: null });
    expect(calls.of).toEqual({ UpdateItemCommand: 1 });
  });
});

describe('a key that is revoked', () => {
  test('is refused from then on, and stays revoked at its first time', async () => {
    expect((await call(byDefault)).status).toBe(200);
    const row = await findApiKey(engine.table, Number((await keyItem())?.['keyId']));
    if (!row) throw new Error('the key is not listed');
    expect(await revokeApiKey(engine.table, row, '2026-11-21T10:00:11.000Z')).toBe('2026-11-21T10:00:11.000Z');
    expect((await call(byDefault)).body.error.message).toBe('API key revoked');
    const again = (await findApiKey(engine.table, row.keyId)) ?? row;
    expect(await revokeApiKey(engine.table, again, '2026-11-22T10:00:00.000Z')).toBe('2026-11-21T10:00:11.000Z');
  });
});

describe('the item of a key', () => {
  const sizeBytes = (item: Record<string, unknown>): number =>
    Object.entries(item).reduce((sum, [name, value]) => sum + name.length + String(JSON.stringify(value)).length, 0);

  test('stays below one write unit whatever the pattern of its use, and keeps what it is', async () => {
    key = await storeKey(engine.table, {
      name: 'A name as long as people give: integration of the staging CMS',
      expiresAt: '2027-11-21T10:00:00.000Z',
    });
    const request = { secretHash: hashApiKey(key), limit: 1_000_000 };
    for (let minute = 0; minute < 120; minute += 1) {
      // Every other window, so that no request removes the counter of the one before.
      const at = new Date(now.getTime() + minute * 120_000);
      const bucket = ['default', 'jobs', 'llm'][minute % 3] ?? 'default';
      const result = await authenticateAndCount(engine.table, { ...request, bucket, now: at });
      expect(result).toMatchObject({ outcome: 'authenticated', used: 1 });
      expect(sizeBytes((await keyItem()) ?? {})).toBeLessThan(1024);
    }
    expect(await keyItem()).toMatchObject({
      prefix: key.slice(0, 8),
      revokedAt: null,
      scopes: ['sites:read', 'content:write', 'cms:publish'],
    });
  });

  test('loses the counter of the window before at the first request of a window', async () => {
    await call(byDefault);
    now = new Date(now.getTime() + 60_000);
    await call(byDefault);
    const counters = Object.keys((await keyItem()) ?? {}).filter((name) => name.startsWith('n.'));
    expect(counters).toEqual([`n.default.${Math.floor(now.getTime() / 60_000)}`]);
  });
});
