import { describe, expect, test } from 'vitest';
import { createIdAllocator } from '../../../../shared/table/engine/ids.ts';
import { countCalls, useTable } from '../use-table.ts';

const engine = useTable();
const isRising = (ids: readonly number[]): boolean => ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0));

describe('one process', () => {
  test.each(['site', 'page', 'component'] as const)(
    'gives 50 concurrent callers ids of kind %s that are unique and rise',
    async (kind) => {
      const allocator = createIdAllocator(engine.table);
      const order: number[] = [];
      const ids = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const id = await allocator.next(kind);
          order.push(id);
          return id;
        }),
      );
      expect(new Set(ids).size).toBe(50);
      expect(isRising(order)).toBe(true);
      expect(Math.min(...ids)).toBe(1);
      expect(Math.max(...ids)).toBe(50);
    },
  );

  test('shares one lease between concurrent callers', async () => {
    const table = engine.anotherClient();
    const calls = countCalls(table);
    const allocator = createIdAllocator(table);
    await Promise.all(Array.from({ length: 20 }, () => allocator.next('snapshot')));
    expect(calls.of).toEqual({ UpdateItemCommand: 1 });
  });

  test('counts each kind by itself', async () => {
    const allocator = createIdAllocator(engine.table);
    expect([await allocator.next('user'), await allocator.next('apiKey')]).toEqual([1, 1]);
  });
});

describe('several processes', () => {
  test('never hand out the same id', async () => {
    const allocators = Array.from({ length: 5 }, () => createIdAllocator(engine.anotherClient()));
    const ids = await Promise.all(
      allocators.flatMap((allocator) => Array.from({ length: 10 }, () => allocator.next('outline'))),
    );
    expect(new Set(ids).size).toBe(50);
  });

  test.each(['crawl', 'page', 'draft', 'analysis', 'outline'] as const)(
    'follow creation order with kind %s: "small and increasing per kind"',
    async (kind) => {
      const [a, b] = [createIdAllocator(engine.table), createIdAllocator(engine.anotherClient())];
      const ids = [await a.next(kind), await b.next(kind), await a.next(kind), await b.next(kind)];
      expect(isRising(ids)).toBe(true);
    },
  );

  test('give an id above the one that is asked for, also when their own block lies below it', async () => {
    const [a, b] = [createIdAllocator(engine.table), createIdAllocator(engine.anotherClient())];
    await a.next('contentVersion');
    const later = await b.next('contentVersion');
    const id = await a.next('contentVersion', { above: later });
    expect(id).toBeGreaterThan(later);
    expect(await b.next('contentVersion', { above: id })).toBeGreaterThan(id);
  });

  test('skip within their block to an id above the one that is asked for', async () => {
    const allocator = createIdAllocator(engine.table);
    const first = await allocator.next('contentVersion');
    expect(await allocator.next('contentVersion', { above: first + 3 })).toBe(first + 4);
  });
});

describe('several ids at once', () => {
  test('are consecutive, whatever their number', async () => {
    const allocator = createIdAllocator(engine.table);
    const ids = await allocator.many('link', 2500);
    expect(ids).toEqual(Array.from({ length: 2500 }, (_, at) => at + 1));
  });

  test('cost nothing when none is asked for', async () => {
    const table = engine.anotherClient();
    const calls = countCalls(table);
    expect(await createIdAllocator(table).many('link', 0)).toEqual([]);
    expect(calls.total()).toBe(0);
  });

  test('never meet the ids of callers that ask for one', async () => {
    const [a, b] = [createIdAllocator(engine.table), createIdAllocator(engine.anotherClient())];
    const [many, single] = await Promise.all([
      a.many('recommendation', 120),
      Promise.all(Array.from({ length: 120 }, () => b.next('recommendation'))),
    ]);
    expect(new Set([...many, ...single]).size).toBe(240);
  });
});
