import { expect, test } from 'vitest';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { listAllSitePages, listSitePageIds, listSitePages } from '../../../shared/table/listed-pages.ts';
import { createPageWrites, newPage } from '../../../shared/table/pages.ts';
import { useTable } from './use-table.ts';

const database = useTable();
const site = { organizationId: 1, siteId: 1 };

test('the ids of the pages of a site are those of its list, in its order, and the first ones are its first page', async () => {
  for (const [at, path] of ['/z/', '/a/', '/m/', '/b/'].entries()) {
    const page = newPage({
      ...site,
      id: at + 1,
      path,
      url: `https://shop.example${path}`,
      createdAt: '2026-11-30T00:00:00.000Z',
    });
    await transact(database.table, createPageWrites({ ...page, isPriority: path === '/m/' }));
  }
  const ids = await listSitePageIds(database.table, 1, 1);
  expect(ids).toEqual([3, 2, 4, 1]);
  expect(ids).toEqual((await listAllSitePages(database.table, 1, 1)).map(({ id }) => id));
  const first = await listSitePages(database.table, 1, 1, { page: 1, limit: 2 });
  expect(first.map(({ id }) => id)).toEqual([3, 2]);
});
