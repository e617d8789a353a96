/** How the pages of a site are linked: their distance from the home page, and those that nothing links to. */
import { beforeAll, expect, test } from 'vitest';
import { crawledSite, html, sitemap } from '../../harness/crawled-site.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';

const system = useSystem({ webSites: 2 });

let tenant: Tenant;
let site: Awaited<ReturnType<typeof crawledSite>>;
beforeAll(async () => {
  tenant = await system.tenant();
  site = await crawledSite(system, tenant, (domain) => ({
    '/robots.txt': `Sitemap: https://${domain}/sitemap.xml`,
    '/sitemap.xml': sitemap(domain, ['/', '/lonely/', '/island/']),
    '/': html('Home of the tea shop', ['/green/', '/black/']),
    '/green/': html('Green tea of the shop', ['/', '/black/']),
    '/black/': html('Black tea of the shop', ['/', '/black/pu-erh/']),
    '/black/pu-erh/': html('Tea that was stored for years', ['/']),
    '/lonely/': html('A page that stands alone', ['/', '/island/']),
    '/island/': html('Only the lonely page links here', ['/']),
  }));
  await site.crawl();
});

const list = async (query = '') => (await tenant.api.get(`/sites/${site.siteId}/linked-pages${query}`)).body;
const paths = ({ data }: { data: { path: string }[] }) => data.map(({ path }) => path);

test('pages are counted by their clicks from the home page, and those that no links lead to', async () => {
  const { meta } = await list();
  expect(meta).toEqual({
    total: 6,
    page: 1,
    per_page: 50,
    complete: true,
    orphans: 1,
    depths: [
      { clicks: 0, pages: 1 },
      { clicks: 1, pages: 2 },
      { clicks: 2, pages: 1 },
      { clicks: null, pages: 2 },
    ],
  });
});

const selections = [
  { query: '?clicks=1', expected: ['/black/', '/green/'] },
  { query: '?clicks=7', expected: [] },
  { query: '?only=unreached&sort=farthest', expected: ['/island/', '/lonely/'] },
  { query: '?only=orphans', expected: ['/lonely/'] },
  { query: '?sort=farthest&limit=1&page=6', expected: ['/'] },
  { query: '?sort=least_linked&limit=1', expected: ['/lonely/'] },
  { query: '?sort=most_links&limit=2&page=3&clicks=2', expected: [] },
];
test.each(selections)('$query selects $expected', async ({ query, expected }) => {
  expect(paths(await list(query)).toSorted()).toEqual(expected);
});

test('the page that most pages link to comes first, with its numbers', async () => {
  const { data } = await list();
  expect(data[0]).toEqual({
    page_id: expect.any(Number),
    path: '/',
    title: 'Home of the tea shop',
    clicks: 0,
    incoming_links: 5,
    linking_pages: 5,
    outgoing_links: 2,
    external_links: 0,
  });
});

test('orphans are the pages of the issue "orphan-page"', async () => {
  expect(paths(await list('?only=orphans'))).toEqual(Object.keys(await site.pagesOf('orphan-page')));
});

test('a site that was not crawled has no pages there', async () => {
  const other = await crawledSite(system, tenant, () => ({}));
  const { body } = await tenant.api.get(`/sites/${other.siteId}/linked-pages`);
  expect(body).toEqual({
    data: [],
    meta: { total: 0, page: 1, per_page: 50, complete: null, orphans: 0, depths: [] },
  });
});
