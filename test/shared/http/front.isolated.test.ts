/** CloudFront before the gateway: the gateway stays public, so nothing that a caller of it sends may count as CloudFront's word. */
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseEnvironment } from '../../../shared/environment.ts';
import { defineOperation, type Operation } from '../../../shared/http/operation.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { countCalls, useTable } from '../table/use-table.ts';
import { type StackAnswer, type StackOptions, send, silenceLog, stackOf, storeKey } from './stack.ts';

silenceLog();
const engine = useTable();

const operationOf = (operationId: string, access: Operation['access']): Operation =>
  defineOperation({
    operationId,
    method: 'GET',
    path: `/${operationId}`,
    tag: 'Things',
    summary: operationId,
    access,
    responses: { 200: z.strictObject({}) },
  }).handle(async () => ({ status: 200, body: {} }));
const open = operationOf('open', 'open');
const closed = operationOf('closed', 'any-key');

const secret = 'a-secret-of-the-front-0123456789abcdef';
const next = 'the-secret-that-comes-after-it-0123456789';
/** An edge of CloudFront, as the gateway sees it. */
const edge = '192.0.2.200';

let networks = 0;
/** Of a network that no other test counts. */
let address: (host: number) => string;
let table: Table;
let calls: ReturnType<typeof countCalls>;

beforeEach(() => {
  const network = ++networks;
  address = (host) => `198.18.${network}.${host}`;
  table = engine.anotherClient();
  calls = countCalls(table);
});

const stackWith = (front: NonNullable<StackOptions['front']>) =>
  stackOf({ operations: [open, closed], table, limits: { IP: 2 }, front });
const times = async (count: number, make: (at: number) => Promise<StackAnswer>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await make(at)).status);
  return statuses;
};

describe('behind the front', () => {
  const through = (viewer: string, proof = secret) => ({
    sourceIp: edge,
    headers: { 'x-front-secret': proof, 'x-viewer-address': viewer },
  });

  test('counts each client under its own address, not under CloudFront’s', async () => {
    const stack = stackWith({ secrets: [secret], direct: 'refused' });
    expect(await times(3, () => send(stack, open, through(address(1))))).toEqual([200, 200, 429]);
    expect(await times(3, () => send(stack, open, through(address(2))))).toEqual([200, 200, 429]);
  });

  test('counts an IPv6 client under its network of 2^64 addresses, all of which it has', async () => {
    const stack = stackWith({ secrets: [secret], direct: 'refused' });
    const viewer = (at: number) => `2001:db8:${networks}:1:${at}::${at}`;
    expect(await times(3, (at) => send(stack, open, through(viewer(at))))).toEqual([200, 200, 429]);
    expect((await send(stack, open, through(`2001:db8:${networks}:2::1`))).status).toBe(200);
  });

  test('believes the secret that is sent now and the one that comes next, while it is changed', async () => {
    const stack = stackWith({ secrets: [secret, next], direct: 'refused' });
    expect((await send(stack, open, through(address(1)))).status).toBe(200);
    expect((await send(stack, open, through(address(2), next))).status).toBe(200);
  });

  test('counts what has no valid address of a client under CloudFront’s', async () => {
    const stack = stackWith({ secrets: [secret], direct: 'refused' });
    const sourceIp = address(9);
    const nonsense = (at: number) => ({
      sourceIp,
      headers: { 'x-front-secret': secret, 'x-viewer-address': `a${at}` },
    });
    expect(await times(3, (at) => send(stack, open, nonsense(at)))).toEqual([200, 200, 429]);
  });
});

describe('an attacker who calls the gateway around the front', () => {
  const forged = (at: number, headers: Record<string, string> = {}) => ({
    sourceIp: address(66),
    headers: { 'x-viewer-address': address(at), 'x-forwarded-for': address(at), ...headers },
  });

  test.each([
    ['no secret', {}],
    ['an empty secret', { 'x-front-secret': '' }],
    ['a wrong secret', { 'x-front-secret': `${secret}x` }],
    ['the secret beside another', { 'x-front-secret': `${next},${secret}` }],
  ])('is refused in the envelope before anything is called, with %s', async (_, headers) => {
    const stack = stackWith({ secrets: [secret], direct: 'refused' });
    const key = await storeKey(engine.table);
    for (const [operation, request] of [
      [open, forged(1, headers)],
      [closed, { ...forged(1, headers), key }],
      [null, forged(1, headers)],
    ] as const) {
      const answer = await send(stack, operation, request);
      expect([answer.status, answer.body.error.code]).toEqual([403, 'forbidden']);
      expect(answer.headers['x-request-id']).toBe('request-1');
    }
    expect(calls.of).toEqual({});
  });

  test('cannot choose the address that it is counted under while direct requests are still allowed', async () => {
    const stack = stackWith({ secrets: [secret], direct: 'allowed' });
    expect(await times(3, (at) => send(stack, open, forged(at)))).toEqual([200, 200, 429]);
  });

  test('cannot choose it on a stage without a front', async () => {
    const stack = stackWith({ secrets: [], direct: 'allowed' });
    const headers = { 'x-front-secret': '' };
    expect(await times(3, (at) => send(stack, open, forged(at, headers)))).toEqual([200, 200, 429]);
  });
});

describe('the secrets of the front', () => {
  test('are at least 32 characters each, so that none can be guessed or empty', () => {
    expect(parseEnvironment({ FRONT_SECRETS: `${secret},${next}` }).FRONT_SECRETS).toEqual([secret, next]);
    for (const weak of ['short', `${secret},`, `,${secret}`]) {
      expect(() => parseEnvironment({ FRONT_SECRETS: weak })).toThrow(/FRONT_SECRETS: must be secrets of at least 32/);
    }
    expect(parseEnvironment({}).FRONT_SECRETS).toEqual([]);
  });
});
