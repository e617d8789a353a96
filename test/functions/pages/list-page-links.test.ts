import { describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { type PageLink, pageLinksWrites } from '../../../shared/table/page-links.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

const link = (id: number, href: string, given: Partial<PageLink> = {}): PageLink => ({
  id,
  href,
  url: href,
  anchorText: 'Read more',
  context: null,
  location: 'body',
  position: id,
  ...given,
});

async function seedLinks(page: Page, links: PageLink[]): Promise<void> {
  const { writes } = await pageLinksWrites(system.table, page.organizationId, page.id, links, new Date());
  await transact(system.table, writes);
}

type Row = { id: number; target_page_id: number | null; target_path: string | null };
const targetsOf = (body: { data: Row[] }) =>
  body.data.map(({ id, target_page_id, target_path }) => [id, target_page_id, target_path]);

describe('GET /pages/{pageId}/links', () => {
  test('answers an empty list for a page that was never crawled', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/a/');
    const { status, body } = await tenant.api.get(`/pages/${page.id}/links`);
    expect([status, body]).toEqual([200, { data: [], meta: { total: 0, truncated: false } }]);
  });

  test('answers the stored links, by position and then by id', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/a/');
    await seedLinks(page, [
      link(3, 'https://elsewhere.example/x/', { position: 1, anchorText: null, context: 'See here', location: 'nav' }),
      link(2, 'https://elsewhere.example/y/', { position: 1 }),
      link(9, 'https://shop.example/a/', { position: 0 }),
    ]);
    const { body } = await tenant.api.get(`/pages/${page.id}/links`);
    expect(body.meta).toEqual({ total: 3, truncated: false });
    expect(body.data.map(({ id }: Row) => id)).toEqual([9, 2, 3]);
    expect(body.data[2]).toEqual({
      id: 3,
      href: 'https://elsewhere.example/x/',
      anchor_text: null,
      context: 'See here',
      location: 'nav',
      position: 1,
      target_page_id: null,
      target_path: null,
    });
  });

  test("finds the targets among the pages of all of the organization's sites", async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const blog = await seedSite(system, tenant, { domain: 'www.blog.example' });
    const page = await seedPage(system, site, '/a/');
    const [home, post] = [await seedPage(system, site, '/'), await seedPage(system, blog, '/post/')];
    await seedLinks(page, [
      link(1, 'http://www.shop.example/'),
      link(2, 'http://blog.example/post/'),
      link(3, 'https://shop.example/a/'),
      link(4, 'https://shop.example/missing/'),
      link(5, 'https://shop.example.evil.example/'),
      link(6, 'https://shop.example/'),
    ]);
    expect(targetsOf((await tenant.api.get(`/pages/${page.id}/links`)).body)).toEqual([
      [1, home.id, '/'],
      [2, post.id, '/post/'],
      [3, page.id, '/a/'],
      [4, null, null],
      [5, null, null],
      [6, home.id, '/'],
    ]);
  });

  test('looks targets up when it is asked: a page that was added after the crawl is one', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    await seedLinks(page, [link(1, 'https://shop.example/later/')]);
    const targets = async () => targetsOf((await tenant.api.get(`/pages/${page.id}/links`)).body);
    expect(await targets()).toEqual([[1, null, null]]);
    const later = await seedPage(system, site, '/later/');
    expect(await targets()).toEqual([[1, later.id, '/later/']]);
  });

  test('finds the target of a place that was kept without its spelling', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const [page, old] = [await seedPage(system, site, '/a/'), await seedPage(system, site, '/old/')];
    await putItem(system.table, { ...keys.pagePath(old.organizationId, old.siteId, '/old'), pageId: old.id });
    await seedLinks(page, [link(1, 'https://shop.example/old/')]);
    expect(targetsOf((await tenant.api.get(`/pages/${page.id}/links`)).body)).toEqual([[1, old.id, '/old/']]);
  });

  test("finds a page's own site first where the host was registered twice", async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    const own = await seedPage(system, site, '/b/');
    await seedPage(system, await seedSite(system, tenant), '/b/');
    await seedLinks(page, [link(1, 'https://shop.example/b/')]);
    expect(targetsOf((await tenant.api.get(`/pages/${page.id}/links`)).body)).toEqual([[1, own.id, '/b/']]);
  });

  test('finds the page that a link addresses by its query, else the page at its path', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const [item, third] = [await seedPage(system, site, '/item/'), await seedPage(system, site, '/item/?id=3')];
    await seedLinks(item, [
      link(1, 'https://shop.example/item/', { url: 'https://shop.example/item?id=3' }),
      link(2, 'https://shop.example/item/', { url: 'https://shop.example/item?id=4' }),
    ]);
    expect(targetsOf((await tenant.api.get(`/pages/${item.id}/links`)).body)).toEqual([
      [1, third.id, '/item/?id=3'],
      [2, item.id, '/item/'],
    ]);
  });

  test("does not see another organization's pages", async () => {
    const tenant = await system.tenant();
    const other = await system.tenant();
    await seedPage(system, await seedSite(system, other, { domain: 'private.example' }), '/secret/');
    const page = await seedPage(system, await seedSite(system, tenant), '/a/');
    await seedLinks(page, [link(1, 'https://private.example/secret/')]);
    expect(targetsOf((await tenant.api.get(`/pages/${page.id}/links`)).body)).toEqual([[1, null, null]]);
  });

  test.each([
    { stored: 1000, truncated: false },
    { stored: 1001, truncated: true },
  ])('of $stored links lists at most 1,000', async ({ stored, truncated }) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/a/');
    await seedLinks(
      page,
      Array.from({ length: stored }, (_, at) => link(at + 1, `https://shop.example/p${at}/`)),
    );
    const { body } = await tenant.api.get(`/pages/${page.id}/links`);
    expect(body.meta).toEqual({ total: 1000, truncated });
    expect([body.data.length, body.data.at(-1).position]).toEqual([1000, 1000]);
  });

  test.each(['999999999', 'x', '0'])('answers 404 for the page %s', async (id) => {
    const { api } = await system.tenant();
    const { status, body } = await api.get(`/pages/${id}/links`);
    expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Page not found' } }]);
  });
});
