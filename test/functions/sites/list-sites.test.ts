import { beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../../shared/table/sites.ts';
import { seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';

const system = useSystem();
let tenant: Tenant;
let newestFirst: Site[];
beforeAll(async () => {
  tenant = await system.tenant();
  const sites: Site[] = [];
  for (let at = 0; at < 18; at += 1) sites.push(await seedSite(system, tenant));
  newestFirst = sites.reverse();
  await seedSite(system, await system.tenant());
});
const idsOf = (sites: readonly { id: number }[]): number[] => sites.map(({ id }) => id);

describe('GET /sites', () => {
  test('lists the sites of the organization, newest first, 15 to a page', async () => {
    const { status, body } = await tenant.api.get('/sites');
    expect([status, body.meta]).toEqual([200, { total: 18, page: 1, per_page: 15 }]);
    expect(idsOf(body.data)).toEqual(idsOf(newestFirst.slice(0, 15)));
    expect(Object.keys(body.data[0]).sort()).toEqual(
      [
        'archived_at',
        'background_status',
        'created_at',
        'domain',
        'draft_count',
        'id',
        'last_crawled_at',
        'name',
        'page_count',
        'url',
      ].sort(),
    );
  });

  test.each([
    { query: 'page=2', from: 15, to: 18, meta: { total: 18, page: 2, per_page: 15 } },
    { query: 'page=3', from: 18, to: 18, meta: { total: 18, page: 3, per_page: 15 } },
    { query: 'limit=1&page=18', from: 17, to: 18, meta: { total: 18, page: 18, per_page: 1 } },
    { query: 'limit=100', from: 0, to: 18, meta: { total: 18, page: 1, per_page: 100 } },
    { query: 'page=1000000&limit=100', from: 18, to: 18, meta: { total: 18, page: 1_000_000, per_page: 100 } },
  ])('answers the page that is asked for: $query', async ({ query, from, to, meta }) => {
    const { body } = await tenant.api.get(`/sites?${query}`);
    expect([idsOf(body.data), body.meta]).toEqual([idsOf(newestFirst.slice(from, to)), meta]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=',
    'limit=1e1',
    'page=1&page=2',
    'page=99999999',
  ])('refuses %s', async (query) => {
    const { status, body } = await tenant.api.get(`/sites?${query}`);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toMatch(/^Invalid query: (page|limit): /);
  });

  test('is empty for an organization without sites', async () => {
    const { api } = await system.tenant();
    expect((await api.get('/sites')).body).toEqual({ data: [], meta: { total: 0, page: 1, per_page: 15 } });
  });
});

describe('GET /sites/{siteId}', () => {
  test('answers the site', async () => {
    const [site] = newestFirst;
    const { status, body } = await tenant.api.get(`/sites/${site?.id}`);
    expect([status, body.data]).toMatchObject([200, { id: site?.id, domain: site?.domain, latest_crawl: null }]);
  });

  test.each([
    { domain: 'My shop', url: null },
    { domain: 'shop.example/blog', url: null },
    { domain: 'Shop.Example', url: 'https://shop.example' },
    { domain: '', url: null },
  ])('shows "$domain" with the url $url', async ({ domain, url }) => {
    const site = await seedSite(system, await system.tenant(), { domain });
    const owner = await system.tenant();
    const own = await seedSite(system, owner, { domain });
    expect((await owner.api.get(`/sites/${own.id}`)).body.data).toMatchObject({ domain, url });
    expect((await owner.api.get(`/sites/${site.id}`)).status).toBe(404);
  });
});
