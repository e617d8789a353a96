import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updatePage, updatePageWrite } from '../../../shared/table/pages.ts';
import { updateSiteWrite } from '../../../shared/table/sites.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

const pathsOf = (body: { data: { path: string }[] }): string[] => body.data.map(({ path }) => path);

async function siteWithPages() {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const pages = {
    home: await seedPage(system, site, '/', { title: 'Home', updatedAt: '2026-01-05T00:00:00.000Z' }),
    alpha: await seedPage(system, site, '/alpha/', {
      primaryKeyword: 'zebra',
      opportunityScore: 50,
      latestGrade: 'A+',
      draftCount: 1,
      updatedAt: '2026-01-04T00:00:00.000Z',
    }),
    bravo: await seedPage(system, site, '/bravo/', {
      isPriority: true,
      // By hand: the scores that a written keyword asks for would take it back.
      isPriorityManual: true,
      primaryKeyword: 'apple',
      opportunityScore: 0,
      latestGrade: 'A',
      updatedAt: '2026-01-03T00:00:00.000Z',
    }),
    charlie: await seedPage(system, site, '/café/charlie/', {
      path: '/caf%c3%a9/charlie/',
      openRecommendationCount: 2,
      opportunityScore: 99.5,
      updatedAt: '2026-01-02T00:00:00.000Z',
    }),
  };
  const list = async (query = ''): Promise<string[]> => {
    const { body } = await tenant.api.get(`/sites/${site.id}/pages${query}`);
    expect(body.meta.total).toBe(body.data.length);
    return pathsOf(body);
  };
  return { tenant, site, pages, list };
}

describe('GET /sites/{siteId}/pages', () => {
  /** For the tests that only read. */
  let shared: Awaited<ReturnType<typeof siteWithPages>>;
  beforeAll(async () => {
    shared = await siteWithPages();
  });

  test('answers summaries, priority pages first, then by path', async () => {
    const { tenant, site, pages } = shared;
    const { status, body } = await tenant.api.get(`/sites/${site.id}/pages`);
    expect([status, body.meta]).toEqual([200, { total: 4, page: 1, per_page: 50 }]);
    expect(pathsOf(body)).toEqual(['/bravo/', '/', '/alpha/', '/caf%c3%a9/charlie/']);
    expect(body.data[1]).toEqual({
      id: pages.home.id,
      url: 'https://shop.example/',
      path: '/',
      site_id: site.id,
      title: 'Home',
      primary_keyword: null,
      is_priority: false,
      opportunity_score: null,
      overall_score: null,
      overall_grade: null,
      word_count: null,
      status_code: null,
      draft_count: 0,
      open_recommendation_count: 0,
      presence: 'current',
      incoming_links: null,
      linking_pages: null,
      outgoing_links: null,
      external_links: null,
    });
  });

  test('include=grades counts the grades of the pages that pass the filters, best first, those without one last', async () => {
    const { tenant, site } = shared;
    const gradesOf = async (query: string) =>
      (await tenant.api.get(`/sites/${site.id}/pages?include=grades&limit=1${query}`)).body.meta.grades;
    expect(await gradesOf('')).toEqual([
      { grade: 'A+', pages: 1 },
      { grade: 'A', pages: 1 },
      { grade: null, pages: 2 },
    ]);
    expect(await gradesOf('&has_draft=true')).toEqual([{ grade: 'A+', pages: 1 }]);
  });

  test.each([
    { query: '?search=ALPH', paths: ['/alpha/'] },
    { query: '?search=SHOP.example/b', paths: ['/bravo/'] },
    { query: '?search=caf%C3%89', paths: ['/caf%c3%a9/charlie/'] },
    { query: '?search=HOME', paths: [] },
    { query: '?search=HOME&search_titles=true', paths: ['/'] },
    { query: '?search=.*', paths: [] },
    { query: '?search=_', paths: [] },
    { query: `?search=${'a'.repeat(200)}`, paths: [] },
    { query: '?search=', paths: ['/bravo/', '/', '/alpha/', '/caf%c3%a9/charlie/'] },
    { query: '?is_priority=true', paths: ['/bravo/'] },
    { query: '?is_priority=false', paths: ['/', '/alpha/', '/caf%c3%a9/charlie/'] },
    { query: '?has_keyword=true', paths: ['/bravo/', '/alpha/'] },
    { query: '?has_keyword=false', paths: ['/', '/caf%c3%a9/charlie/'] },
    { query: '?has_draft=true', paths: ['/alpha/'] },
    { query: '?has_draft=false', paths: ['/bravo/', '/', '/caf%c3%a9/charlie/'] },
    { query: '?has_recommendations=true', paths: ['/caf%c3%a9/charlie/'] },
    { query: '?has_recommendations=false', paths: ['/bravo/', '/', '/alpha/'] },
    { query: '?grade=A', paths: ['/bravo/'] },
    { query: '?grade=A%2B', paths: ['/alpha/'] },
    { query: '?grade=A+', paths: ['/alpha/'] },
    { query: '?grade=F', paths: [] },
    { query: '?max_grade=A', paths: ['/bravo/'] },
    { query: '?max_grade=A-', paths: [] },
    { query: '?min_grade=A', paths: ['/bravo/', '/alpha/'] },
    { query: '?min_grade=A&max_grade=A', paths: ['/bravo/'] },
    { query: '?min_score=0', paths: ['/bravo/', '/alpha/', '/caf%c3%a9/charlie/'] },
    { query: '?min_score=50', paths: ['/alpha/', '/caf%c3%a9/charlie/'] },
    { query: '?max_score=99.4', paths: ['/bravo/', '/alpha/'] },
    { query: '?min_score=50&max_score=50', paths: ['/alpha/'] },
    { query: '?min_score=60&max_score=50', paths: [] },
    { query: '?has_keyword=true&is_priority=false', paths: ['/alpha/'] },
    { query: '?direction=desc', paths: ['/bravo/', '/caf%c3%a9/charlie/', '/alpha/', '/'] },
    { query: '?sort=url&direction=desc', paths: ['/bravo/', '/caf%c3%a9/charlie/', '/alpha/', '/'] },
    { query: '?sort=updated_at', paths: ['/bravo/', '/caf%c3%a9/charlie/', '/alpha/', '/'] },
    { query: '?sort=updated_at&direction=desc', paths: ['/bravo/', '/', '/alpha/', '/caf%c3%a9/charlie/'] },
    { query: '?sort=created_at&direction=desc', paths: ['/bravo/', '/', '/alpha/', '/caf%c3%a9/charlie/'] },
    { query: '?sort=is_priority&direction=desc', paths: ['/bravo/', '/', '/alpha/', '/caf%c3%a9/charlie/'] },
    { query: '?sort=primary_keyword', paths: ['/bravo/', '/alpha/', '/', '/caf%c3%a9/charlie/'] },
    { query: '?sort=primary_keyword&direction=desc', paths: ['/bravo/', '/alpha/', '/', '/caf%c3%a9/charlie/'] },
    { query: '?sort=opportunity_score', paths: ['/bravo/', '/alpha/', '/caf%c3%a9/charlie/', '/'] },
    { query: '?sort=opportunity_score&direction=desc', paths: ['/bravo/', '/caf%c3%a9/charlie/', '/alpha/', '/'] },
    { query: '?unknown=1', paths: ['/bravo/', '/', '/alpha/', '/caf%c3%a9/charlie/'] },
  ])('answers $query with $paths', async ({ query, paths }) => {
    expect(await shared.list(query)).toEqual(paths);
  });

  test.each([
    `?search=${'a'.repeat(201)}`,
    '?is_priority=maybe',
    '?is_priority=1',
    '?has_keyword=TRUE',
    '?has_draft=',
    '?has_recommendations=yes',
    '?grade=Z',
    '?grade=',
    '?min_score=abc',
    '?max_score=Infinity',
    '?min_score=1&min_score=2',
    '?sort=title',
    '?sort=PATH',
    '?direction=up',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?limit=0',
    '?limit=101',
    '?limit=x',
  ])('refuses %s (400)', async (query) => {
    const { tenant, site } = shared;
    const { status, body } = await tenant.api.get(`/sites/${site.id}/pages${query}`);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  test('answers an empty page past the end, with the true total', async () => {
    const { tenant, site } = shared;
    for (const query of ['page=2&limit=4', 'page=500&limit=100', 'page=9&sort=url']) {
      const { status, body } = await tenant.api.get(`/sites/${site.id}/pages?${query}`);
      expect([status, body.data, body.meta.total]).toEqual([200, [], 4]);
    }
  });

  test('lists planned pages without a URL, and no deleted ones', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant, { domain: 'My café', planned: true });
    await seedPage(system, site, '/menu/', { url: null, planned: true });
    const gone = await seedPage(system, site, '/gone/', { url: null, planned: true });
    const paths = async (query: string) => pathsOf((await tenant.api.get(`/sites/${site.id}/pages${query}`)).body);
    expect(await paths('?direction=desc')).toEqual(['/menu/', '/gone/']);
    await transact(system.table, [
      updatePageWrite(gone, {
        set: { deletedAt: new Date().toISOString() },
        remove: ['sitePagesKey', 'sitePagesSort'],
      }),
      updateSiteWrite(site.organizationId, site.id, { add: { pageCount: -1 } }),
    ]);
    for (const query of ['', '?direction=desc', '?sort=url']) expect(await paths(query)).toEqual(['/menu/']);
    expect((await tenant.api.get(`/sites/${site.id}/pages`)).body.meta.total).toBe(1);
  });

  test('answers 404 for a site that does not exist', async () => {
    const { api } = await system.tenant();
    for (const path of ['/sites/999999999/pages', '/sites/999999999/pages?sort=url', '/sites/x/pages']) {
      const { status, body } = await api.get(path);
      expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Site not found' } }]);
    }
  });
});

describe('a filtered list that was read before', () => {
  const queries = ['?has_keyword=true', '?sort=primary_keyword', '?is_priority=true', '?search=alpha', '?grade=B'];
  const readAll = async (api: Tenant['api'], siteId: number) => {
    const answers = await Promise.all(queries.map((query) => api.get(`/sites/${siteId}/pages${query}`)));
    return answers.map(({ body }) => pathsOf(body));
  };

  test('has a page as soon as it is created', async () => {
    const { tenant, site, list } = await siteWithPages();
    await readAll(tenant.api, site.id);
    await tenant.api.post(`/sites/${site.id}/pages`, { path: '/new/', primary_keyword: 'new' });
    expect(await list('?has_keyword=true')).toEqual(['/bravo/', '/alpha/', '/new/']);
  });

  test('follows a single and a bulk change at once', async () => {
    const { tenant, site, pages, list } = await siteWithPages();
    await readAll(tenant.api, site.id);
    await tenant.api.patch(`/pages/${pages.alpha.id}`, { primary_keyword: null, is_priority: true });
    expect(await list('?has_keyword=true')).toEqual(['/bravo/']);
    expect(await list('?is_priority=true')).toEqual(['/alpha/', '/bravo/']);
    expect(await list()).toEqual(['/alpha/', '/bravo/', '/', '/caf%c3%a9/charlie/']);
    const page_ids = [pages.alpha.id, pages.bravo.id];
    await tenant.api.patch(`/sites/${site.id}/pages`, { page_ids, set: { is_priority: false } });
    expect(await list('?is_priority=true')).toEqual([]);
    expect(await list()).toEqual(['/', '/alpha/', '/bravo/', '/caf%c3%a9/charlie/']);
  });

  test.each([
    { query: '?has_draft=true', changes: { add: { draftCount: 1 } } },
    {
      query: '?has_recommendations=true&has_draft=false&has_keyword=false',
      changes: { add: { openRecommendationCount: 1 } },
    },
    { query: '?grade=B', changes: { set: { latestGrade: 'B' } } },
    { query: '?min_score=1000', changes: { set: { opportunityScore: 1000 } } },
    { query: '?search=/moved/', changes: { set: { path: '/moved/', url: 'https://shop.example/moved/' } } },
  ])('meets $query as soon as a worker has changed the page', async ({ query, changes }) => {
    const { tenant, site, pages } = await siteWithPages();
    const ids = async () =>
      (await tenant.api.get(`/sites/${site.id}/pages${query}`)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids()).not.toContain(pages.home.id);
    await transact(system.table, [updatePageWrite(pages.home, changes)]);
    expect(await ids()).toContain(pages.home.id);
  });

  test('is never behind a write that was answered, while 20 pages are written and lists are read at once', async () => {
    const { tenant, site } = await siteWithPages();
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const path = `/parallel-${at}/`;
        const made = await tenant.api.post(`/sites/${site.id}/pages`, { path });
        const first = await tenant.api.get(`/sites/${site.id}/pages?search=${path}`);
        expect([path, pathsOf(first.body)]).toEqual([path, [path]]);
        await tenant.api.patch(`/pages/${made.body.data.id}`, { primary_keyword: `keyword ${at}` });
        const second = await tenant.api.get(`/sites/${site.id}/pages?has_keyword=true&search=${path}`);
        expect([path, pathsOf(second.body)]).toEqual([path, [path]]);
      }),
    );
  });

  test('shows a new title', async () => {
    const { tenant, site, pages } = await siteWithPages();
    await readAll(tenant.api, site.id);
    await updatePage(system.table, pages.alpha, { set: { title: 'A new title' } });
    const { body } = await tenant.api.get(`/sites/${site.id}/pages?search=alpha`);
    expect(body.data[0].title).toBe('A new title');
  });
});
