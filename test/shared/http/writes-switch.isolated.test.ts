import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { defineOperation } from '../../../shared/http/operation.ts';
import { setWritesOff } from '../../../shared/table/writes-switch.ts';
import { countCalls, useTable } from '../table/use-table.ts';
import { send, silenceLog, stackOf, storeKey } from './stack.ts';

silenceLog();
const engine = useTable();
let key: string;
beforeAll(async () => {
  key = await storeKey(engine.table);
});

const contract = {
  tag: 'Things',
  summary: 'A sentence',
  responses: { 200: z.strictObject({}) },
} as const;
const read = defineOperation({
  ...{ ...contract, operationId: 'readThing', method: 'GET', path: '/read', access: 'any-key' },
}).handle(async () => ({ status: 200, body: {} }));
const write = defineOperation({
  ...{ ...contract, operationId: 'writeThing', method: 'POST', path: '/write', access: 'content:write' },
}).handle(async () => ({ status: 200, body: {} }));

test('requests that write are refused within ten seconds of the switch, those that read are not', async () => {
  let clockMs = Date.now();
  const lambda = stackOf({ operations: [read, write], table: engine.table, now: () => new Date(clockMs) });
  const statuses = async (): Promise<number[]> => [
    (await send(lambda, read, { key })).status,
    (await send(lambda, write, { key })).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await setWritesOff(engine.table, true);
  clockMs += 10_000;
  expect(await statuses()).toEqual([200, 503]);
  const { body, headers } = await send(lambda, write, { key });
  expect(body.error.code).toBe('writes_stopped');
  expect(headers['retry-after']).toBe('120');
  await setWritesOff(engine.table, false);
  clockMs += 10_000;
  expect(await statuses()).toEqual([200, 200]);
});

test('the switch is read once in five seconds, and not for requests that read', async () => {
  const client = engine.anotherClient();
  const calls = countCalls(client, { ofSwitch: true });
  const lambda = stackOf({ operations: [read, write], table: client, now: () => new Date(0) });
  await send(lambda, read, { key });
  expect(calls.of['GetItemCommand']).toBeUndefined();
  for (let at = 0; at < 3; at += 1) await send(lambda, write, { key });
  expect(calls.of['GetItemCommand']).toBe(1);
});
