import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../../shared/table/sites.ts';
import { seedDeletion, seedPage, seedSite } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { type FakeRow, row } from '../../shared/providers/search-console/fake-google.ts';
import { google, system } from '../../systems/search-console.ts';
import { connectedSite, defaultWindow } from './connected-site.ts';

let tenant: Tenant;
let site: Site;
beforeAll(async () => {
  tenant = await system.tenant();
  site = await connectedSite(system, tenant);
});

const report = (pages: FakeRow[], totals = row(100, 1000, 7)) => {
  google.answer = ({ body }) => (body.dimensions ? pages : [totals]);
};
beforeEach(() => {
  google.requests.length = 0;
  report([]);
});
const performance = (query = '') => tenant.api.get(`/sites/${site.id}/performance${query}`);

test('has one row per reported URL on the canonical host, most clicks first, then most impressions', async () => {
  const page = await seedPage(system, tenant, { site, path: '/a/', url: `https://${site.domain}/a/` });
  const deleted = await seedPage(system, tenant, { site, path: '/gone/', url: `https://${site.domain}/gone/` });
  await seedDeletion(system, deleted);
  report([
    row(1, 10, 3, `https://${site.domain}/gone/`),
    row(2, 20, 3, `http://www.${site.domain}/A?utm_source=x#top`),
    row(2, 30, 3, `https://${site.domain}/a/`),
    row(9, 90, 3, `https://blog.${site.domain}/a/`),
    row(9, 90, 3, 'no url'),
  ]);
  const { status, body, headers } = await performance();
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, max-age=300');
  expect(body).toEqual({
    data: [
      { url: `https://${site.domain}/a/`, page_id: page.id, clicks: 2, impressions: 30, ctr: 2 / 30, position: 3 },
      {
        url: `http://www.${site.domain}/A?utm_source=x#top`,
        page_id: page.id,
        clicks: 2,
        impressions: 20,
        ctr: 0.1,
        position: 3,
      },
      { url: `https://${site.domain}/gone/`, page_id: null, clicks: 1, impressions: 10, ctr: 0.1, position: 3 },
    ],
    totals: { clicks: 100, impressions: 1000, ctr: 0.1, position: 7 },
    gsc_status: 'available',
    window: defaultWindow(),
    meta: { total: 3, truncated: false },
  });
});

test('group_by=page folds the variants of a URL into one row with the canonical URL', async () => {
  const page = await seedPage(system, tenant, { site, path: '/fold/', url: `https://${site.domain}/fold/` });
  report([
    row(2, 20, 3, `http://www.${site.domain}/fold?x=1`),
    row(1, 60, 7, `https://${site.domain}/Fold/`),
    row(0, 0, 0, `https://${site.domain}/other/?x=2`),
  ]);
  const { body } = await performance('?group_by=page');
  expect(body.data).toEqual([
    { url: page.url, page_id: page.id, clicks: 3, impressions: 80, ctr: 3 / 80, position: 6 },
    { url: `${site.domain}/other`, page_id: null, clicks: 0, impressions: 0, ctr: 0, position: 0 },
  ]);
});

test('rows are cut off at 1,000, after they were folded', async () => {
  const variants = Array.from({ length: 1001 }, (_, at) => [
    row(1, 2, 1, `https://${site.domain}/${at}/`),
    row(1, 2, 1, `https://${site.domain}/${at}/?v=1`),
  ]).flat();
  report(variants.slice(0, 2000));
  const folded = await performance('?group_by=page');
  expect(folded.body.meta).toEqual({ total: 1000, truncated: false });
  expect(folded.body.data[999]).toMatchObject({ clicks: 2 });
  expect((await performance()).body.meta).toEqual({ total: 1000, truncated: true });
  report(variants);
  expect((await performance('?group_by=page')).body.meta).toEqual({ total: 1000, truncated: true });
});

test('asks about the days that the request names', async () => {
  const { body } = await performance('?start_date=2026-01-01&end_date=2026-01-31&days=nonsense');
  expect(body.window).toEqual({ start_date: '2026-01-01', end_date: '2026-01-31' });
  expect(google.requests.map((request) => request.body)).toMatchObject([
    { startDate: '2026-01-01', endDate: '2026-01-31' },
    { startDate: '2026-01-01', endDate: '2026-01-31' },
  ]);
});

describe('without data', () => {
  const nothing = { data: [], totals: null, meta: { total: 0, truncated: false } };

  test('a site without a connection is not_connected', async () => {
    const { id } = await seedSite(system, tenant);
    const { status, body, headers } = await tenant.api.get(`/sites/${id}/performance`);
    expect(status).toBe(200);
    expect(body).toEqual({ ...nothing, gsc_status: 'not_connected', window: defaultWindow() });
    expect(headers.get('cache-control')).toBe('private, max-age=300');
  });

  test('a provider that fails is unavailable, never a 5xx, and no cache keeps that', async () => {
    google.answer = () => ({ status: 403, body: '{}' });
    const { status, body, headers } = await performance();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(status).toBe(200);
    expect(body).toEqual({ ...nothing, gsc_status: 'unavailable', window: defaultWindow() });
  });
});

test.each([
  { query: '?days=0', message: 'Invalid query: days: must be a whole number from 1 to 365' },
  { query: '?days=1.5', message: 'Invalid query: days: must be a whole number from 1 to 365' },
  { query: '?start_date=2026-01-01', message: 'Invalid query: end_date: must be sent together with start_date' },
  { query: '?end_date=2026-01-01', message: 'Invalid query: start_date: must be sent together with end_date' },
  {
    query: '?start_date=2026-02-30&end_date=2026-03-01',
    message: 'Invalid query: start_date: must be a calendar date such as 2026-01-31',
  },
  {
    query: '?start_date=2026-03-02&end_date=2026-03-01',
    message: 'Invalid query: end_date: must not be before start_date',
  },
  {
    query: '?start_date=2025-01-01&end_date=2026-01-01',
    message: 'Invalid query: end_date: must end a window of at most 365 days',
  },
  { query: '?group_by=query', message: 'Invalid query: group_by: must be "page", or omitted for one row per URL' },
])('refuses $query', async ({ query, message }) => {
  const { status, body } = await performance(query);
  expect(status).toBe(400);
  expect(body.error).toEqual({ code: 'invalid_request', message });
});

test("another organization's site is missing", async () => {
  const other = await system.tenant();
  const { status, body } = await other.api.get(`/sites/${site.id}/performance`);
  expect(status).toBe(404);
  expect(body.error).toEqual({ code: 'not_found', message: 'Site not found' });
  expect(google.requests).toEqual([]);
});
