import { describe, expect, test } from 'vitest';
import { getItem } from '../../../../shared/table/engine/client.ts';
import type { Conditions } from '../../../../shared/table/engine/expressions.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { TRANSACTION_WRITES_MAX, transact, type Write } from '../../../../shared/table/engine/transaction.ts';
import { deleteItem, putItem, updateItem } from '../../../../shared/table/engine/writes.ts';
import { expectRefusals } from '../../../harness/strict-dynamodb/install.ts';
import { useTable } from '../use-table.ts';

const engine = useTable();
let rows = 0;
const newKey = () => keys.site(1, ++rows);
const present: Conditions = [{ attribute: 'pk', is: 'present' }];
const missing: Conditions = [{ attribute: 'pk', is: 'missing' }];

describe('a transaction', () => {
  test('writes all of its writes', async () => {
    const [put, updated, deleted, checked] = [newKey(), newKey(), newKey(), newKey()];
    await putItem(engine.table, { ...updated, n: 1 });
    await putItem(engine.table, { ...deleted });
    await putItem(engine.table, { ...checked });
    const result = await transact(engine.table, [
      { put: { ...put, name: 'new' }, if: missing },
      { update: updated, changes: { add: { n: 2 }, set: { name: 'changed' } }, if: present },
      { delete: deleted, if: present },
      { check: checked, if: present },
    ]);
    expect(result).toEqual({ ok: true });
    expect(await getItem(engine.table, put)).toEqual({ ...put, name: 'new' });
    expect(await getItem(engine.table, updated)).toEqual({ ...updated, n: 3, name: 'changed' });
    expect(await getItem(engine.table, deleted)).toBeNull();
  });

  const failing: { kind: string; write: (key: { pk: string; sk: string }) => Write }[] = [
    { kind: 'put', write: (key) => ({ name: 'refused', put: { ...key, n: 2 }, if: missing }) },
    {
      kind: 'update',
      write: (key) => ({
        name: 'refused',
        update: key,
        changes: { set: { n: 2 } },
        if: [{ attribute: 'n', is: '=', value: 7 }],
      }),
    },
    { kind: 'delete', write: (key) => ({ name: 'refused', delete: key, if: [{ attribute: 'n', is: '>', value: 1 }] }) },
    { kind: 'check', write: (key) => ({ name: 'refused', check: key, if: [{ attribute: 'n', is: 'missing' }] }) },
  ];
  test.each(failing)(
    'writes nothing when the condition of a $kind fails, and shows the item it met',
    async ({ write }) => {
      const [other, met] = [newKey(), newKey()];
      await putItem(engine.table, { ...met, n: 1 });
      const result = await transact(engine.table, [{ put: { ...other } }, write(met)]);
      expect(result).toEqual({ ok: false, failed: ['refused'], items: { refused: { ...met, n: 1 } } });
      expect(await getItem(engine.table, other)).toBeNull();
      expect(await getItem(engine.table, met)).toEqual({ ...met, n: 1 });
    },
  );

  test('names every write that failed, by its position where it has no name, and null where no item was', async () => {
    const [there, absent] = [newKey(), newKey()];
    await putItem(engine.table, { ...there });
    const result = await transact(engine.table, [
      { put: { ...newKey() } },
      { put: { ...there }, if: missing },
      { name: 'row', check: absent, if: present },
    ]);
    expect(result).toEqual({ ok: false, failed: ['1', 'row'], items: { '1': there, row: null } });
  });

  test(`takes ${TRANSACTION_WRITES_MAX} writes and no more`, async () => {
    const puts = (count: number): Write[] => Array.from({ length: count }, () => ({ put: { ...newKey() } }));
    expect(await transact(engine.table, puts(TRANSACTION_WRITES_MAX))).toEqual({ ok: true });
    const tooMany = puts(TRANSACTION_WRITES_MAX + 1);
    await expectRefusals(() => expect(transact(engine.table, tooMany)).rejects.toThrow());
    const [first] = tooMany;
    if (!first || !('put' in first)) throw new Error('no put');
    expect(await getItem(engine.table, { pk: first.put.pk, sk: first.put.sk })).toBeNull();
  });

  test('throws on what is no answer: an item too large, one item twice', async () => {
    const key = newKey();
    await expectRefusals(async () => {
      await expect(transact(engine.table, [{ put: { ...key, text: 'x'.repeat(410_000) } }])).rejects.toThrow();
      await expect(transact(engine.table, [{ put: { ...key } }, { delete: key }])).rejects.toThrow();
    });
    expect(await getItem(engine.table, key)).toBeNull();
  });

  test('counts exactly when 20 of them change one item at once', async () => {
    const counter = newKey();
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        transact(engine.table, [{ put: { ...newKey() } }, { update: counter, changes: { add: { n: 1 } } }]),
      ),
    );
    expect(results).toEqual(Array.from({ length: 20 }, () => ({ ok: true })));
    expect((await getItem(engine.table, counter))?.['n']).toBe(20);
  });

  test('lets exactly as many through as a limit allows, however many come at once', async () => {
    const counter = newKey();
    const below: Conditions = [
      [
        { attribute: 'n', is: 'missing' },
        { attribute: 'n', is: '<', value: 5 },
      ],
    ];
    const results = await Promise.all(
      Array.from({ length: 15 }, () =>
        transact(engine.table, [
          { put: { ...newKey() } },
          { name: 'limit', update: counter, changes: { add: { n: 1 } }, if: below },
        ]),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(5);
    for (const result of results) if (!result.ok) expect(result).toMatchObject({ failed: ['limit'] });
    expect((await getItem(engine.table, counter))?.['n']).toBe(5);
  });
});

describe('a single write', () => {
  test('answers what is there instead when its condition fails', async () => {
    const key = newKey();
    await putItem(engine.table, { ...key, n: 1 });
    const met = { ok: false, item: { ...key, n: 1 } };
    expect(await putItem(engine.table, { ...key, n: 2 }, missing)).toEqual(met);
    expect(await updateItem(engine.table, key, { set: { n: 2 } }, [{ attribute: 'n', is: '=', value: 2 }])).toEqual(
      met,
    );
    expect(await deleteItem(engine.table, key, [{ attribute: 'n', is: '=', value: 2 }])).toEqual(met);
  });

  test('answers null when nothing is there', async () => {
    expect(await updateItem(engine.table, newKey(), { set: { n: 1 } }, present)).toEqual({ ok: false, item: null });
    expect(await deleteItem(engine.table, newKey(), present)).toEqual({ ok: false, item: null });
  });

  test('answers the item as it is after an update, and as it was before a delete', async () => {
    const key = newKey();
    const item = { ...key, n: 1 };
    expect(await updateItem(engine.table, key, { add: { n: 1 } })).toEqual({ ok: true, item });
    expect(await deleteItem(engine.table, key)).toEqual({ ok: true, item });
    expect(await deleteItem(engine.table, key)).toEqual({ ok: true, item: {} });
  });
});
