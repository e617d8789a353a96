/** @module-tag stories */
import { expect, test } from 'vitest';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import type { WebPages } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 8 });

const html = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${body}</p></main></html>`;

async function setUp(tenant: Tenant, pages: WebPages) {
  const web = system.web.take(pages);
  const { body } = await tenant.api.post('/sites', { domain: web.domain });
  await waitForSite(tenant.api, body.data.id);
  const { data } = (await tenant.api.get(`/sites/${body.data.id}/pages`)).body;
  const statusOf = async (path: string) => {
    const page = data.find((each: { path: string }) => each.path === path);
    const snapshots = await tenant.api.get(`/pages/${page.id}/snapshots`);
    return (await tenant.api.get(`/snapshots/${snapshots.body.data[0].id}`)).body.data.status;
  };
  return { web, pages: data, statusOf };
}

const missingHits = (hits: readonly { path: string }[]) => hits.filter(({ path }) => path.startsWith('/missing-'));

test('a page that is named like an error is a page, where the host says of a missing path that it is missing', async () => {
  const tenant = await system.tenant();
  const { web, pages, statusOf } = await setUp(tenant, {
    '/': html('404 Wine Bar', 'Wine of the region. <a href="/menu/">Menu</a>'),
    '/menu/': html('Menu of the 404', 'Red, white and rosé.'),
  });
  expect([await statusOf('/'), await statusOf('/menu/')]).toEqual(['completed', 'completed']);
  expect(missingHits(web.hits)).toHaveLength(1);
  const { status, body } = await tenant.api.post(`/pages/${pages[0].id}/analyze`);
  expect(status).toBe(202);
  expect(await waitForJob(tenant.api, body.data.job_id)).toMatchObject({ status: 'completed' });
});

test('a page that says what the host says of a missing path is a "not found" page, whatever its heading', async () => {
  const tenant = await system.tenant();
  const lost = ({ url = '' }) => html('404 Oh dear', `Nothing lives at ${url} any more. Try the search above.`);
  const site = new Proxy<WebPages>(
    { '/': html('Home', 'Words of the start page. <a href="/gone/">Gone</a>'), '/robots.txt': '', '/sitemap.xml': '' },
    { get: (pages, path) => (typeof path === 'string' ? (pages[path] ?? lost) : undefined) },
  );
  const { statusOf, pages } = await setUp(tenant, site);
  expect([await statusOf('/'), await statusOf('/gone/')]).toEqual(['completed', 'unreadable: soft_404']);
  const gone = pages.find(({ path }: { path: string }) => path === '/gone/');
  const { status, body } = await tenant.api.post(`/pages/${gone.id}/analyze`);
  expect([status, body.error]).toEqual([
    400,
    {
      code: 'no_content',
      message: 'The text of the page was not read, so it cannot be graded. The page says that it was not found.',
    },
  ]);
});

test('a site without such headings is not asked for a missing path', async () => {
  const tenant = await system.tenant();
  const { web } = await setUp(tenant, { '/': html('Home', 'Words of the start page.') });
  expect(missingHits(web.hits)).toEqual([]);
});
