import { DescribeTableCommand, DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { getItem, getItems, type Item, queryItems } from '../../../../shared/table/engine/client.ts';
import { createTable } from '../../../../shared/table/engine/create-table.ts';
import { tableDefinition } from '../../../../shared/table/engine/definition.ts';
import { indexes, sitePagesIndexKey, sitePagesPartition } from '../../../../shared/table/engine/indexes.ts';
import { joinCalls } from '../../../../shared/table/engine/joined-calls.ts';
import { type Key, keys, prefixes } from '../../../../shared/table/engine/keys.ts';
import { pageMeta, queryPage } from '../../../../shared/table/engine/pagination.ts';
import { putItem, writeItems } from '../../../../shared/table/engine/writes.ts';
import { countCalls, useTable } from '../use-table.ts';

const engine = useTable();
const idsOf = (items: readonly Item[]): number[] => items.map((item) => Number(item['id']));
const upTo = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);

describe('a query', () => {
  const pagePk = keys.page(1, 1).pk;
  beforeAll(async () => {
    // 60 versions of 40 KB: more than two of DynamoDB's 1 MB pages.
    const text = 'x'.repeat(40_000);
    await writeItems(engine.table, { puts: upTo(60).map((id) => ({ ...keys.contentVersion(1, 1, id), id, text })) });
    await putItem(engine.table, { ...keys.page(1, 1), id: 0 });
    await putItem(engine.table, { ...keys.contentVersion(1, 2, 1), id: 99 });
  });
  const query = { pk: pagePk, prefix: prefixes.contentVersion };

  test('reads over 1 MB to the end, in order', async () => {
    const table = engine.anotherClient();
    const calls = countCalls(table);
    expect(idsOf(await queryItems(table, query))).toEqual(upTo(60));
    expect(calls.of['QueryCommand']).toBeGreaterThan(1);
  });

  test.each([1, 2, 25, 26, 59, 60, 61, 1000])(
    'reads no more than its limit of %i, across those pages',
    async (limit) => {
      expect(idsOf(await queryItems(engine.table, { ...query, limit }))).toEqual(upTo(Math.min(limit, 60)));
    },
  );

  test('reads newest first', async () => {
    expect(idsOf(await queryItems(engine.table, { ...query, newestFirst: true, limit: 3 }))).toEqual([60, 59, 58]);
  });

  test('reads only the attributes that it names, reserved words too', async () => {
    const [item] = await queryItems(engine.table, { ...query, attributes: ['id', 'text', 'status'], limit: 1 });
    expect(Object.keys(item ?? {}).sort()).toEqual(['id', 'text']);
  });

  test('reads between two sort keys, both included', async () => {
    const range = { from: keys.contentVersion(1, 1, 9).sk, to: keys.contentVersion(1, 1, 12).sk };
    expect(idsOf(await queryItems(engine.table, { pk: pagePk, range }))).toEqual([9, 10, 11, 12]);
  });

  test('reads from a sort key on, and up to one, without a bound at the other end', async () => {
    const upToVersion2 = { to: keys.contentVersion(1, 1, 2).sk };
    expect(idsOf(await queryItems(engine.table, { pk: pagePk, range: upToVersion2 }))).toEqual([0, 1, 2]);
    const fromVersion59 = { from: keys.contentVersion(1, 1, 59).sk };
    expect(idsOf(await queryItems(engine.table, { pk: pagePk, range: fromVersion59 }))).toEqual([59, 60]);
  });

  test('reads the whole partition without a prefix, and nothing of another', async () => {
    expect(await queryItems(engine.table, { pk: pagePk, attributes: ['id'] })).toHaveLength(61);
    expect(await queryItems(engine.table, { pk: keys.page(1, 3).pk })).toEqual([]);
  });

  test('of an index reads what the index projects, in its order', async () => {
    const row = (id: number, path: string, isPriority: boolean) => ({
      ...keys.page(1, id),
      ...sitePagesIndexKey({ organizationId: 1, siteId: 5, id, path, isPriority }),
      id,
      path,
      pageChangedAt: '2026-11-21T10:00:00.000Z',
      contentRevision: 1,
    });
    await writeItems(engine.table, {
      puts: [row(11, '/b/', false), row(12, '/a/', false), row(13, '/z/', true), row(14, '/a/!b/', false)],
    });
    const items = await queryItems(engine.table, { pk: sitePagesPartition(1, 5), index: indexes.listedPages });
    expect(idsOf(items)).toEqual([13, 12, 14, 11]);
    expect(items[0]).not.toHaveProperty('contentRevision');
  });
});

describe('pages of a list', () => {
  const query = { pk: keys.organization(7).pk, prefix: prefixes.site, newestFirst: true };
  beforeAll(async () => {
    await writeItems(engine.table, { puts: upTo(23).map((id) => ({ ...keys.site(7, id), id })) });
  });

  test.each([
    { page: 1, limit: 10, ids: upTo(10, 14).reverse() },
    { page: 3, limit: 10, ids: [3, 2, 1] },
    { page: 4, limit: 10, ids: [] },
    { page: 23, limit: 1, ids: [1] },
    { page: 1, limit: 100, ids: upTo(23).reverse() },
    { page: 1_000_000, limit: 100, ids: [] },
  ])('$page of $limit', async ({ page, limit, ids }) => {
    expect(idsOf(await queryPage(engine.table, query, { page, limit }))).toEqual(ids);
  });

  test.each([1, 7, 100])('of %i together hold each item once', async (limit) => {
    const pages = Math.ceil(23 / limit);
    const items = await Promise.all(upTo(pages).map((page) => queryPage(engine.table, query, { page, limit })));
    expect(idsOf(items.flat())).toEqual(upTo(23).reverse());
  });

  test('say what they are pages of', () => {
    expect(pageMeta(23, { page: 3, limit: 10 })).toEqual({ total: 23, page: 3, per_page: 10 });
  });
});

describe('items by key', () => {
  beforeAll(async () => {
    await writeItems(engine.table, { puts: upTo(250).map((id) => ({ ...keys.snapshotPointer(1, id), id })) });
  });
  const read = async (ids: readonly number[]) =>
    idsOf(
      await getItems(
        engine.table,
        ids.map((id) => keys.snapshotPointer(1, id)),
      ),
    ).sort((a, b) => a - b);

  test.each([0, 1, 100, 101, 250])('are read whatever their number: %i', async (count) => {
    expect(await read(upTo(count))).toEqual(upTo(count));
  });

  test('are left out when they are missing, and come once when they are asked for twice', async () => {
    expect(await read([3, 999, 3, 1])).toEqual([1, 3]);
  });
});

describe('a batch of writes', () => {
  test('takes any number of puts and deletes', async () => {
    const keyOf = (id: number) => keys.seenUrl(1, 1, `u${id}`);
    await writeItems(engine.table, { puts: upTo(60).map((id) => ({ ...keyOf(id), id })) });
    await writeItems(engine.table, {
      puts: upTo(30, 61).map((id) => ({ ...keyOf(id), id })),
      deletes: upTo(31).map(keyOf),
    });
    const left = await queryItems(engine.table, { pk: keys.crawl(1, 1).pk, prefix: 'SEEN#' });
    expect(idsOf(left).sort((a, b) => a - b)).toEqual(upTo(59, 32));
  });

  test('writes the last of several writes to one key', async () => {
    const [a, b] = [keys.seenUrl(1, 2, 'a'), keys.seenUrl(1, 2, 'b')];
    await writeItems(engine.table, { puts: [{ ...a, n: 1 }, { ...b }, { ...a, n: 2 }], deletes: [b] });
    expect([await getItem(engine.table, a), await getItem(engine.table, b)]).toEqual([{ ...a, n: 2 }, null]);
  });

  test('asks for nothing when there is nothing to write', async () => {
    const table = engine.anotherClient();
    const calls = countCalls(table);
    await writeItems(table, {});
    expect(calls.total()).toBe(0);
  });
});

describe('the table', () => {
  test('can be created again where it is, and keeps what it holds', async () => {
    const key = keys.site(8, 1);
    await putItem(engine.table, { ...key, id: 1 });
    await createTable(engine.table);
    expect(await getItem(engine.table, key)).toEqual({ ...key, id: 1 });
  });

  test('has the indexes of its definition, and expires items by expiresAtSeconds', async () => {
    const TableName = engine.table.name;
    const { Table } = await engine.table.documents.send(new DescribeTableCommand({ TableName }));
    const namesOf = (list: { IndexName?: string | undefined }[] = []) =>
      new Set(list.map(({ IndexName }) => IndexName));
    expect(namesOf(Table?.GlobalSecondaryIndexes)).toEqual(namesOf(tableDefinition(TableName).GlobalSecondaryIndexes));
    const { TimeToLiveDescription } = await engine.table.documents.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription?.AttributeName).toBe('expiresAtSeconds');
  });
});

describe('joined calls', () => {
  const key = keys.page(3, 1);
  const openRead = () => {
    const { table } = engine;
    const joined = joinCalls((of, [first]: readonly [Key, ...Key[]]) => getItem(of, first));
    return async (of = key) => (await joined(table, `${of.pk} ${of.sk}`, of)).value;
  };

  test('asked for while one is on its way are one more call, which sees what was written before they were asked for', async () => {
    const table = engine.anotherClient();
    const calls = countCalls(table);
    const gate = Promise.withResolvers<void>();
    const joined = joinCalls(async (of, [first]: readonly [Key, ...Key[]]) => {
      const item = await getItem(of, first);
      await gate.promise;
      return item?.['id'];
    });
    await putItem(engine.table, { ...key, id: 1 });
    const first = joined(table, 'page', key);
    await putItem(engine.table, { ...key, id: 2 });
    const others = upTo(7).map(() => joined(table, 'page', key));
    gate.resolve();
    expect(await Promise.all(others)).toEqual(upTo(7).map((_, place) => ({ value: 2, place, size: 7 })));
    await first;
    expect(calls.total()).toBe(2);
  });

  test('one after the other each see the write before', async () => {
    const read = openRead();
    for (const id of upTo(3)) {
      await putItem(engine.table, { ...key, id });
      expect((await read())?.['id']).toBe(id);
    }
  });

  test('of other keys are apart', async () => {
    const read = openRead();
    const other = keys.page(3, 2);
    await putItem(engine.table, { ...other, id: 7 });
    const [one, two] = await Promise.all([read(), read(other)]);
    expect([one?.['id'], two?.['id']]).toEqual([3, 7]);
  });

  test('that fail are heard of by those who waited for them alone', async () => {
    const { table } = engine;
    const joined = joinCalls(async (_, [answer]: readonly [string | null, ...(string | null)[]]) => {
      if (answer === null) throw new Error('no answer');
      return answer;
    });
    const failing = joined(table, 'a', null);
    const next = joined(table, 'a', 'read');
    await expect(failing).rejects.toThrow('no answer');
    expect((await next).value).toBe('read');
  });
});
