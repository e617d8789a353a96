import { describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { putKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { getUsage } from '../../../shared/table/organizations.ts';
import { readPlan } from '../../../shared/table/planning.ts';
import type { ApiClient } from '../../harness/api-client.ts';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { addPlanPage, named, planSite } from './planned-site.ts';

const system = useSystem();

const settledPlan = (api: ApiClient, siteId: number) =>
  waitUntil('keywords are assigned', async () => {
    const { body } = await api.get(`/sites/${siteId}/plan`);
    return body.data.keywords_running === false && body.data;
  });

const creditsOf = async (organizationId: number): Promise<number> =>
  (await getUsage(system.table, organizationId, new Date())).credits;

/** Twenty-nine words for as many pages. */
const nouns =
  'bag cover clamp post rail bolt pad spring cleaner lock light rack mirror bell pump stand basket strap frame hook mount case shell plate ring band seat cushion wax'.split(
    ' ',
  );

const metrics = (keyword: string, searchVolume: number) => ({
  keyword,
  location: named.location_country_code,
  language: 'en',
  searchVolume,
  keywordDifficulty: null,
  cpc: null,
  competition: null,
  searchIntent: null,
  monthlySearches: null,
  updatedAt: new Date().toISOString(),
});

describe('POST /sites/{siteId}/plan/keywords', () => {
  test('gives every page without a keyword one, for a credit each, and leaves the others [plan/keywords]', async () => {
    const { api, organizationId } = await system.tenant();
    const siteId = await planSite(api);
    const chosen = await addPlanPage(api, siteId, { name: 'Cargo bikes' });
    await api.patch(`/pages/${chosen}`, { primary_keyword: 'cargo bike shop' });
    await addPlanPage(api, siteId, { name: 'Touring bikes' });
    for (let at = 0; at < 29; at += 1) await addPlanPage(api, siteId, { name: `Saddle ${nouns[at]}` });
    await addPlanPage(api, siteId, { name: 'Home' });
    const { status, body } = await api.post(`/sites/${siteId}/plan/keywords`);
    expect([status, body]).toEqual([202, { data: { started: true } }]);
    const plan = await settledPlan(api, siteId);
    const keywords: string[] = plan.pages.flatMap(
      (page: { primary_keyword: string | null }) => page.primary_keyword ?? [],
    );
    expect(keywords).toEqual(expect.arrayContaining(['cargo bike shop', 'touring bikes bristol', 'bike shop bristol']));
    expect(new Set(keywords).size).toBeGreaterThan(3);
    expect(plan).toMatchObject({ total: 32, with_keyword: 32, failed: 0, done: 32 });
    expect(await creditsOf(organizationId)).toBe(31);
  });

  test('counts no credit for a page whose keywords other pages have', async () => {
    const { api, organizationId } = await system.tenant();
    const siteId = await planSite(api);
    await addPlanPage(api, siteId, { name: 'Helmets' });
    await addPlanPage(api, siteId, { name: 'Helmets' });
    await addPlanPage(api, siteId, { name: 'Helmets' });
    await addPlanPage(api, siteId, { name: 'Privacy policy' });
    await api.post(`/sites/${siteId}/plan/keywords`);
    const plan = await settledPlan(api, siteId);
    // "helmets" and "helmets bristol"; the third page has none, and the legal one needs none.
    expect(plan).toMatchObject({ total: 4, with_keyword: 2, failed: 1, done: 4 });
    expect(await creditsOf(organizationId)).toBe(2);
  });

  test('prefers what is searched most, where the cache knows', async () => {
    const { api } = await system.tenant();
    await putKeywordMetrics(system.table, [metrics('gravel bikes', 10), metrics('gravel bikes bristol', 500)]);
    const siteId = await planSite(api);
    await addPlanPage(api, siteId, { name: 'Gravel bikes' });
    await api.post(`/sites/${siteId}/plan/keywords`);
    expect((await settledPlan(api, siteId)).pages).toMatchObject([{ primary_keyword: 'gravel bikes bristol' }]);
  });

  test('says which pages it found no keyword for, and tries them again', async () => {
    const { api, organizationId } = await system.tenant();
    const siteId = await planSite(api, { brief: '!!!', name: '???' });
    const id = await addPlanPage(api, siteId, { name: '***' });
    await api.post(`/sites/${siteId}/plan/keywords`);
    expect(await settledPlan(api, siteId)).toMatchObject({
      total: 1,
      with_keyword: 0,
      failed: 1,
      done: 1,
      pages: [{ id, primary_keyword: null, failed: true }],
    });
    expect(await creditsOf(organizationId)).toBe(0);
    await api.patch(`/sites/${siteId}/plan/pages/${id}`, { name: 'Bike repair' });
    expect((await api.post(`/sites/${siteId}/plan/keywords`)).body.data).toEqual({ started: true });
    expect((await settledPlan(api, siteId)).pages).toMatchObject([{ primary_keyword: 'bike repair', failed: false }]);
  });

  test('"assigns a primary keyword to every planned page lacking one": pages that need none have not failed, and are done', async () => {
    const { api, organizationId } = await system.tenant();
    const siteId = await planSite(api);
    for (const name of ['Helmets', 'About us', 'Privacy policy', 'Cookies', 'Terms'])
      await addPlanPage(api, siteId, { name });
    await api.post(`/sites/${siteId}/plan/keywords`);
    const plan = await settledPlan(api, siteId);
    expect(plan).toMatchObject({ total: 5, with_keyword: 1, failed: 0, done: 5 });
    expect(plan.pages.map((page: { needs_keyword: boolean }) => page.needs_keyword)).toEqual([
      true,
      ...Array(4).fill(false),
    ]);
    expect(await creditsOf(organizationId)).toBe(1);
  });

  test('gives a page whose name says nothing no keyword of the business, and no credit is used for it', async () => {
    const { api, organizationId } = await system.tenant();
    const siteId = await planSite(api);
    for (const name of ['Home', '!!!', 'Home']) await addPlanPage(api, siteId, { name });
    await api.post(`/sites/${siteId}/plan/keywords`);
    const { pages } = await settledPlan(api, siteId);
    expect(pages).toMatchObject([
      { path: '/', primary_keyword: 'bike shop bristol', failed: false },
      { primary_keyword: null, failed: true },
      { path: '/home-2/', primary_keyword: null, failed: true },
    ]);
    expect(await creditsOf(organizationId)).toBe(1);
  });

  test('queues nothing while one runs, and keyword writes wait [plan/keywords-running]', async () => {
    const { api, organizationId } = await system.tenant();
    const siteId = await planSite(api);
    const id = await addPlanPage(api, siteId, { name: 'Helmets' });
    const leaseUntil = new Date(Date.now() + 60_000).toISOString();
    await putItem(system.table, {
      ...keys.siteLock(organizationId, siteId, 'KEYWORDS'),
      holder: 'plan_kw_1_1',
      leaseUntil,
    });
    const { status, body } = await api.post(`/sites/${siteId}/plan/keywords`);
    expect([status, body]).toEqual([202, { data: { started: true, already_running: true } }]);
    expect((await api.get(`/sites/${siteId}/plan`)).body.data.keywords_running).toBe(true);
    const write = await api.patch(`/pages/${id}`, { primary_keyword: 'helmets' });
    expect([write.status, write.body.error.code]).toEqual([409, 'keyword_generation_in_progress']);
    expect(write.body.error.message).toContain(`plan_kw_1_1 is running for the site; retry when`);
    expect(write.body.error.message).toContain(`GET /sites/${siteId}/plan`);
    expect((await readPlan(system.table, { organizationId, id: siteId })).keywordRun).toBe(0);
  });

  test('starts one run when several are asked for at once, and counts its credits once', async () => {
    const { api, organizationId } = await system.tenant();
    const siteId = await planSite(api);
    await Promise.all(['Helmets', 'Lights', 'Locks'].map((name) => addPlanPage(api, siteId, { name })));
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.post(`/sites/${siteId}/plan/keywords`)));
    expect(answers.map(({ status, body }) => [status, body.data.started])).toEqual(Array(5).fill([202, true]));
    expect((await settledPlan(api, siteId)).with_keyword).toBe(3);
    expect(await creditsOf(organizationId)).toBe(3);
  });

  test('is over at once on a site without planned pages, and 404 on one that is not there', async () => {
    const { api } = await system.tenant();
    const foreign = await planSite((await system.tenant()).api);
    const siteId = await planSite(api);
    expect((await api.post(`/sites/${siteId}/plan/keywords`, {})).status).toBe(202);
    expect(await settledPlan(api, siteId)).toMatchObject({ total: 0, done: 0 });
    expect((await api.post(`/sites/${foreign}/plan/keywords`)).status).toBe(404);
  });
});
