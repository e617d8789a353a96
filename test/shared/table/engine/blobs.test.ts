import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analysisDictionary } from '../../../../shared/table/engine/analysis-dictionary.ts';
import {
  type BlobPointer,
  packInline,
  readBlob,
  releaseBlob,
  storeBlob,
  storeBlobBeforeRows,
} from '../../../../shared/table/engine/blobs.ts';
import { getItem, queryItems } from '../../../../shared/table/engine/client.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { transact, type Write } from '../../../../shared/table/engine/transaction.ts';
import { deleteItem } from '../../../../shared/table/engine/writes.ts';
import { useTable } from '../use-table.ts';

const engine = useTable();
const now = new Date('2026-11-21T10:00:00.000Z');
const nextDay = now.getTime() / 1000 + 86_400;
/** Text of this many characters, of which a quarter at most can be saved. */
const incompressible = (length: number): string => randomBytes(Math.ceil((length * 3) / 4)).toString('base64');
let rows = 0;

/** Stores the value and the row that points at it, as every repository does. */
async function store(value: unknown, more: Write[] = []): Promise<BlobPointer> {
  const { pointer, claims } = await storeBlob(engine.table, value, now);
  const result = await transact(engine.table, [
    { put: { ...keys.site(1, ++rows), blob: pointer } },
    ...claims,
    ...more,
  ]);
  if (!result.ok) throw new Error(`refused: ${result.failed.join()}`);
  return pointer;
}

const partsOf = (pointer: BlobPointer) =>
  'blobId' in pointer ? queryItems(engine.table, { pk: keys.blobPart(pointer.blobId, 0).pk }) : Promise.resolve([]);

describe('a stored value', () => {
  test('comes back as it was, whatever its Unicode', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }), async (value) => {
        expect(await readBlob(engine.table, await store(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['an unpaired surrogate', '\ud800 and \udfff'],
    ['NUL and other controls', '\u0000\u0001\u2028\u2029\ufeff\uffff'],
    ['characters outside the basic plane', '😀'.repeat(50_000)],
    ['nothing', ''],
    ['null', null],
  ])('comes back as it was: %s', async (_, value) => {
    expect(await readBlob(engine.table, await store(value))).toBe(value);
  });

  test('lives in its row when it is small', async () => {
    const pointer = await store({ text: 'small' });
    expect(pointer).toHaveProperty('inline');
    expect((await getItem(engine.table, keys.site(1, rows)))?.['blob']).toEqual(pointer);
  });

  test('is one part under its derived id, however often a writer that was cut off starts over', async () => {
    const derivedId = '1-2-3';
    const cutOff = await storeBlobBeforeRows(engine.table, incompressible(8_000), { derivedId, now });
    const value = incompressible(8_000);
    const { pointer, claims } = await storeBlobBeforeRows(engine.table, value, { derivedId, now });
    expect(claims).toEqual([]);
    expect(await readBlob(engine.table, pointer)).toBe(value);
    expect(cutOff.pointer).toEqual(pointer);
    expect(await partsOf(pointer)).toHaveLength(1);
  });

  test('of 5 MB that do not compress comes back from parts below the item limit', { tags: 'limits' }, async () => {
    const value = incompressible(5_000_000);
    const pointer = await store(value);
    const parts = await partsOf(pointer);
    expect(parts.length).toBeGreaterThanOrEqual(10);
    for (const part of parts) expect((part['bytes'] as Uint8Array).length).toBeLessThan(399_000);
    expect((await readBlob(engine.table, pointer)) === value).toBe(true);
  });
});

describe('the parts of a value', () => {
  test('expire after a day until the transaction of the row claims them', async () => {
    const { pointer, claims } = await storeBlob(engine.table, incompressible(700_000), now);
    expect((await partsOf(pointer)).map((part) => part['expiresAtSeconds'])).toEqual([nextDay, nextDay]);
    await transact(engine.table, claims);
    expect((await partsOf(pointer)).map((part) => part['expiresAtSeconds'])).toEqual([undefined, undefined]);
  });

  test('stay unclaimed when the row is refused', async () => {
    const { pointer, claims } = await storeBlob(engine.table, incompressible(10_000), now);
    const result = await transact(engine.table, [
      { name: 'row', put: { ...keys.site(2, 1), blob: pointer }, if: [{ attribute: 'pk', is: 'present' }] },
      ...claims,
    ]);
    expect(result).toMatchObject({ ok: false, failed: ['row'] });
    expect((await partsOf(pointer)).map((part) => part['expiresAtSeconds'])).toEqual([nextDay]);
  });

  test('refuse the row when one of them is gone', async () => {
    const { pointer, claims } = await storeBlob(engine.table, incompressible(1_100_000), now);
    if (!('blobId' in pointer)) throw new Error('the value has no parts');
    await deleteItem(engine.table, keys.blobPart(pointer.blobId, 1));
    const row = { put: { ...keys.site(2, 2), blob: pointer } };
    expect((await transact(engine.table, [row, ...claims])).ok).toBe(false);
    expect(await getItem(engine.table, keys.site(2, 2))).toBeNull();
  });

  test('are never read as a value when one is missing', async () => {
    const pointer = await store(incompressible(1_100_000));
    if (!('blobId' in pointer)) throw new Error('the value has no parts');
    await deleteItem(engine.table, keys.blobPart(pointer.blobId, 1));
    await expect(readBlob(engine.table, pointer)).rejects.toThrow(`blob ${pointer.blobId} has 2 of 3 parts`);
  });

  test('expire a day after the row let them go, and can be read until then', async () => {
    const value = incompressible(700_000);
    const pointer = await store(value);
    await releaseBlob(engine.table, pointer, now);
    expect((await partsOf(pointer)).map((part) => part['expiresAtSeconds'])).toEqual([nextDay, nextDay]);
    expect((await readBlob(engine.table, pointer)) === value).toBe(true);
  });

  test('that are gone stay gone when they are let go', async () => {
    const pointer = await store(incompressible(10_000));
    for (const part of await partsOf(pointer)) await deleteItem(engine.table, { pk: part['pk'], sk: part['sk'] });
    await releaseBlob(engine.table, pointer, now);
    expect(await partsOf(pointer)).toEqual([]);
  });

  test('need no letting go where there are none', async () => {
    await releaseBlob(engine.table, null, now);
    await releaseBlob(engine.table, await store('small'), now);
  });
});

test('the dictionary of stored analyses is the one that they were written with', () => {
  const digest = createHash('sha256').update(analysisDictionary()).digest('hex');
  expect(digest).toBe('f512edbdf3720b3647dc29e51a12475a071fd068f05893c43e94e0e97c9b8c40');
});

test('a value that was stored without a dictionary is read with it as it is', async () => {
  const value = { components: [{ label: 'Title', rationale: 'The title has 56 characters.' }] };
  await expect(readBlob(engine.table, await packInline(value), { dictionary: analysisDictionary() })).resolves.toEqual(
    value,
  );
});
