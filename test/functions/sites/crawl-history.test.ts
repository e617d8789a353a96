/** @module-tag stories */
import { beforeAll, describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 3 });

const html = (title: string, links: readonly string[] = [], head = '') =>
  `<!doctype html><title>${title}</title>${head}<main><h1>${title}</h1><p>Words of ${title}.</p>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join(' ')}</main>`;

const crawlIdOf = (jobId: string): number => Number(jobId.slice('job_cr_'.length));

let tenant: Tenant;
let siteId: number;
let domain: string;
let crawlId: number;

beforeAll(async () => {
  tenant = await system.tenant();
  const web = system.web.take({
    '/robots.txt': 'User-agent: *\nDisallow: /private/',
    '/sitemap.xml': ({ headers }) =>
      `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://${headers.host}/listed/</loc></url></urlset>`,
    '/': html('Home', [
      '/a/',
      '/moved/',
      '/missing/',
      '/broken/',
      '/file.pdf',
      '/private/x/',
      '/left/out/',
      '/copy/',
      '/away/',
    ]),
    '/a/': html('A', ['/deep/', '/private/x/']),
    '/deep/': html('Deep'),
    '/listed/': html('Listed'),
    '/copy/': html('Copy', [], '<link rel="canonical" href="/a/">'),
    '/moved/': { status: 301, headers: { location: '/a/' } },
    '/away/': { status: 302, headers: { location: 'https://elsewhere.example/' } },
    '/broken/': { status: 403, body: 'no' },
  });
  domain = web.domain;
  siteId = (await seedSite(system, tenant, { domain })).id;
  const { data } = (await tenant.api.post(`/sites/${siteId}/crawl`, { exclude: ['/left/**'] })).body;
  await waitForJob(tenant.api, data.job_id);
  crawlId = crawlIdOf(data.job_id);
});

const urlsOf = (query = '') => tenant.api.get(`/sites/${siteId}/crawls/${crawlId}/urls${query}`);
const url = (path: string) => `https://${domain}${path}`;

describe('GET /sites/{siteId}/crawls/{crawlId}/urls', () => {
  test('lists every URL that the crawl met, once, with what came of it and where it was found', async () => {
    const { status, body } = await urlsOf();
    expect([status, body.meta]).toEqual([200, { limit: 100, next_cursor: null }]);
    const byPath = Object.fromEntries(
      body.data.map(({ url: met, ...rest }: { url: string }) => [new URL(met).pathname, rest]),
    );
    expect(body.data).toHaveLength(12);
    expect(byPath['/']).toEqual({
      outcome: 'read',
      reason: null,
      status_code: 200,
      final_url: url('/'),
      depth: 0,
      found_on: null,
      milliseconds: expect.any(Number),
      size_bytes: expect.any(Number),
    });
    expect(byPath).toMatchObject({
      '/a/': { outcome: 'read', depth: 1, found_on: url('/') },
      '/deep/': { outcome: 'read', depth: 2, found_on: url('/a/') },
      '/listed/': { outcome: 'read', depth: 0, found_on: 'sitemap' },
      '/copy/': { outcome: 'folded', reason: 'canonical' },
      '/moved/': { outcome: 'redirected', reason: 'redirect', final_url: url('/a/') },
      '/away/': { outcome: 'moved_away', reason: 'off_site_redirect' },
      '/missing/': { outcome: 'gone', reason: 'status_404', status_code: 404 },
      '/broken/': { outcome: 'error', reason: 'status_403', status_code: 403 },
      '/file.pdf': { outcome: 'not_read', reason: 'not_html', status_code: null, final_url: null },
      '/private/x/': { outcome: 'not_read', reason: 'disallowed', found_on: url('/') },
      '/left/out/': { outcome: 'not_read', reason: 'not_chosen' },
    });
  });

  test('filters by outcome and reason', async () => {
    const paths = async (query: string) =>
      (await urlsOf(query)).body.data.map((met: { url: string }) => new URL(met.url).pathname).sort();
    expect(await paths('?outcome=not_read')).toEqual(['/file.pdf', '/left/out/', '/private/x/']);
    expect(await paths('?reason=status_404')).toEqual(['/missing/']);
    expect(await paths('?outcome=read&reason=status_404')).toEqual([]);
  });

  test('its cursor leads through the whole list, each URL once, with and without a filter', async () => {
    const walk = async (filter: string) => {
      const met: string[] = [];
      let cursor = '';
      for (;;) {
        const { data, meta } = (await urlsOf(`?limit=2${filter}${cursor}`)).body;
        met.push(...data.map((one: { url: string }) => one.url));
        if (meta.next_cursor === null) return met;
        cursor = `&cursor=${meta.next_cursor}`;
      }
    };
    const whole = (await urlsOf()).body.data.map((one: { url: string }) => one.url);
    expect(await walk('')).toEqual(whole);
    expect(await walk('&outcome=read')).toHaveLength(4);
  });

  test('400 for a cursor of another list and for an outcome that does not exist; 404 for a crawl that is not of the site', async () => {
    expect((await urlsOf('?cursor=7')).body.error).toMatchObject({ code: 'invalid_request' });
    expect((await urlsOf('?cursor=x.1')).status).toBe(400);
    expect((await urlsOf('?outcome=lost')).status).toBe(400);
    const other = await seedSite(system, tenant);
    for (const path of [`/sites/${other.id}/crawls/${crawlId}/urls`, `/sites/${siteId}/crawls/999999/urls`]) {
      const { status, body } = await tenant.api.get(path);
      expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Crawl not found' } }]);
    }
  });
});

describe('GET /sites/{siteId}/crawls', () => {
  test('lists the crawls newest first, with what was asked of them, what ended them, and how many addresses they did not come to', async () => {
    const { data } = (await tenant.api.post(`/sites/${siteId}/crawl`, { max_pages: 2 })).body;
    await waitForJob(tenant.api, data.job_id);
    const nextId = crawlIdOf(data.job_id);
    const { body } = await tenant.api.get(`/sites/${siteId}/crawls`);
    expect(body.meta).toEqual({ limit: 20, next_cursor: null });
    expect(body.data).toEqual([
      {
        id: nextId,
        job_id: data.job_id,
        status: 'completed',
        options: { max_pages: 2, include: [], exclude: [], render: null, max_checks: null },
        total_pages: 2,
        crawled_pages: 2,
        stopped_by: 'page_limit',
        unread_urls: 7,
        created_at: expect.any(String),
        started_at: expect.any(String),
        completed_at: expect.any(String),
      },
      expect.objectContaining({
        id: crawlId,
        options: expect.objectContaining({ exclude: ['/left/**'] }),
        stopped_by: null,
        unread_urls: 0,
      }),
    ]);
    const { data: unread } = (await tenant.api.get(`/sites/${siteId}/crawls/${nextId}/urls?outcome=not_read`)).body;
    expect(unread.filter(({ reason }: { reason: string }) => reason === 'page_limit')).toHaveLength(7);
    const first = (await tenant.api.get(`/sites/${siteId}/crawls?limit=1`)).body;
    const second = (await tenant.api.get(`/sites/${siteId}/crawls?limit=1&cursor=${first.meta.next_cursor}`)).body;
    expect([first.data[0].id, second.data[0].id, second.meta.next_cursor]).toEqual([nextId, crawlId, null]);
  });

  test('counts what the sitemaps name beyond the pages of a crawl, without what robots.txt disallows', async () => {
    const names = Array.from(
      { length: 30 },
      (_, at) => `/item/${String.fromCharCode(97 + (at % 26))}${at < 26 ? '' : 'x'}/`,
    );
    const web = system.web.take({
      '/robots.txt': 'User-agent: *\nDisallow: /private/',
      '/sitemap.xml': ({ headers }) =>
        `<urlset>${[...names, '/private/y/'].map((path) => `<url><loc>https://${headers.host}${path}</loc></url>`).join('')}</urlset>`,
      '/': html('Home'),
      ...Object.fromEntries(names.map((path) => [path, html(path)])),
    });
    const { id } = await seedSite(system, tenant, { domain: web.domain });
    const { data } = (await tenant.api.post(`/sites/${id}/crawl`, { max_pages: 5 })).body;
    await waitForJob(tenant.api, data.job_id);
    const [crawl] = (await tenant.api.get(`/sites/${id}/crawls`)).body.data;
    expect(crawl).toMatchObject({ stopped_by: 'page_limit', crawled_pages: 5, unread_urls: 26 });
  });
});
