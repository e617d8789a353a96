/** The answer to a write is lost after the write was applied, and the SDK asks again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDynamoDb } from '../../../../local/engines/dynamodb.ts';
import { authenticateAndCount, createApiKey, hashApiKey } from '../../../../shared/table/api-keys.ts';
import { getItem, openTable, type Table } from '../../../../shared/table/engine/client.ts';
import { createTable } from '../../../../shared/table/engine/create-table.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { transact } from '../../../../shared/table/engine/transaction.ts';
import { deleteItem, putItem, updateItem } from '../../../../shared/table/engine/writes.ts';
import { type FaultKind, type FaultProxy, startFaultProxy } from '../../../faults/fault-proxy.ts';

const isMissing = [{ attribute: 'pk', is: 'missing' } as const];
const revisionIs = (value: number) => [{ attribute: 'revision', is: '=', value } as const];
const clean: (() => Promise<unknown>)[] = [];
let proxy: FaultProxy;
let table: Table;
/** Asks the engine past the proxy. */
let direct: Table;
let key: ReturnType<typeof keys.site>;
let made = 0;

beforeAll(async () => {
  const engine = await startDynamoDb({ dataDir: null });
  proxy = await startFaultProxy(engine.endpoint);
  const open = (endpoint: string): Table => {
    const opened = openTable({ TABLE_NAME: 'table', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: endpoint });
    clean.push(async () => opened.documents.destroy());
    return opened;
  };
  table = open(proxy.endpoint);
  direct = open(engine.endpoint);
  clean.push(() => proxy.stop());
  clean.push(() => engine.stop());
  await createTable(direct);
});
afterAll(async () => {
  for (const step of clean) await step();
});
beforeEach(() => {
  made += 1;
  key = keys.site(1, made);
  proxy.inject(() => null);
});

const onFirstTry = (fault: FaultKind): void => proxy.inject(({ attempt }) => (attempt === 1 ? fault : null));
const loseFirstAnswers = (): void => onFirstTry('resetAfter');
const stored = () => getItem(direct, key);

test.each(['resetAfter', 'errorAfter'] as const)(
  'a put that had to be the first one is done once: %s',
  async (fault) => {
    onFirstTry(fault);
    const item = { ...key, name: 'mine', list: [1, { deep: undefined }], bytes: new Uint8Array([1, 2]), none: null };
    expect(await putItem(table, item, isMissing)).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ name: 'mine' });
  },
);

test('a put that somebody else was faster with is refused', async () => {
  await putItem(direct, { ...key, name: 'theirs' });
  loseFirstAnswers();
  expect(await putItem(table, { ...key, name: 'mine' }, isMissing)).toMatchObject({
    ok: false,
    item: { name: 'theirs' },
  });
});

test('an update of what was read is done once, and answers the item as it left it', async () => {
  await putItem(direct, { ...key, revision: 1, old: true });
  loseFirstAnswers();
  const changes = { set: { revision: 2, text: 'mine' }, remove: ['old'] };
  expect(await updateItem(table, key, changes, revisionIs(1))).toEqual({
    ok: true,
    item: { ...key, revision: 2, text: 'mine' },
  });
});

test('an update of what somebody else changed since is refused', async () => {
  await putItem(direct, { ...key, revision: 2, text: 'theirs' });
  loseFirstAnswers();
  const result = await updateItem(table, key, { set: { revision: 2, text: 'mine' } }, revisionIs(1));
  expect(result).toMatchObject({ ok: false, item: { text: 'theirs' } });
});

test('an update that then meets a transaction is still known for its own', async () => {
  await putItem(direct, { ...key, revision: 1 });
  // The SDK gives up at the conflict; the layer above it begins a separate call, which counts its tries from 1.
  let calls = 0;
  proxy.inject(() => {
    calls += 1;
    return calls === 1 ? 'resetAfter' : calls === 2 ? 'conflict' : null;
  });
  expect(await updateItem(table, key, { set: { revision: 2 } }, revisionIs(1))).toMatchObject({ ok: true });
  expect(calls).toBe(3);
});

test('a deletion by its holder is done, and told as done', async () => {
  await putItem(direct, { ...key, holder: 'me' });
  loseFirstAnswers();
  expect(await deleteItem(table, key, [{ attribute: 'holder', is: '=', value: 'me' }])).toMatchObject({ ok: true });
  expect(await stored()).toBeNull();
});

test('a transaction is applied once, counters and conditions alike', async () => {
  await putItem(direct, { ...key, revision: 1, count: 5 });
  loseFirstAnswers();
  const written = await transact(table, [
    { update: key, changes: { add: { count: 1 }, set: { revision: 2 } }, if: revisionIs(1) },
    { put: { ...keys.siteLock(1, made, 'CRAWL') }, if: isMissing },
  ]);
  expect(written).toEqual({ ok: true });
  expect(await stored()).toMatchObject({ count: 6, revision: 2 });
});

test('the last request that a bucket has room for is let in', async () => {
  const secretHash = hashApiKey(`coa_${made}`);
  await createApiKey(direct, {
    keyId: made,
    organizationId: 1,
    userId: 1,
    name: 'Key',
    prefix: 'coa_',
    scopes: [],
    expiresAt: null,
    revokedAt: null,
    secretHash,
    encryptedSecret: '',
    createdAt: '',
  });
  loseFirstAnswers();
  const request = { secretHash, bucket: 'default', limit: 1, now: new Date('2026-11-21T10:00:00.000Z') };
  expect(await authenticateAndCount(table, request)).toMatchObject({ outcome: 'authenticated', used: 1 });
  proxy.inject(() => null);
  expect(await authenticateAndCount(table, request)).toMatchObject({ outcome: 'limited' });
});
