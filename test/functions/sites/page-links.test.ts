/** Links of pages and to them, as numbers, as a list and as an export. */
import { beforeAll, expect, test } from 'vitest';
import { crawledSite, html } from '../../harness/crawled-site.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { readParts, rowsOf } from '../exports/read-export.ts';

const system = useSystem({ webSites: 1 });

let tenant: Tenant;
let site: Awaited<ReturnType<typeof crawledSite>>;
let ids: Record<string, number>;
beforeAll(async () => {
  tenant = await system.tenant();
  site = await crawledSite(system, tenant, () => ({
    '/': html('Home', ['/green/', '/old/', 'https://growers.example/']),
    '/green/': html('Green tea', ['/', '/black/', '/green/']),
    '/black/': html('Black tea').replace(
      '</main>',
      '<p><a rel="nofollow noopener" href="/green/?utm_source=black">Our green tea</a> <a href="/GREEN/">Green</a></p></main>',
    ),
    '/old/': { status: 301, headers: { location: '/green/' } },
  }));
  await site.crawl();
  ids = Object.fromEntries((await site.listed('?limit=100')).map(({ id, path }) => [path, id]));
});

const numbers = ({ incoming_links, linking_pages, outgoing_links, external_links }: Record<string, unknown>) => ({
  incoming_links,
  linking_pages,
  outgoing_links,
  external_links,
});
const green = { incoming_links: 4, linking_pages: 2, outgoing_links: 3, external_links: 0 };

test('a page has the numbers of its links and of those to it, through redirects and other spellings, in the list, by itself and in the export', async () => {
  const { body: list } = await tenant.api.get(`/sites/${site.siteId}/pages?limit=100`);
  const listed = Object.fromEntries(list.data.map((page: { path: string }) => [page.path, numbers(page as never)]));
  expect(listed).toEqual({
    '/': { incoming_links: 1, linking_pages: 1, outgoing_links: 3, external_links: 1 },
    '/green/': green,
    '/black/': { incoming_links: 1, linking_pages: 1, outgoing_links: 2, external_links: 0 },
  });
  const { body } = await tenant.api.get(`/pages/${ids['/green/']}`);
  expect(numbers(body.data)).toEqual(green);
  const exported = rowsOf(await readParts(tenant.api, `/sites/${site.siteId}/export/pages`));
  expect(exported.map(numbers)).toContainEqual(green);
});

interface Incoming {
  source_page_id: number;
  source_title: string;
  anchor_text: string;
  rel: string | null;
  nofollow: boolean;
}
const shown = ({ source_page_id, source_title, anchor_text, rel, nofollow }: Incoming) => [
  source_page_id,
  source_title,
  anchor_text,
  rel,
  nofollow,
];
const expected = () => [
  [ids['/'], 'Home', 'the page /green/', null, false],
  [ids['/'], 'Home', 'the page /old/', null, false],
  [ids['/black/'], 'Black tea', 'Our green tea', 'nofollow noopener', true],
  [ids['/black/'], 'Black tea', 'Green', null, false],
];
const byText = (a: unknown[], b: unknown[]) => (String(a) < String(b) ? -1 : 1);

test('the links to a page are listed with their pages, titles, texts and rel, in parts of whole pages', async () => {
  const found: Incoming[] = [];
  let cursor: string | null = null;
  let parts = 0;
  do {
    const path = `/pages/${ids['/green/']}/incoming-links?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`;
    const { status, body } = await tenant.api.get(path);
    expect(status).toBe(200);
    found.push(...body.data);
    cursor = body.meta.next_cursor;
    parts += 1;
  } while (cursor !== null);
  expect(parts).toBe(2);
  expect(found.map(shown).toSorted(byText)).toEqual(expected().toSorted(byText));
});

test.each([1, 500])('the export of the links to all pages has the same, in parts of %i rows', async (limit) => {
  const rows = rowsOf(await readParts(tenant.api, `/sites/${site.siteId}/export/incoming-links?limit=${limit}`));
  const to = rows.filter((row) => row['page_id'] === ids['/green/']);
  expect(to.map((row) => shown(row as never)).toSorted(byText)).toEqual(expected().toSorted(byText));
  expect(rows).toHaveLength(6);
});

test('a cursor of a list that a later crawl replaced is refused; a page without links to it, or of others, has none', async () => {
  const other = await system.tenant();
  expect((await other.api.get(`/pages/${ids['/green/']}/incoming-links`)).status).toBe(404);
  const { body } = await tenant.api.get(`/pages/${ids['/green/']}/incoming-links?cursor=999999.1`);
  expect(body.error.code).toBe('invalid_request');
});
