import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { seedDeletion, seedPage } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { row } from '../../shared/providers/search-console/fake-google.ts';
import { google, system } from '../../systems/search-console.ts';
import { connectedSite, defaultWindow } from './connected-site.ts';

let tenant: Tenant;
let site: Site;
beforeAll(async () => {
  tenant = await system.tenant();
  site = await connectedSite(system, tenant);
});
beforeEach(() => {
  google.requests.length = 0;
  google.answer = () => [];
});

const askedUrl = () => google.requests[0]?.body.dimensionFilterGroups[0].filters[0].expression;

test('queries are the top 50 by clicks of the exact URL', async () => {
  const page = await seedPage(system, tenant, { site });
  google.answer = () => Array.from({ length: 60 }, (_, at) => row(at, 100, 2, `query ${at}`));
  const { status, body } = await tenant.api.get(`/pages/${page.id}/queries`);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(50);
  expect(body.data[0]).toEqual({ query: 'query 49', clicks: 49, impressions: 100, ctr: 0.49, position: 2 });
  expect(body).toMatchObject({ gsc_status: 'available', window: defaultWindow() });
  expect(askedUrl()).toBe(page.url);
});

test("the page's gsc_url comes before its url", async () => {
  const gscUrl = `https://www.${site.domain}/Exact?x=1`;
  const page = await seedPage(system, tenant, { site, gscUrl });
  await tenant.api.get(`/pages/${page.id}/queries`);
  expect(askedUrl()).toBe(gscUrl);
});

test('daily rows ascend, and totals are theirs', async () => {
  const page = await seedPage(system, tenant, { site });
  google.answer = () => [row(1, 30, 4, '2026-01-07'), row(2, 10, 8, '2026-01-03')];
  const { body } = await tenant.api.get(`/pages/${page.id}/performance?start_date=2026-01-01&end_date=2026-01-07`);
  expect(body).toEqual({
    data: [
      { date: '2026-01-03', clicks: 2, impressions: 10, ctr: 0.2, position: 8 },
      { date: '2026-01-07', clicks: 1, impressions: 30, ctr: 1 / 30, position: 4 },
    ],
    totals: { clicks: 3, impressions: 40, ctr: 3 / 40, position: 5 },
    gsc_status: 'available',
    window: { start_date: '2026-01-01', end_date: '2026-01-07' },
  });
});

test.each(['brief', 'report'])('the %s tells the same queries, of the last 28 days', async (about) => {
  const page = await seedPage(system, tenant, { site });
  google.answer = () => Array.from({ length: 60 }, (_, at) => row(at, 100, 2, `query ${at}`));
  const { body: queries } = await tenant.api.get(`/pages/${page.id}/queries`);
  const { body } = await tenant.api.get(`/pages/${page.id}/${about}`);
  expect(body.data.queries).toEqual(queries);
  google.answer = () => ({ status: 200, body: 'not json' });
  const failed = await tenant.api.get(`/pages/${page.id}/${about}`);
  expect([failed.status, failed.body.data.queries]).toEqual([
    200,
    { data: [], gsc_status: 'unavailable', window: defaultWindow() },
  ]);
});

describe.each([
  { operation: 'queries', nothing: { data: [] } },
  { operation: 'performance', nothing: { data: [], totals: null } },
])('$operation', ({ operation, nothing }) => {
  const answerOf = (pageId: number) => tenant.api.get(`/pages/${pageId}/${operation}`);

  test('of a site without a connection is not_connected', async () => {
    const page = await seedPage(system, tenant);
    expect((await answerOf(page.id)).body).toEqual({
      ...nothing,
      gsc_status: 'not_connected',
      window: defaultWindow(),
    });
  });

  test('of a planned page is not_indexed, and asks nobody', async () => {
    const page = await seedPage(system, tenant, { site, planned: true, url: null });
    expect((await answerOf(page.id)).body).toEqual({ ...nothing, gsc_status: 'not_indexed', window: defaultWindow() });
    expect(google.requests).toEqual([]);
  });

  test('of a page that was found un-indexed within seven days is not_indexed; a week later it is asked about [search/not-indexed]', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const fresh = await seedPage(system, tenant, { site, gscIndexed: false, gscReconciledAt: daysAgo(6) });
    const old = await seedPage(system, tenant, { site, gscIndexed: false, gscReconciledAt: daysAgo(8) });
    const indexed = await seedPage(system, tenant, { site, gscIndexed: true, gscReconciledAt: daysAgo(1) });
    expect((await answerOf(fresh.id)).body.gsc_status).toBe('not_indexed');
    expect((await answerOf(old.id)).body.gsc_status).toBe('available');
    expect((await answerOf(indexed.id)).body.gsc_status).toBe('available');
  });

  test('of a provider that fails is unavailable', async () => {
    const page = await seedPage(system, tenant, { site });
    google.answer = () => ({ status: 200, body: 'not json' });
    const { status, body } = await answerOf(page.id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...nothing, gsc_status: 'unavailable', window: defaultWindow() });
  });

  test('of credentials that cannot be decrypted is unavailable', async () => {
    const broken = await connectedSite(system, tenant);
    const page = await seedPage(system, tenant, { site: broken });
    const key = keys.searchConsole(tenant.organizationId, broken.id);
    await updateItem(system.table, key, { set: { encryptedCredentials: 'AAAA' } });
    expect((await answerOf(page.id)).body).toMatchObject({ ...nothing, gsc_status: 'unavailable' });
  });

  test('refuses a bad window', async () => {
    const page = await seedPage(system, tenant, { site });
    expect((await tenant.api.get(`/pages/${page.id}/${operation}?days=366`)).status).toBe(400);
  });

  test("of another organization's page, a deleted one and a malformed id is missing", async () => {
    const other = await system.tenant();
    const page = await seedPage(system, tenant, { site });
    const deleted = await seedPage(system, tenant, { site });
    await seedDeletion(system, deleted);
    expect((await other.api.get(`/pages/${page.id}/${operation}`)).status).toBe(404);
    expect((await answerOf(deleted.id)).status).toBe(404);
    expect((await tenant.api.get(`/pages/abc/${operation}`)).status).toBe(404);
  });
});
