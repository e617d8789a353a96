import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { seedSite } from './seed.ts';

const system = useSystem();

describe('POST /sites/{siteId}/pages', () => {
  test('answers the summary of the new page, without a title [page/title-until-snapshot]', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, {
      path: '/prices/',
      title: 'Prices',
      primary_keyword: 'bike prices',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      data: {
        id: expect.any(Number),
        url: 'https://shop.example/prices/',
        path: '/prices/',
        site_id: site.id,
        title: null,
        primary_keyword: 'bike prices',
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
      },
    });
  });

  test('stores what was sent, the title as the name', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const { body } = await tenant.api.post(`/sites/${site.id}/pages`, {
      path: '/about',
      title: 'About us',
      purpose: ' To tell who we are. ',
      primary_keyword: 'Über uns 👟',
      secondary_keywords: ['who we are', 'who we are'],
    });
    const detail = (await tenant.api.get(`/pages/${body.data.id}`)).body.data;
    expect(detail).toMatchObject({
      name: 'About us',
      purpose: 'To tell who we are.',
      primary_keyword: 'Über uns 👟',
      secondary_keywords: ['who we are', 'who we are'],
      planned: false,
      discovered_via: 'api',
      is_priority_manual: null,
      latest_snapshot: null,
      latest_analysis: null,
      last_analyzed_at: null,
      drafts: [],
    });
    expect(detail.created_at).toBe(detail.updated_at);
  });

  test.each([
    { path: 'About-Us', stored: '/about-us/' },
    { path: '/', stored: '/' },
    { path: '/old/Page.HTML', stored: '/old/page.html' },
    { path: '/a//b', stored: '/a/b/' },
    { path: '/a/../b/', stored: '/b/' },
    { path: '/café/', stored: '/caf%c3%a9/' },
    { path: '/x/?utm_source=y#part', stored: '/x/' },
    { path: '/item?id=3#top', stored: '/item/' },
    { path: '👟'.repeat(500), stored: `/${'%f0%9f%91%9f'.repeat(500)}/` },
  ])('stores the path $path normalized', async ({ path, stored }) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path });
    expect([status, body.data?.path, body.data?.url]).toEqual([201, stored, `https://shop.example${stored}`]);
  });

  test.each([
    { field: 'title', value: 'é'.repeat(300) },
    { field: 'purpose', value: 'p'.repeat(2000) },
    { field: 'primary_keyword', value: '👟'.repeat(200) },
    { field: 'primary_keyword', value: null },
    { field: 'secondary_keywords', value: Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(200, 'x')) },
    { field: 'secondary_keywords', value: null },
    { field: 'crawl', value: false },
  ])('takes $field at its limit', async ({ field, value }) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const { status } = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/x/', [field]: value });
    expect(status).toBe(201);
  });

  test('counts the page on its site, so that the site and the list agree', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    for (const path of ['/a/', '/b/', '/a']) await tenant.api.post(`/sites/${site.id}/pages`, { path });
    const [detail, list] = await Promise.all([
      tenant.api.get(`/sites/${site.id}`),
      tenant.api.get(`/sites/${site.id}/pages`),
    ]);
    expect([detail.body.data.page_count, list.body.meta.total, list.body.data.length]).toEqual([2, 2, 2]);
  });

  test('makes a planned page without a URL on a planned site', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant, { domain: 'looks-live.example', planned: true });
    const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/menu/' });
    expect([status, body.data.url, body.data.path]).toEqual([201, null, '/menu/']);
    expect((await tenant.api.get(`/pages/${body.data.id}`)).body.data).toMatchObject({ planned: true, url: null });
  });

  test('with crawl: true answers a job that is processing, and a page that is usable at once [recrawl/row-before-crawl]', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/new/', crawl: true });
    expect(status).toBe(202);
    expect(body.data).toEqual({
      job_id: expect.stringMatching(/^job_cr_\d+$/),
      status: 'processing',
      page_id: expect.any(Number),
      retry_after_seconds: 5,
    });
    expect((await tenant.api.get(`/pages/${body.data.page_id}`)).body.data.path).toBe('/new/');
    expect((await tenant.api.get(`/jobs/${body.data.job_id}`)).status).toBe(200);
  });

  test('of 20 requests for one path exactly one makes the page, and the others are told its id', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        tenant.api.post(`/sites/${site.id}/pages`, { path: at % 2 ? '/Race' : 'race/', primary_keyword: `k${at}` }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([made.length, refused.length]).toEqual([1, 19]);
    const pageId = made[0]?.body.data.id;
    expect(new Set(refused.map(({ body }) => body.error.details.page_id))).toEqual(new Set([pageId]));
    expect((await tenant.api.get(`/sites/${site.id}`)).body.data.page_count).toBe(1);
    expect((await tenant.api.get(`/sites/${site.id}/pages?sort=url`)).body.meta.total).toBe(1);
  });

  test('of 20 requests for different paths all make their page, and the count is exact', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => tenant.api.post(`/sites/${site.id}/pages`, { path: `/p${at}/` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect((await tenant.api.get(`/sites/${site.id}`)).body.data.page_count).toBe(20);
  });
});
