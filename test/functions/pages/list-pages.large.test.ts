/** @module-tag stories */
import { beforeAll, describe, expect, test } from 'vitest';
import { rebuildPageList } from '../../../shared/pages/page-list-writer.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { type ListQuery, referenceList } from './reference-list.ts';
import { makePage, seedListedPages, seedSite } from './seed.ts';

const system = useSystem();

const PAGES = 10_000;

describe('a site of 10,000 pages', () => {
  let tenant: Tenant;
  let site: Site;
  let pages: Page[];
  beforeAll(async () => {
    tenant = await system.tenant();
    site = await seedSite(system, tenant);
    const [firstId = 1] = await system.operator.ids.many('page', PAGES);
    pages = Array.from({ length: PAGES }, (_, at) =>
      makePage(site, firstId + at, {
        path: `/category-${at % 37}/product-${at}/`,
        primaryKeyword: at % 3 === 0 ? null : `keyword ${(at * 7919) % PAGES}`,
        isPriority: at % 250 === 0,
        opportunityScore: at % 4 === 0 ? null : (at * 31) % 1000,
        latestGrade: at % 5 === 0 ? 'B' : null,
        wordCount: at % 6 === 0 ? null : (at * 13) % 900,
        statusCode: 200,
      }),
    );
    await seedListedPages(system, site, pages);
  }, 120_000);

  describe.each(['its rows', 'its packed list'])('read from %s', (source) => {
    beforeAll(async () => {
      const key = { organizationId: site.organizationId, siteId: site.id };
      if (source === 'its packed list')
        await rebuildPageList({ table: system.table, site: key, now: () => new Date() });
    });

    test.each<{ query: ListQuery; page: number }>([
      { query: {}, page: 1 },
      { query: {}, page: 10 },
      { query: {}, page: 100 },
      { query: { sort: 'primary_keyword', direction: 'desc' }, page: 1 },
      { query: { sort: 'opportunity_score' }, page: 57 },
      { query: { sort: 'word_count', direction: 'desc' }, page: 30 },
      { query: { sort: 'status', has_keyword: 'false' }, page: 2 },
      { query: { has_keyword: 'true', grade: 'B' }, page: 2 },
      { query: { search: 'CATEGORY-36/' }, page: 3 },
      { query: { is_priority: 'true', min_score: '500' }, page: 1 },
    ])('answers page $page of $query with the true total', async ({ query, page }) => {
      const expected = referenceList(pages, query);
      const text = new URLSearchParams({ ...query, page: String(page), limit: '100' });
      const { status, body } = await tenant.api.get(`/sites/${site.id}/pages?${text}`);
      expect([status, body.meta]).toEqual([200, { total: expected.length, page, per_page: 100 }]);
      const ids = body.data.map(({ id }: { id: number }) => id);
      expect(ids).toEqual(expected.slice((page - 1) * 100, page * 100));
    });
  });
});
