import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { listSitePages } from '../../../shared/table/listed-pages.ts';
import { createPageWrites, newPage, updatePage, updatePageWrite } from '../../../shared/table/pages.ts';
import { useTable } from './use-table.ts';

const engine = useTable();
const createdAt = '2026-01-01T00:00:00.000Z';
const pageOf = (id: number, path = `/p${id}/`) =>
  newPage({ id, organizationId: 1, siteId: 1, url: null, path, createdAt });

const stampOf = async (pageId: number) => (await getItem(engine.table, keys.page(1, pageId)))?.['pageChangedAt'];

describe('a change of a page', () => {
  test.each([
    { changes: { set: { title: 'x' } } },
    { changes: { add: { openRecommendationCount: 1 } } },
    { changes: { set: { deletedAt: createdAt }, remove: ['sitePagesKey', 'sitePagesSort'] } },
  ])('is told to the index of changes when lists show it: $changes', async ({ changes }) => {
    expect(updatePageWrite(pageOf(1), changes)).toMatchObject({
      changes: { ...changes, set: { ...changes.set, pageChangedAt: expect.any(String) } },
    });
  });

  test('is not told when lists do not show it', () => {
    const changes = { set: { lastCrawlId: 7 }, add: { contentRevision: 1 } };
    expect(updatePageWrite(pageOf(1), changes)).toMatchObject({ changes });
  });

  test('is stamped after the creation of the page', async () => {
    await transact(engine.table, createPageWrites(pageOf(2)));
    const created = await stampOf(2);
    const updated = await updatePage(engine.table, pageOf(2), { set: { title: 'x' } });
    expect([updated?.title, String(await stampOf(2)) >= String(created)]).toEqual(['x', true]);
  });

  test('is refused for a page that is deleted or was never there', async () => {
    const deleted = pageOf(3);
    await transact(engine.table, createPageWrites({ ...deleted, deletedAt: createdAt }));
    expect(await updatePage(engine.table, deleted, { set: { title: 'x' } })).toBeNull();
    expect(await updatePage(engine.table, pageOf(4), { set: { title: 'x' } })).toBeNull();
    expect(await getItem(engine.table, keys.page(1, 4))).toBeNull();
  });

  test('is made nowhere but in shared/table/pages.ts, which stamps it', () => {
    const sources = globSync(['functions/**/*.ts', 'shared/**/*.ts', 'cli/**/*.ts', 'local/**/*.ts']);
    const writers = sources.filter((file) =>
      /(?:update: |put: \{ \.\.\.|updateItem\([^,]+, |putItem\([^,]+, \{ \.\.\.)keys\.page\(/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(writers).toEqual(['shared/table/pages.ts']);
  });
});

test('lists paths in the order of the paths alone, whatever character follows a shorter one', async () => {
  const paths = ['/a/', '/a/!b/', '/a/%20/', '/a/-/', '/a/b/', '/a!/', '/a.html', '/'];
  const site = { organizationId: 1, siteId: 77 };
  for (const [at, path] of paths.entries()) {
    await transact(engine.table, createPageWrites({ ...pageOf(1_000 + at, path), ...site }));
  }
  const listed = await listSitePages(engine.table, 1, 77, { page: 1, limit: 100 });
  expect(listed.map(({ path }) => path)).toEqual(paths.toSorted());
});
