import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineOperation } from '../../../shared/http/operation.ts';
import { useTable } from '../table/use-table.ts';
import { send, silenceLog, stackOf } from './stack.ts';

silenceLog();
const engine = useTable();

const repeated = 'words '.repeat(1_000_000);

/** Returns more than a Lambda function can return uncompressed. */
const largeBody = defineOperation({
  operationId: 'readLarge',
  method: 'GET',
  path: '/large',
  tag: 'Things',
  summary: 'Large',
  access: 'open',
  query: z.strictObject({ text: z.enum(['repeated', 'random']) }),
  responses: { 200: z.strictObject({ text: z.string() }) },
}).handle(async ({ query }) => ({
  status: 200,
  body: { text: query.text === 'random' ? randomBytes(5_000_000).toString('base64') : repeated },
}));

const request = (text: string, functionName?: string) =>
  send(
    stackOf({ operations: [largeBody], table: engine.table, ...(functionName ? { functionName } : {}) }),
    largeBody,
    {
      query: `text=${text}`,
      headers: { 'accept-encoding': 'identity' },
    },
  );

test('a body that Lambda would refuse is compressed for a client that does not ask for it', async () => {
  const { status, headers, body } = await request('repeated', 'content');
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(body.text === repeated).toBe(true);
});

test('a body that is too large when compressed is an error in the envelope', async () => {
  const { status, body } = await request('random', 'content');
  expect([status, body]).toEqual([500, { error: { code: 'internal_error', message: 'Internal server error' } }]);
});

test('outside of Lambda a client that does not ask for it gets any body plain', async () => {
  const { status, headers, body } = await request('repeated');
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  expect(body.text === repeated).toBe(true);
});
