import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageFilters, PageOrder } from '../../../shared/domain/pages/select-pages.ts';
import { selectPages } from '../../../shared/domain/pages/select-pages.ts';
import { keepPageList, keepPageListAfterAnalysis } from '../../../shared/jobs/keep-page-list.ts';
import { createPackedLists, type PackedLists } from '../../../shared/pages/packed-lists.ts';
import { foldPageChanges, LISTED_PAGES_MIN, rebuildPageList } from '../../../shared/pages/page-list-writer.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import { listAllSitePages } from '../../../shared/table/listed-pages.ts';
import { placeInList } from '../../../shared/table/page-changes.ts';
import { baseParts, getPageList, lockPageList, unlockPageList } from '../../../shared/table/page-lists.ts';
import { createPageWrites, newPage, type Page, updatePage } from '../../../shared/table/pages.ts';
import { countCalls, useTable } from '../table/use-table.ts';

const engine = useTable();
const organizationId = 1;
const now = (): Date => new Date();
let sites = 0;
let pages = 0;

// Rows are stamped by the clock: with one of the test, changes are as old as a case needs them.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T00:00:00.000Z') });
});
afterAll(() => {
  vi.useRealTimers();
});
const passSeconds = (seconds: number): void => {
  vi.setSystemTime(Date.now() + seconds * 1_000);
};

const makePage = (siteId: number, given: Partial<Page> = {}): Page => {
  const id = ++pages;
  return newPage({
    ...{
      id,
      organizationId,
      siteId,
      url: `https://a.example/p${id}/`,
      path: `/p${id}/`,
      createdAt: now().toISOString(),
    },
    ...given,
  });
};
async function addPage(siteId: number, given: Partial<Page> = {}): Promise<Page> {
  const page = makePage(siteId, given);
  await transact(engine.table, createPageWrites(page));
  return page;
}
const listPuts = (made: readonly Page[]) =>
  made.flatMap(createPageWrites).flatMap((write) => ('put' in write ? [write.put] : []));
const removal = { set: { deletedAt: '2026-01-02T00:00:00.000Z' }, remove: ['sitePagesKey', 'sitePagesSort'] };
const large = (siteId: number) => ({ organizationId, id: siteId, pageCount: LISTED_PAGES_MIN });
const byPath: PageOrder = { sort: 'path', direction: 'asc' };
const rebuild = (siteId: number) => rebuildPageList({ table: engine.table, now, site: { organizationId, siteId } });
const fold = (siteId: number) => foldPageChanges({ table: engine.table, now, site: { organizationId, siteId } });
const idsOf = async (lists: PackedLists, siteId: number, filters: PageFilters = {}, order = byPath) =>
  (await lists.select(large(siteId), { filters, order, from: 0, to: 1_000 }))?.ids;

const filters = fc.record<PageFilters>({
  search: fc.constantFrom(undefined, 'p1', 'title 2', '/'),
  searchTitles: fc.boolean(),
  isPriority: fc.constantFrom(undefined, undefined, true),
  hasKeyword: fc.constantFrom(undefined, undefined, false),
  grades: fc.constantFrom(undefined, undefined, new Set(['A', 'F'])),
});
const order = fc.record<PageOrder>({
  sort: fc.constantFrom('path', 'url', 'latestScore', 'wordCount', 'statusCode', 'primaryKeyword', 'updatedAt'),
  direction: fc.constantFrom('asc', 'desc'),
});
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('add' as const), count: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('change' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move' as const), at: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('fold' as const), after: fc.constantFrom(0, 3, 60) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('rebuild' as const), after: fc.constantFrom(0, 60) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('list' as const), filters, order }) },
);

describe('packed lists', () => {
  test('list, while pages change and the list is kept, what the rows say', async () => {
    const kept = createPackedLists(engine.anotherClient());
    let listed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const siteId = ++sites;
        const live: Page[] = [];
        await rebuild(siteId);
        const change = async (at: number, changes: Parameters<typeof updatePage>[2]): Promise<void> => {
          const page = live[at % Math.max(live.length, 1)];
          if (page) await updatePage(engine.table, page, changes);
        };
        for (const [number, one] of [...steps, { does: 'list' as const, filters: {}, order: byPath }].entries()) {
          passSeconds(0.01);
          if (one.does === 'add') {
            for (let added = 0; added < one.count; added += 1)
              live.push(await addPage(siteId, { title: `Title ${added}`, isPriority: added === 4 }));
          } else if (one.does === 'change') {
            await change(one.at, {
              set: {
                ...{ latestGrade: ['A', 'F', null][number % 3], latestScore: number, wordCount: one.at % 9 },
                ...{ primaryKeyword: number % 2 ? `k${number}` : null, updatedAt: now().toISOString() },
              },
            });
          } else if (one.does === 'delete') {
            await change(one.at, removal);
            live.splice(one.at % Math.max(live.length, 1), 1);
          } else if (one.does === 'move') {
            const page = live[one.at % Math.max(live.length, 1)];
            const moved = page && { ...page, path: `/moved-${number}/`, isPriority: true };
            if (moved) await change(one.at, { set: { path: moved.path, isPriority: true, ...placeInList(moved) } });
          } else if (one.does === 'fold' || one.does === 'rebuild') {
            passSeconds(one.after);
            await (one.does === 'fold' ? fold : rebuild)(siteId);
          } else {
            const rows = await listAllSitePages(engine.table, organizationId, siteId);
            const expected = selectPages(rows, one.filters, one.order).map(({ id }) => id);
            expect(await idsOf(kept, siteId, one.filters, one.order)).toEqual(expected);
            expect(await idsOf(createPackedLists(engine.table), siteId, one.filters, one.order)).toEqual(expected);
            listed += expected.length;
          }
        }
      }),
      { numRuns: 15 },
    );
    expect(listed).toBeGreaterThan(45);
  });

  test('are packed again where many small additions were made, and stay right', async () => {
    const siteId = ++sites;
    const first = await addPage(siteId);
    await rebuild(siteId);
    const added: number[] = [first.id];
    for (let at = 0; at < 20; at += 1) {
      added.push((await addPage(siteId)).id);
      await updatePage(engine.table, first, { set: { latestScore: at } });
      passSeconds(60);
      await fold(siteId);
    }
    const list = await getPageList(engine.table, { organizationId, siteId });
    expect(list?.runs.length).toBeLessThan(17);
    expect((await idsOf(createPackedLists(engine.table), siteId))?.toSorted((a, b) => a - b)).toEqual(added);
  });

  test('read what is in them without its rows', async () => {
    const siteId = ++sites;
    const made = Array.from({ length: 300 }, () => makePage(siteId));
    await writeItems(engine.table, {
      puts: listPuts(made),
    });
    passSeconds(60);
    await rebuild(siteId);
    const client: Table = engine.anotherClient();
    const lists = createPackedLists(client);
    const calls = countCalls(client);
    const selection = { filters: { search: `/p${made[299]?.id}/` }, order: byPath, from: 0, to: 10 };
    expect((await lists.select(large(siteId), selection))?.ids).toEqual([made[299]?.id]);
    // The row of the list, the changes, the parts.
    expect(calls.of).toEqual({ GetItemCommand: 1, QueryCommand: 1, BatchGetItemCommand: 1 });
    calls.reset();
    await lists.select(large(siteId), selection);
    expect(calls.of).toEqual({ GetItemCommand: 1, QueryCommand: 1 });
  });

  test('are left alone while some of their parts are missing, as those of another layout are, until they are written again', async () => {
    const siteId = ++sites;
    const made = Array.from({ length: 20 }, () => makePage(siteId));
    await writeItems(engine.table, { puts: listPuts(made) });
    passSeconds(60);
    await rebuild(siteId);
    const list = await getPageList(engine.table, { organizationId, siteId });
    const [part = ''] = list ? baseParts(list) : [];
    await writeItems(engine.table, { deletes: [keys.pageListPart(organizationId, siteId, part, 'pages')] });
    expect(
      await createPackedLists(engine.table).select(large(siteId), { filters: {}, order: byPath, from: 0, to: 5 }),
    ).toBeNull();
    await rebuild(siteId);
    expect(await idsOf(createPackedLists(engine.table), siteId)).toHaveLength(20);
  });

  test('are added to when more has changed than is read one by one', async () => {
    const siteId = ++sites;
    await rebuild(siteId);
    const made = Array.from({ length: 60 }, () => makePage(siteId));
    await writeItems(engine.table, {
      puts: listPuts(made),
    });
    passSeconds(60);
    const selection = { filters: {}, order: byPath, from: 0, to: 1 };
    const selected = await createPackedLists(engine.table, { changesReadMax: 50 }).select(large(siteId), selection);
    expect(selected?.total).toBe(60);
    const list = await getPageList(engine.table, { organizationId, siteId });
    expect(list?.runs.reduce((sum, run) => sum + run.pages, 0)).toBe(60);
  });

  test('are written in smaller parts where one is too large for an item', async () => {
    const siteId = ++sites;
    const title = () => Buffer.from(crypto.getRandomValues(new Uint8Array(3_000))).toString('hex');
    const made = Array.from({ length: 120 }, () => makePage(siteId, { title: title() }));
    await writeItems(engine.table, { puts: listPuts(made) });
    passSeconds(60);
    await rebuild(siteId);
    expect((await getPageList(engine.table, { organizationId, siteId }))?.base).toEqual({
      ...{ parts: 2, pages: 120, isInOrder: true },
    });
    const lists = createPackedLists(engine.table);
    const last = made.at(-1);
    const search = { search: last?.title?.slice(-40) ?? '', searchTitles: true };
    expect(await idsOf(lists, siteId)).toHaveLength(120);
    expect(await idsOf(lists, siteId, search)).toEqual([last?.id]);
  });

  test('are none of a small site, nor of one that nothing has packed', async () => {
    const siteId = ++sites;
    await addPage(siteId);
    expect(await idsOf(createPackedLists(engine.table), siteId)).toBeUndefined();
    await keepPageList({ table: engine.table, now }, { organizationId, id: siteId, pageCount: LISTED_PAGES_MIN - 1 });
    expect(await getPageList(engine.table, { organizationId, siteId })).toBeNull();
    await keepPageList({ table: engine.table, now }, large(siteId));
    const lists = createPackedLists(engine.table);
    expect(await idsOf(lists, siteId)).toHaveLength(1);
    expect(
      await lists.select({ ...large(siteId), pageCount: 1 }, { filters: {}, order: byPath, from: 0, to: 9 }),
    ).toBeNull();
  });

  test('take in what changed with one analysis of 128, and with no other', async () => {
    const siteId = ++sites;
    await rebuild(siteId);
    await addPage(siteId);
    passSeconds(60);
    const pagesAfter = async (analysisId: number): Promise<number | undefined> => {
      await keepPageListAfterAnalysis({ table: engine.table, now }, large(siteId), analysisId);
      return (await getPageList(engine.table, { organizationId, siteId }))?.runs.length;
    };
    for (let id = 129; id < 256; id += 1) expect(await pagesAfter(id)).toBe(0);
    expect(await pagesAfter(256)).toBe(1);
  });

  test('are never those of another organization', async () => {
    const siteId = ++sites;
    await addPage(siteId);
    await rebuild(siteId);
    const foreign = { ...large(siteId), organizationId: 2 };
    expect(
      await createPackedLists(engine.table).select(foreign, { filters: {}, order: byPath, from: 0, to: 9 }),
    ).toBeNull();
  });

  test('are left alone while another process is at work on them, until its lease is over', async () => {
    const siteId = ++sites;
    const site = { organizationId, siteId };
    await lockPageList(engine.table, site, { holder: 'other', now: now() });
    await rebuild(siteId);
    expect(await getPageList(engine.table, site)).toBeNull();
    passSeconds(601);
    await rebuild(siteId);
    expect(await getPageList(engine.table, site)).not.toBeNull();
    await lockPageList(engine.table, site, { holder: 'other', now: now() });
    await unlockPageList(engine.table, site, 'other');
    await rebuild(siteId);
    expect((await getPageList(engine.table, site))?.revision).toBe(2);
  });

  test('are read from the rows when a part is not what the list says', async () => {
    const siteId = ++sites;
    const page = await addPage(siteId);
    await rebuild(siteId);
    const list = await getPageList(engine.table, { organizationId, siteId });
    const pk = `ORG#${organizationId}#SITE#${siteId}#LIST`;
    await writeItems(engine.table, { deletes: [{ pk, sk: `PART#${list?.slot}#BASE#0#pages` }] });
    expect(await idsOf(createPackedLists(engine.table), siteId)).toBeUndefined();
    await rebuild(siteId);
    expect(await idsOf(createPackedLists(engine.table), siteId)).toEqual([page.id]);
  });
});
