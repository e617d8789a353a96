import { expect, test } from 'vitest';
import { authenticateAndCount, countRequests, createApiKey } from '../../../shared/table/api-keys.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { countCalls, useTable } from './use-table.ts';

const database = useTable();
let made = 0;

async function newKey(): Promise<{ secretHash: string }> {
  made += 1;
  const secretHash = `hash-${made}`;
  await createApiKey(database.table, {
    keyId: made,
    organizationId: 1,
    userId: 1,
    name: 'Key',
    prefix: 'coa_abcd',
    scopes: [],
    expiresAt: null,
    revokedAt: null,
    secretHash,
    encryptedSecret: 'sealed',
    createdAt: '2026-11-01T00:00:00.000Z',
  });
  return { secretHash };
}

const request = ({ secretHash }: { secretHash: string }, now: string, limit = 1_000) =>
  authenticateAndCount(database.table, { secretHash, bucket: 'default', limit, now: new Date(now) });

test('requests of a month are counted in the one call that authenticates them', async () => {
  const key = await newKey();
  const calls = countCalls(database.table);
  await request(key, '2026-11-20T10:00:00Z');
  expect(calls.of).toEqual({ UpdateItemCommand: 1 });
});

test('requests at the same moment are all counted, of all keys together', async () => {
  const apiKeys = [await newKey(), await newKey()];
  await Promise.all(apiKeys.flatMap((key) => Array.from({ length: 30 }, () => request(key, '2026-11-20T10:00:00Z'))));
  expect(await countRequests(database.table, apiKeys, '2026-11')).toBe(60);
});

test('requests of a key that come while one is being counted are counted together, and each knows how many were counted up to it', async () => {
  const key = await newKey();
  const calls = countCalls(database.table);
  const results = await Promise.all(Array.from({ length: 9 }, () => request(key, '2026-11-20T10:00:00Z')));
  expect(results.map((result) => 'used' in result && result.used)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(calls.of).toEqual({ UpdateItemCommand: 2 });
});

test.each([1, 4, 7])(
  'of requests that come together a limit of %i admits as many, and the others are not counted',
  async (limit) => {
    const key = await newKey();
    const results = await Promise.all(Array.from({ length: 9 }, () => request(key, '2026-11-20T10:00:00Z', limit)));
    expect(results.filter(({ outcome }) => outcome === 'authenticated')).toHaveLength(limit);
    expect(results.filter(({ outcome }) => outcome === 'limited')).toHaveLength(9 - limit);
    expect(await countRequests(database.table, [key], '2026-11')).toBe(limit);
  },
);

test('requests that come together with a key that nobody has are all refused', async () => {
  const unknown = { secretHash: 'nobody has it' };
  const results = await Promise.all(Array.from({ length: 5 }, () => request(unknown, '2026-11-20T10:00:00Z')));
  expect(results).toEqual(Array.from({ length: 5 }, () => ({ outcome: 'unknown' })));
});

test('a request that the rate limit refuses is not counted', async () => {
  const key = await newKey();
  const outcomes = [];
  for (let at = 0; at < 5; at += 1) outcomes.push((await request(key, '2026-11-20T10:00:00Z', 3)).outcome);
  expect(outcomes).toEqual(['authenticated', 'authenticated', 'authenticated', 'limited', 'limited']);
  expect(await countRequests(database.table, [key], '2026-11')).toBe(3);
});

test('a month that begins counts from 0, and leaves the one before as it was', async () => {
  const key = await newKey();
  await request(key, '2026-11-30T23:59:59.999Z');
  await request(key, '2026-12-01T00:00:00.000Z');
  await request(key, '2026-12-01T00:00:01.000Z');
  expect(await countRequests(database.table, [key], '2026-11')).toBe(1);
  expect(await countRequests(database.table, [key], '2026-12')).toBe(2);
});

test('five years of use leave the item of a key below 1 KB, with the last twelve months', async () => {
  const key = await newKey();
  for (let month = 0; month < 60; month += 1) {
    for (const day of [1, 15]) await request(key, new Date(Date.UTC(2026, month, day)).toISOString());
  }
  const item = await getItem(database.table, keys.apiKey(key.secretHash));
  expect(JSON.stringify(item).length).toBeLessThan(1_024);
  expect(await countRequests(database.table, [key], '2030-12')).toBe(2);
  expect(await countRequests(database.table, [key], '2030-01')).toBe(2);
});
