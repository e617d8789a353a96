import { describe, expect, test } from 'vitest';
import { createPageCatalogue } from '../../../shared/pages/page-catalogue.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { createPageWrites, newPage, type Page, updatePage, updatePageWrite } from '../../../shared/table/pages.ts';
import { countCalls, useTable } from '../table/use-table.ts';

const engine = useTable();
let sites = 0;
let pages = 0;

async function addPage(siteId: number, given: Partial<Page> = {}): Promise<Page> {
  const id = ++pages;
  const page = newPage({
    ...{ id, organizationId: 1, siteId, url: null, path: `/p${id}/`, createdAt: '2026-01-01T00:00:00.000Z' },
    ...given,
  });
  await transact(engine.table, createPageWrites(page));
  return page;
}

const removal = { set: { deletedAt: '2026-01-02T00:00:00.000Z' }, remove: ['sitePagesKey', 'sitePagesSort'] };
const idsOf = (listed: readonly { id: number }[]): number[] => listed.map(({ id }) => id).sort((a, b) => a - b);

describe('the page catalogue', () => {
  test('has the live pages of the site, and only those', async () => {
    const siteId = ++sites;
    const [a, b, gone] = [await addPage(siteId), await addPage(siteId), await addPage(siteId)];
    await addPage(++sites);
    await updatePage(engine.table, gone, removal);
    expect(idsOf(await createPageCatalogue(engine.table).pagesOf(1, siteId))).toEqual([a.id, b.id]);
    expect(await createPageCatalogue(engine.table).pagesOf(2, siteId)).toEqual([]);
  });

  test('follows what another process adds, changes and deletes', async () => {
    const siteId = ++sites;
    const [a, b] = [await addPage(siteId), await addPage(siteId)];
    const catalogue = createPageCatalogue(engine.anotherClient());
    expect(idsOf(await catalogue.pagesOf(1, siteId))).toEqual([a.id, b.id]);
    const c = await addPage(siteId);
    await transact(engine.table, [updatePageWrite(a, { add: { draftCount: 1 } }), updatePageWrite(b, removal)]);
    const listed = await catalogue.pagesOf(1, siteId);
    expect(idsOf(listed)).toEqual([a.id, c.id]);
    expect(listed.find(({ id }) => id === a.id)?.draftCount).toBe(1);
  });

  test('asks once, and for little, when it knows the site', async () => {
    const siteId = ++sites;
    for (let at = 0; at < 5; at += 1) await addPage(siteId);
    const client = engine.anotherClient();
    const catalogue = createPageCatalogue(client);
    await catalogue.pagesOf(1, siteId);
    const calls = countCalls(client);
    await catalogue.pagesOf(1, siteId);
    // Pages that changed within seconds are read again.
    expect(calls.of).toEqual({ QueryCommand: 1, BatchGetItemCommand: 1 });
  });

  test('lets requests that come together share one read, but never one that began before them', async () => {
    const siteId = ++sites;
    await addPage(siteId);
    const client = engine.anotherClient();
    const catalogue = createPageCatalogue(client);
    await catalogue.pagesOf(1, siteId);
    const calls = countCalls(client);
    const running = catalogue.pagesOf(1, siteId);
    // The first read is on its way once it has been given to the client.
    while (calls.total() === 0) await Promise.resolve();
    const late = await addPage(siteId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => catalogue.pagesOf(1, siteId)));
    for (const listed of answers) expect(idsOf(listed)).toContain(late.id);
    await running;
    expect(calls.of['QueryCommand']).toBe(2);
  });

  test('meets a change that was stamped up to five seconds before it appeared', async () => {
    const siteId = ++sites;
    const page = await addPage(siteId);
    let clockMs = Date.now();
    const catalogue = createPageCatalogue(engine.table, { now: () => clockMs });
    clockMs += 4_900;
    await catalogue.pagesOf(1, siteId);
    await updatePage(engine.table, page, { set: { title: 'Late' } });
    expect((await catalogue.pagesOf(1, siteId))[0]?.title).toBe('Late');
  });

  test('reads the site whole again when its clock goes back, and every ten minutes', async () => {
    const siteId = ++sites;
    const page = await addPage(siteId);
    const startMs = Date.now();
    let clockMs = startMs + 3_600_000;
    const catalogue = createPageCatalogue(engine.table, { now: () => clockMs });
    await catalogue.pagesOf(1, siteId);
    const titleAfter = async (title: string, nextMs: number) => {
      await updatePage(engine.table, page, { set: { title } });
      clockMs = nextMs;
      return (await catalogue.pagesOf(1, siteId))[0]?.title;
    };
    expect(await titleAfter('Clock back', startMs + 1_800_000)).toBe('Clock back');
    expect(await titleAfter('Ten minutes', startMs + 1_800_000 + 600_001)).toBe('Ten minutes');
  });

  test('forgets the sites that were not asked for longest, and keeps no site that is too large', async () => {
    const [small, other, large] = [++sites, ++sites, ++sites];
    await addPage(small);
    await addPage(other);
    for (let at = 0; at < 80; at += 1) await addPage(large);
    const client = engine.anotherClient();
    const catalogue = createPageCatalogue(client, { rowsKeptMax: 110 });
    const callsFor = async (siteId: number): Promise<number> => {
      const calls = countCalls(client);
      await catalogue.pagesOf(1, siteId);
      return calls.total();
    };
    expect([await callsFor(small), await callsFor(other), await callsFor(small)]).toEqual([3, 3, 2]);
    expect([await callsFor(large), await callsFor(large)]).toEqual([3, 3]);
  });

  test('recovers from a read that fails', async () => {
    const siteId = ++sites;
    const page = await addPage(siteId);
    const client = engine.anotherClient();
    const catalogue = createPageCatalogue(client);
    const name = client.name;
    client.name = 'no-such-table';
    await expect(catalogue.pagesOf(1, siteId)).rejects.toThrow();
    client.name = name;
    expect(idsOf(await catalogue.pagesOf(1, siteId))).toEqual([page.id]);
  });
});
