/** @module-tag stories */
import { expect, test } from 'vitest';
import { getSite } from '../../../shared/table/sites.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import type { WebPages } from '../../harness/web-sites.ts';
import { seedPage } from '../pages/seed.ts';

const system = useSystem({ webSites: 6 });

const html = (title: string, body = '', head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1><p>Words of the page ${title} for whoever reads it.</p>${body}</main></body></html>`;
const linksTo = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a> `).join('');
const canonical = (path: string) => `<link rel="canonical" href="${path}">`;

async function crawled({ api }: Tenant, served: WebPages) {
  const web = system.web.take(served);
  const { body } = await api.post('/sites', { domain: web.domain });
  await waitForSite(api, body.data.id);
  const read = async () => {
    const { data } = (await api.get(`/sites/${body.data.id}/pages?limit=100`)).body;
    return new Map<string, { id: number; title: string }>(
      data.map((page: { path: string; id: number; title: string }) => [page.path, page]),
    );
  };
  const lookup = async (path: string) =>
    (await api.get(`/pages/lookup?url=${encodeURIComponent(`https://${web.domain}${path}`)}`)).body.data?.page_id ??
    null;
  return { web, siteId: body.data.id as number, pages: await read(), read, lookup };
}

test('"normalized … and a trailing `/` unless it looks like a file such as ending in .html": two documents are two pages, linked and looked up as such', async () => {
  const tenant = await system.tenant();
  const { pages, lookup } = await crawled(tenant, {
    '/': html('Home', linksTo('/guide/', '/guide/index.html')),
    '/guide/': html('Guide folder'),
    '/guide/index.html': html('Guide index file'),
  });
  expect([...pages].map(([path, { title }]) => [path, title])).toEqual([
    ['/', 'Home'],
    ['/guide/', 'Guide folder'],
    ['/guide/index.html', 'Guide index file'],
  ]);
  for (const path of ['/guide/', '/guide/index.html']) expect(await lookup(path)).toBe(pages.get(path)?.id);
  expect(await lookup('/index.html')).toBeNull();
  const { data } = (await tenant.api.get(`/pages/${pages.get('/')?.id}/links`)).body;
  expect(data.map((link: { target_path: string }) => link.target_path)).toEqual(['/guide/', '/guide/index.html']);
});

test('a default document that says the same, names its folder or redirects there is the page of its folder', async () => {
  const tenant = await system.tenant();
  const home = html('Home', linksTo('/index.html', '/a/', '/a/index.php', '/b/', '/b/index.htm'));
  const { pages, lookup, siteId } = await crawled(tenant, {
    '/': home,
    '/index.html': home,
    '/a/': html('A'),
    '/a/index.php': html('A, by another name', '', canonical('/a/')),
    '/b/': html('B'),
    '/b/index.htm': { status: 301, headers: { location: '/b/' } },
  });
  expect([...pages.keys()]).toEqual(['/', '/a/', '/b/']);
  for (const [document, folder] of [
    ['/index.html', '/'],
    ['/a/index.php', '/a/'],
    ['/b/index.htm', '/b/'],
  ] as const)
    expect([document, await lookup(document)]).toEqual([document, pages.get(folder)?.id]);
  const { data } = (await tenant.api.get(`/pages/${pages.get('/')?.id}/links`)).body;
  expect(data.map((link: { target_path: string }) => link.target_path)).toEqual(['/', '/a/', '/a/', '/b/', '/b/']);
  expect((await tenant.api.get(`/sites/${siteId}`)).body.data.page_count).toBe(3);
});

test('a start page whose server leads to its default document, or that names it as canonical, is the page of `/`', async () => {
  const tenant = await system.tenant();
  const led = await crawled(tenant, {
    '/': { status: 302, headers: { location: '/index.php' } },
    '/index.php': html('Home', linksTo('/index.php')),
  });
  const named = await crawled(tenant, {
    '/': html('Home', linksTo('/index.html'), canonical('/index.html')),
    '/index.html': html('Home, by another name', '', canonical('/index.html')),
  });
  expect([[...led.pages.keys()], [...named.pages.keys()]]).toEqual([['/'], ['/']]);
  expect(await led.lookup('/index.php')).toBe(led.pages.get('/')?.id);
  expect(await named.lookup('/index.html')).toBe(named.pages.get('/')?.id);
  const recrawl = await tenant.api.post(`/pages/${led.pages.get('/')?.id}/recrawl`);
  expect((await waitForJob(tenant.api, recrawl.body.data.job_id)).result.snapshot_id).toEqual(expect.any(Number));
});

test('a page that an older release kept under the key of its folder is read on, and becomes the page of the folder where that is read', async () => {
  const tenant = await system.tenant();
  const { web, siteId, read, lookup } = await crawled(tenant, { '/': html('Home', linksTo('/docs/index.html')) });
  const site = await getSite(system.table, tenant.organizationId, siteId);
  if (!site) throw new Error('no site');
  const older = await seedPage(system, site, '/docs/index.html', { pathKey: null });
  const crawlAgain = async (pages: WebPages) => {
    web.serve(pages);
    const { body } = await tenant.api.post(`/sites/${siteId}/crawl`);
    await waitForJob(tenant.api, body.data.job_id);
  };
  await crawlAgain({ '/': html('Home', linksTo('/docs/index.html')), '/docs/index.html': html('Docs') });
  expect((await read()).get('/docs/index.html')).toMatchObject({ id: older.id, title: 'Docs' });
  await crawlAgain({
    '/': html('Home', linksTo('/docs/', '/docs/index.html')),
    '/docs/': html('Docs folder'),
    '/docs/index.html': html('Docs index file'),
  });
  const pages = await read();
  expect(pages.get('/docs/')).toMatchObject({ id: older.id, title: 'Docs folder' });
  expect(pages.get('/docs/index.html')).toMatchObject({ title: 'Docs index file' });
  for (const path of ['/docs/', '/docs/index.html']) expect(await lookup(path)).toBe(pages.get(path)?.id);
});
