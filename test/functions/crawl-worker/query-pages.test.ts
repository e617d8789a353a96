/** @module-tag stories */
import { expect, test } from 'vitest';
import { queryPageLimits } from '../../../shared/domain/crawling/query-pages.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import type { WebPages } from '../../harness/web-sites.ts';
import { seedPage } from '../pages/seed.ts';

const system = useSystem({ webSites: 6 });

const html = (title: string, body: string, canonical?: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ''}</head><body><main><h1>${title}</h1>${body}<p>Words of the page ${title} for whoever reads it.</p></main></body></html>`;
const linksTo = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">${path}</a> `).join('');
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

async function setUp(tenant: Tenant, pages: WebPages) {
  const web = system.web.take(pages);
  const { body } = await tenant.api.post('/sites', { domain: web.domain });
  const site = await waitForSite(tenant.api, body.data.id);
  const { data } = (await tenant.api.get(`/sites/${body.data.id}/pages?limit=100`)).body;
  return { web, site, pages: data, paths: data.map(({ path }: { path: string }) => path) };
}

test('a page key is "host and path": filter links that differ in the query are the page at their path', async () => {
  const tenant = await system.tenant();
  const filters = numbers(19).map((at) => `/list/?color=${at}`);
  const { web, site, pages, paths } = await setUp(tenant, {
    '/': html('Home', linksTo(filters.slice(0, 10))),
    // Every answer names the URL that was asked for, as careless templates do, and says the same.
    '/list/': ({ url }) => html('List', linksTo(filters), url),
    '/sitemap.xml': ({ headers }) =>
      `<urlset>${filters.map((path) => `<url><loc>https://${headers.host}${path}</loc></url>`).join('')}</urlset>`,
  });
  expect(paths).toEqual(['/', '/list/']);
  expect(site.latest_crawl).toMatchObject({ crawled_pages: 2, total_pages: 2 });
  const asked = web.hits.filter(({ path }) => path.startsWith('/list/?'));
  expect(asked).toHaveLength(queryPageLimits.probesOfPath);
  const { data } = (await tenant.api.get(`/pages/${pages[0].id}/links`)).body;
  expect(new Set(data.map((link: { href: string }) => new URL(link.href).pathname))).toEqual(new Set(['/list/']));
  expect(data.every((link: { target_page_id: number }) => link.target_page_id === pages[1].id)).toBe(true);
  const found = await tenant.api.get(
    `/pages/lookup?url=${encodeURIComponent(`https://${web.domain}/list?color=7#top`)}`,
  );
  expect(found.body.data.page_id).toBe(pages[1].id);
});

test('pages that a front controller addresses by a query are pages, when each names exactly its URL as canonical', async () => {
  const tenant = await system.tenant();
  const posts = numbers(12).map((at) => `/?p=${at}`);
  const { paths, pages, web } = await setUp(tenant, {
    '/': ({ url = '/' }) =>
      posts.includes(url) ? html(`Post ${url}`, '', url) : html('Home', linksTo([...posts, '/?replytocom=3']), '/'),
  });
  expect(paths.toSorted()).toEqual(['/', ...posts].toSorted());
  const page = pages.find(({ path }: { path: string }) => path === '/?p=7');
  expect(page.url).toBe(`https://${web.domain}/?p=7`);
  const lookup = async (path: string) =>
    (await tenant.api.get(`/pages/lookup?url=${encodeURIComponent(`https://${web.domain}${path}`)}`)).body.data.page_id;
  expect(await lookup('/?p=7&utm_source=x')).toBe(page.id);
  expect(await lookup('/?replytocom=3')).toBe(pages.find(({ path }: { path: string }) => path === '/').id);
});

test('a page that was stored with a query before stays a page, and is read again', async () => {
  const tenant = await system.tenant();
  const web = system.web.take({ '/list/': html('List', ''), '/list/?color=red': html('Red', '') });
  const { body } = await tenant.api.post('/sites', { domain: web.domain });
  await waitForSite(tenant.api, body.data.id);
  const site = await getSite(system.table, tenant.organizationId, body.data.id);
  if (!site) throw new Error('the site is there');
  const page = await seedPage(system, site, '/list/?color=red');
  const { body: started } = await tenant.api.post(`/pages/${page.id}/recrawl`);
  await waitForJob(tenant.api, started.data.job_id);
  const { body: after } = await tenant.api.get(`/pages/${page.id}`);
  expect(after.data).toMatchObject({ path: '/list/?color=red', latest_snapshot: { title: 'Red' } });
});

test('the further pages of a list are read for their links, and are no pages', async () => {
  const tenant = await system.tenant();
  const { paths } = await setUp(tenant, {
    '/': html('Home', linksTo(['/blog/'])),
    '/blog/': ({ url = '' }) =>
      url.endsWith('page=2')
        ? html('Blog, page 2', linksTo(['/old/']), '/blog/?page=2')
        : html('Blog', linksTo(['/new/', '/blog/?page=2'])),
    '/new/': html('New', ''),
    '/old/': html('Old', ''),
  });
  expect(paths).toEqual(['/', '/blog/', '/new/', '/old/']);
});

test('"path normalized": a query that a client sends is no part of the path', async () => {
  const tenant = await system.tenant();
  const { site } = await setUp(tenant, { '/': html('Home', '') });
  const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/List?color=red#top' });
  expect([status, body.data.path, body.data.url.endsWith('/list/')]).toEqual([201, '/list/', true]);
  const second = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/list/?color=blue' });
  expect([second.status, second.body.error.details]).toEqual([409, { page_id: body.data.id }]);
});
