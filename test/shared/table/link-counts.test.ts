import { expect, test } from 'vitest';
import { transact } from '../../../shared/table/engine/transaction.ts';
import {
  getCountsInPages,
  getCountsOfPage,
  getLinkCounts,
  linkCountsWrite,
  putCountsInPages,
  removeLostCounts,
} from '../../../shared/table/link-counts.ts';
import { createPageWrites, getPageWithDrafts, newPage } from '../../../shared/table/pages.ts';
import { countCalls, useTable } from './use-table.ts';

const database = useTable();
let sites = 0;

const countsOf = (pageId: number, incoming: number) => ({
  pageId,
  incoming,
  linkingPages: incoming,
  outgoing: 3,
  external: 1,
});
type Counts = ReturnType<typeof countsOf>;

const placed = (counts: readonly Counts[], clicks = 1) => counts.map((one) => ({ ...one, clicks, isRead: true }));
const siteWrite = (site: Site, counts: readonly Counts[], clicks?: number) =>
  linkCountsWrite(site, [placed(counts, clicks)], { isComplete: true });

async function newSiteOf(pageIds: readonly number[]) {
  sites += 1;
  const site = { organizationId: 100 + sites, siteId: sites };
  const createdAt = '2026-11-20T10:00:00.000Z';
  for (const id of pageIds) {
    const path = `/${id}/`;
    await transact(
      database.table,
      createPageWrites(newPage({ ...site, id, url: `https://shop.example${path}`, path, createdAt })),
    );
  }
  return site;
}
type Site = Awaited<ReturnType<typeof newSiteOf>>;

async function store(site: Site, counts: readonly Counts[], clicks?: number): Promise<void> {
  const before = await getCountsInPages(database.table, site);
  await transact(database.table, [await siteWrite(site, counts, clicks)]);
  await removeLostCounts(database.table, site, before, [placed(counts, clicks)]);
  await putCountsInPages(database.table, site, before, [placed(counts, clicks)]);
}

async function readCounts({ organizationId }: Site, pageId: number) {
  const found = await getPageWithDrafts(database.table, organizationId, pageId);
  return found && getCountsOfPage(database.table, found);
}

test('the counts of a page are read with its row and its drafts, in one query', async () => {
  const site = await newSiteOf([1, 2]);
  await store(site, [countsOf(1, 4), countsOf(2, 0)]);
  const calls = countCalls(database.table);
  expect(await readCounts(site, 1)).toEqual(countsOf(1, 4));
  expect(calls.of).toEqual({ QueryCommand: 1 });
});

test('a page whose counts only the row of its site has gets them from there', async () => {
  const site = await newSiteOf([1]);
  await transact(database.table, [await siteWrite(site, [countsOf(1, 4)])]);
  expect(await readCounts(site, 1)).toEqual(countsOf(1, 4));
});

test('a later crawl writes the counts that changed alone, and a page that it did not read has none', async () => {
  const site = await newSiteOf([1, 2, 3]);
  await store(site, [countsOf(1, 4), countsOf(2, 0), countsOf(3, 1)]);
  const calls = countCalls(database.table);
  const counts = [countsOf(1, 4), countsOf(2, 5)];
  await store(site, counts);
  expect(calls.of).toMatchObject({ BatchWriteItemCommand: 2 });
  expect(await Promise.all([1, 2, 3].map((id) => readCounts(site, id)))).toEqual([...counts, null]);
  expect([...(await getLinkCounts(database.table, site)).values()]).toEqual(counts);
  calls.reset();
  // How far they are from the home page is in the row of the site alone.
  await store(site, counts, 2);
  expect(calls.of).not.toHaveProperty('BatchWriteItemCommand');
});

test('counts whose writing was cut off are all written by the repetition', async () => {
  const site = await newSiteOf([1]);
  await store(site, [countsOf(1, 4)]);
  const counts = [countsOf(1, 9)];
  await transact(database.table, [await siteWrite(site, counts)]);
  await store(site, counts);
  expect(await readCounts(site, 1)).toEqual(countsOf(1, 9));
});
