import { describe, expect, test } from 'vitest';
import { updatePage } from '../../../shared/table/pages.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

const lookup = (api: Tenant['api'], url: string) => api.get(`/pages/lookup?url=${encodeURIComponent(url)}`);

describe('GET /pages/lookup', () => {
  test('answers the page, its site, its url and its path', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/crawled/');
    const { status, body } = await lookup(tenant.api, 'https://shop.example/crawled/');
    expect([status, body]).toEqual([
      200,
      { data: { page_id: page.id, site_id: site.id, url: 'https://shop.example/crawled/', path: '/crawled/' } },
    ]);
  });

  test.each([
    { domain: 'shop.example', url: 'https://www.shop.example/crawled/' },
    { domain: 'www.shop.example', url: 'https://shop.example/crawled/' },
    { domain: 'shop.example', url: 'https://shop.example/crawled' },
    { domain: 'shop.example', url: 'https://shop.example/crawled///' },
    { domain: 'shop.example', url: 'http://shop.example/crawled/' },
    { domain: 'shop.example', url: 'HTTPS://SHOP.EXAMPLE./Crawled#part' },
    { domain: 'shop.example', url: 'https://shop.example/crawled/?utm_source=mail' },
    { domain: 'shop.example', url: 'https://shop.example/crawled?variant=2' },
    { domain: 'xn--bcher-kva.example', url: 'https://bücher.example/crawled' },
  ])('finds the page on $domain by $url', async ({ domain, url }) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant, { domain }), '/crawled/');
    expect((await lookup(tenant.api, url)).body.data?.page_id).toBe(page.id);
  });

  test.each(['https://shop.example', 'https://shop.example/', 'https://shop.example/?utm_source=x'])(
    'finds the homepage by %s',
    async (url) => {
      const tenant = await system.tenant();
      const page = await seedPage(system, await seedSite(system, tenant), '/');
      expect((await lookup(tenant.api, url)).body.data?.page_id).toBe(page.id);
    },
  );

  test('prefers the page with the query of the URL to the page without one', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const [bare, withQuery] = [await seedPage(system, site, '/item/'), await seedPage(system, site, '/item/?id=3')];
    const found = async (url: string) => (await lookup(tenant.api, url)).body.data.page_id;
    expect(await found('https://shop.example/item?id=3&utm_source=x')).toBe(withQuery.id);
    expect(await found('https://shop.example/item?id=4')).toBe(bare.id);
    expect(await found('https://shop.example/item')).toBe(bare.id);
  });

  test('of several sites that have the page the most recently added wins, whichever was changed last', async () => {
    const tenant = await system.tenant();
    const older = await seedPage(system, await seedSite(system, tenant), '/twice/');
    const newer = await seedPage(system, await seedSite(system, tenant, { domain: 'www.shop.example' }), '/twice/');
    await tenant.api.patch(`/pages/${older.id}`, { purpose: 'Touched later' });
    expect((await lookup(tenant.api, 'https://shop.example/twice/')).body.data.page_id).toBe(newer.id);
  });

  test('finds the page of an older site when the newest site on the host has none', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/only-here/');
    await seedSite(system, tenant);
    expect((await lookup(tenant.api, 'https://shop.example/only-here/')).body.data.page_id).toBe(page.id);
  });

  test('answers 404 site_not_found with the domain when no site is on the host', async () => {
    const tenant = await system.tenant();
    await seedSite(system, tenant);
    for (const host of ['unknown.example', 'sub.shop.example', 'shop.example:8443']) {
      const { status, body } = await lookup(tenant.api, `https://www.${host}/a/`);
      expect([status, body.error.code, body.error.details]).toEqual([404, 'site_not_found', { domain: host }]);
    }
  });

  test('answers 404 page_not_found with the newest site, the domain and the path when the site has no such page', async () => {
    const tenant = await system.tenant();
    await seedSite(system, tenant);
    const newest = await seedSite(system, tenant);
    const deleted = await seedPage(system, newest, '/gone/');
    await updatePage(system.table, deleted, { set: { deletedAt: new Date().toISOString() } });
    for (const path of ['/nowhere/', '/gone/']) {
      const { status, body } = await lookup(tenant.api, `https://shop.example${path}`);
      expect([status, body.error.code, body.error.details]).toEqual([
        404,
        'page_not_found',
        { site_id: newest.id, domain: 'shop.example', path },
      ]);
    }
  });

  test('finds no page of a planned site', async () => {
    const tenant = await system.tenant();
    await seedPage(system, await seedSite(system, tenant, { planned: true }), '/menu/');
    expect((await lookup(tenant.api, 'https://shop.example/menu/')).body.error.code).toBe('site_not_found');
  });

  test.each([
    { name: 'a missing url', query: '' },
    { name: 'an empty url', query: '?url=' },
    { name: 'a repeated url', query: '?url=https://a.example&url=https://b.example' },
    { name: 'a relative url', query: '?url=/crawled/' },
    { name: 'a url without a scheme', query: '?url=shop.example/crawled/' },
    { name: 'a url without slashes', query: '?url=https:shop.example' },
    { name: 'an ftp url', query: '?url=ftp://shop.example/' },
    { name: 'a script', query: '?url=javascript:alert(1)' },
    { name: 'a url without a host', query: '?url=https://' },
    { name: 'a url of 2,049 characters', query: `?url=https://shop.example/${'a'.repeat(2028)}` },
  ])('refuses $name (400)', async ({ query }) => {
    const tenant = await system.tenant();
    const { status, body } = await tenant.api.get(`/pages/lookup${query}`);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  test('takes a url of 2,048 characters', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), `/${'a'.repeat(2026)}/`);
    const url = `https://shop.example/${'a'.repeat(2026)}/`;
    expect(url).toHaveLength(2048);
    expect((await lookup(tenant.api, url)).body.data.page_id).toBe(page.id);
  });
});
