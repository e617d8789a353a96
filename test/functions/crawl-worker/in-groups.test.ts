import { describe, expect, test } from 'vitest';
import { readAndStoreInGroups } from '../../../functions/crawl-worker/in-groups.ts';

const items = Array.from({ length: 10 }, (_, at) => at);
const sizes = { atOnce: 2, groupSize: 4 };
const read = async (item: number): Promise<number> => item;

describe('pages are read while others are stored', () => {
  test('stores each item once, in groups, one group at a time', async () => {
    let storing = 0;
    let mostAtOnce = 0;
    const store = async (group: number[]): Promise<number[]> => {
      storing += 1;
      mostAtOnce = Math.max(mostAtOnce, storing);
      await new Promise(setImmediate);
      storing -= 1;
      return group;
    };
    const groups = await readAndStoreInGroups(items, sizes, { read, store });
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(items);
    expect(Math.max(...groups.map((group) => group.length))).toBe(4);
    expect(mostAtOnce).toBe(1);
  });

  test('reads on while a group is stored', async () => {
    const readOnWhileStoring = Promise.withResolvers<void>();
    const groups = await readAndStoreInGroups(items, sizes, {
      read: async (item) => {
        if (item === 9) readOnWhileStoring.resolve();
        return item;
      },
      store: async (group) => {
        await readOnWhileStoring.promise;
        return group.length;
      },
    });
    expect(groups.reduce((sum, length) => sum + length, 0)).toBe(10);
  });

  test('says when everything was read, before the end is stored, and does not read far ahead of what is stored', async () => {
    const many = Array.from({ length: 40 }, (_, at) => at);
    const events: string[] = [];
    let reads = 0;
    let stored = 0;
    let mostWaiting = 0;
    await readAndStoreInGroups(many, sizes, {
      read: async (item) => {
        reads += 1;
        mostWaiting = Math.max(mostWaiting, reads - stored);
        return item;
      },
      store: async (group) => {
        for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
        stored += group.length;
        if (stored === many.length) events.push('stored');
      },
      onRead: () => {
        events.push(`read ${reads}`);
      },
    });
    expect(events).toEqual(['read 40', 'stored']);
    expect(mostWaiting).toBeLessThan(24);
  });

  test('leaves out what was not read', async () => {
    const groups = await readAndStoreInGroups(items, sizes, {
      read: async (item) => (item % 2 === 0 ? item : null),
      store: async (group) => group,
    });
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6, 8]);
  });

  test('tells of a group that could not be stored, and stores no other one', async () => {
    let calls = 0;
    const run = readAndStoreInGroups(items, sizes, {
      read,
      store: async () => {
        calls += 1;
        throw new Error('the table is gone');
      },
    });
    await expect(run).rejects.toThrow('the table is gone');
    expect(calls).toBe(1);
  });

  test('a failed reading ends it only when nothing is being stored any more', async () => {
    let isStoring = false;
    const run = readAndStoreInGroups(items, sizes, {
      read: async (item) => {
        if (item === 6) throw new Error('no memory');
        return item;
      },
      store: async () => {
        isStoring = true;
        for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
        isStoring = false;
      },
    });
    await expect(run).rejects.toThrow('no memory');
    expect(isStoring).toBe(false);
  });
});
