import { beforeAll, describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { award, client, companyName, listing, person, phone, stat, testimonial } from './claims.ts';
import { citation, seedFact } from './seed-fact.ts';

const system = useSystem();
let api: Tenant['api'];
let path: string;

beforeAll(async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  api = tenant.api;
  path = `/sites/${site.id}/facts`;
  const entries = [
    companyName(),
    listing(),
    testimonial(),
    stat(),
    award(),
    client(),
    person({ bio: 'Rides 50% of days' }),
  ];
  await api.post(path, { facts: entries });
  await seedFact(system, site, phone(), {
    citations: [citation(), citation({ status: 'gone', pageId: null, locator: null })],
    citationCount: 2,
    activeCitationCount: 1,
  });
  await seedFact(
    system,
    site,
    { kind: 'contact', key: 'email', data: { value: 'old@fernhill.example' } },
    { status: 'stale' },
  );
  await seedFact(system, site, { kind: 'contact', key: 'hours', data: { value: 'Mo-Fr' } }, { status: 'dismissed' });
});

const kindsOf = (body: { data: { kind: string }[] }): string[] => body.data.map(({ kind }) => kind);

describe('GET /sites/{siteId}/facts', () => {
  test('lists the active facts, the best first: what was stated before what was found', async () => {
    const { status, body } = await api.get(path);
    expect(status).toBe(200);
    expect(kindsOf(body)).toEqual([
      'identity',
      'listing',
      'testimonial',
      'stat',
      'award',
      'client',
      'person',
      'contact',
    ]);
    expect(body.meta).toEqual({ total: 8, sheet_count: 8 });
  });

  test.each([
    { query: 'status=active', total: 8 },
    { query: 'status=stale', total: 1 },
    { query: 'status=all', total: 9 },
    { query: 'kind=contact', total: 1 },
    { query: 'kind=contact&status=all', total: 2 },
    { query: 'kind=award&search=riders', total: 1 },
    { query: 'kind=person&search=riders', total: 0 },
    { query: 'search=COMMUTE', total: 1 },
    { query: 'search=bikes', total: 1 },
    { query: 'search=12%2C000', total: 1 },
    { query: 'search=fernhill', total: 2 },
    { query: 'search=210', total: 1 },
    { query: 'search=50%25', total: 1 },
    { query: 'search=nothing+of+it', total: 0 },
    { query: `search=${'a'.repeat(200)}`, total: 0 },
  ])('answers $total facts for $query', async ({ query, total }) => {
    const { status, body } = await api.get(`${path}?${query}`);
    expect([status, body.meta, body.data.length]).toEqual([200, { total, sheet_count: 8 }, total]);
  });

  test('pages by limit and offset; the total stays', async () => {
    const all = (await api.get(path)).body.data;
    const pages = await Promise.all([0, 3, 6, 9].map((offset) => api.get(`${path}?limit=3&offset=${offset}`)));
    expect(pages.flatMap(({ body }) => body.data)).toEqual(all);
    expect(pages.map(({ body }) => [body.data.length, body.meta.total])).toEqual([
      [3, 8],
      [3, 8],
      [2, 8],
      [0, 8],
    ]);
  });

  test('adds the citations when they are asked for', async () => {
    const { body } = await api.get(`${path}?kind=contact&include=citations`);
    expect(body.data[0].citation_count).toBe(2);
    expect(body.data[0].citations).toMatchObject([
      { page_id: 1, source: 'crawl', evidence: 'Call +44 20 7946 0000', locator: 'footer', status: 'active' },
      { page_id: null, status: 'gone', locator: null },
    ]);
    expect((await api.get(`${path}?kind=contact`)).body.data[0]).not.toHaveProperty('citations');
    expect((await api.get(`${path}?kind=stat&include=citations`)).body.data[0].citations).toEqual([]);
  });

  test.each([
    'kind=rumour',
    'kind=',
    'status=dismissed',
    'status=ACTIVE',
    'search=',
    `search=${'a'.repeat(201)}`,
    'include=pages',
    'include=',
    'limit=0',
    'limit=201',
    'limit=ten',
    'limit=1.5',
    'offset=-1',
    'offset=x',
    'page=1',
    'sort=kind',
    '__proto__=1',
    'kind=stat&kind=award',
    'include=citations&include=citations',
  ])('refuses ?%s', async (query) => {
    const { status, body } = await api.get(`${path}?${query}`);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  test('answers 404 for a site that is not there', async () => {
    expect((await api.get('/sites/999999/facts')).status).toBe(404);
    expect((await api.get('/sites/none/facts')).status).toBe(404);
  });

  test('lists nothing for a new site', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const { body } = await tenant.api.get(`/sites/${site.id}/facts`);
    expect(body).toEqual({ data: [], meta: { total: 0, sheet_count: 0 } });
  });
});
