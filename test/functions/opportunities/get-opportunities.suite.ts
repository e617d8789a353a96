import { zstdCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '../../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../../shared/domain/messages/render-message.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem, updateItem } from '../../../shared/table/engine/writes.ts';
import { putKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { updateOrganization } from '../../../shared/table/organizations.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { newRecommendation, seedRecommendations } from '../../harness/stored-recommendations.ts';
import type { Tenant } from '../../harness/system.ts';
import { row } from '../../shared/providers/search-console/fake-google.ts';
import { google, system } from '../../systems/search-console.ts';
import { connectedSite } from '../search-data/connected-site.ts';

beforeEach(() => {
  google.answer = () => [];
});

const read = (tenant: Tenant, site: Site) => tenant.api.get(`/sites/${site.id}/opportunities`);

/** A graded page as an analysis leaves it, with this many open recommendations. */
async function gradedPage(
  tenant: Tenant,
  site: Site,
  { score = 60, recommendations = 0, ...given }: Partial<Page> & { score?: number; recommendations?: number } = {},
): Promise<Page> {
  const analysisId = await system.operator.ids.next('analysis');
  const ids = await system.operator.ids.many('recommendation', recommendations + 1);
  const rows = ids.map((id, at) =>
    newRecommendation({
      id,
      title: `Advice ${at}`,
      impact: at % 2 === 0 ? 'medium' : 'high',
      // The last one is over.
      status: at === recommendations ? 'applied' : 'pending',
    }),
  );
  await seedRecommendations(system.table, { organizationId: tenant.organizationId, id: analysisId }, rows);
  return seedPage(system, tenant, {
    site,
    latestGrade: 'D-',
    openRecommendationCount: recommendations,
    latestAnalysis: {
      id: analysisId,
      overallScore: score,
      overallGrade: 'D-',
      estimatedScore: score,
      estimatedGrade: 'D-',
      status: 'completed',
      completedAt: new Date().toISOString(),
      scoreSource: 'audit',
      fingerprint: 'f',
      contentRevision: 0,
    },
    ...given,
  });
}

const metrics = (keyword: string, searchVolume: number, keywordDifficulty: number) =>
  putKeywordMetrics(system.table, [
    {
      keyword,
      location: 2840,
      language: 'en',
      searchVolume,
      keywordDifficulty,
      cpc: null,
      competition: null,
      searchIntent: 'commercial',
      monthlySearches: null,
      updatedAt: new Date().toISOString(),
    },
  ]);

test('ranks graded pages with a keyword by demand and ease, the homepage apart, and is ready when nothing runs [opportunities/ready]', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  await Promise.all([metrics('big demand', 9000, 20), metrics('small demand', 90, 80), metrics('side', 10, 5)]);
  const home = await seedPage(system, tenant, { site, path: '/', url: `https://${site.domain}/`, title: 'Home' });
  const small = await gradedPage(tenant, site, { primaryKeyword: 'small demand' });
  const big = await gradedPage(tenant, site, {
    primaryKeyword: 'Big demand',
    secondaryKeywords: ['side', 'unknown'],
    recommendations: 10,
    title: 'Big',
  });
  await seedPage(system, tenant, { site, primaryKeyword: 'not graded' });
  await gradedPage(tenant, site);
  await gradedPage(tenant, site, { primaryKeyword: 'privacy', path: '/privacy/' });
  const { status, body, headers } = await read(tenant, site);
  expect(status).toBe(200);
  expect(headers.get('x-cache')).toBe('MISS');
  const { data } = body;
  expect(data.opportunities.map((found: { page_id: number }) => found.page_id)).toEqual([big.id, small.id]);
  expect(data.opportunities[0]).toMatchObject({
    rank: 1,
    path: big.path,
    url: big.url,
    title: 'Big',
    is_homepage: false,
    graded: true,
    primary_keyword: 'Big demand',
    volume: 9000,
    difficulty: 20,
    intent: 'commercial',
    clicks: null,
    impressions: null,
    ctr: null,
    position: null,
    secondary_keywords: [
      { keyword: 'side', volume: 10, difficulty: 5 },
      { keyword: 'unknown', volume: null, difficulty: null },
    ],
    recommendation_count: 10,
  });
  expect(data.opportunities[0].recommendations).toHaveLength(8);
  expect(data.opportunities[0].recommendations[0]).toEqual({
    id: expect.any(Number),
    title: 'Advice 1',
    impact: 'high',
    target_field: 'title',
    why_it_matters: 'It matters.',
  });
  expect(data.opportunities[0].reasons.map(({ category }: { category: string }) => category)).toEqual([
    'demand',
    'difficulty',
    'content',
    'recommendations',
  ]);
  expect(data.homepage).toMatchObject({ page_id: home.id, rank: null, graded: false, score: null, grade: null });
  expect(data).toMatchObject({
    site: { id: site.id, domain: site.domain, domain_rating: null, gsc_property: null },
    view_state: 'ready',
    background_status: null,
    generation: null,
    generating_count: 0,
    gsc: { connected: false, clicks: null, impressions: null, ctr: null },
    keyword_opportunity: { addressable_volume: 9090, potential_clicks: 909, keyword_count: 3 },
    grade: { average_score: 60, average_grade: 'D-', graded_page_count: 4, total_pending_recommendations: 10 },
    summary: {
      scopes: { top: { page_count: 2, potential_volume: 9090 }, all: { page_count: 5, potential_volume: 9090 } },
      shown_count: 2,
      within_reach: { keyword_count: 1, volume_total: 9000 },
    },
  });
  expect(data.recommendations).toHaveLength(8);
  expect(data.recommendations[0]).toMatchObject({ page_id: big.id, keyword_volume: 9000, is_homepage: false });
});

test('numbers of search are of the page, its variants together; all.now is the whole property', async () => {
  const tenant = await system.tenant();
  const site = await connectedSite(system, tenant);
  const page = await gradedPage(tenant, site, { primaryKeyword: 'found' });
  const unseen = await gradedPage(tenant, site, { primaryKeyword: 'unseen' });
  google.answer = ({ body }) =>
    body.dimensions
      ? [
          row(3, 300, 8, String(page.url)),
          row(1, 100, 12, `${page.url}?utm_source=x`),
          row(9, 9, 1, 'https://x.example/'),
        ]
      : [row(50, 5000, 9)];
  const { data } = (await read(tenant, site)).body;
  const numbers = { clicks: 4, impressions: 400, ctr: 0.01 };
  expect(data.opportunities).toMatchObject([
    { page_id: page.id, ...numbers, position: 9 },
    { page_id: unseen.id, clicks: 0, impressions: 0, ctr: 0, position: null },
  ]);
  expect(data.gsc).toEqual({ connected: true, clicks: 50, impressions: 5000, ctr: 0.01 });
  expect(data.summary.scopes.top.now).toEqual({ ...numbers, avg_position: 9 });
  expect(data.summary.scopes.all.now).toEqual({ clicks: 50, impressions: 5000, ctr: 0.01, avg_position: 9 });
  expect(data.summary.within_reach.keyword_count).toBe(1);
});

test('avg_position is null without impressions', async () => {
  const tenant = await system.tenant();
  const site = await connectedSite(system, tenant);
  await gradedPage(tenant, site, { primaryKeyword: 'unseen' });
  google.answer = () => [];
  const { data } = (await read(tenant, site)).body;
  expect(data.summary.scopes.top.now).toEqual({ clicks: 0, impressions: 0, ctr: 0, avg_position: null });
});

test('a provider that fails costs the numbers of search alone', async () => {
  const tenant = await system.tenant();
  const site = await connectedSite(system, tenant);
  const page = await gradedPage(tenant, site, { primaryKeyword: 'k' });
  google.answer = () => ({ status: 403, body: '{}' });
  const { status, body } = await read(tenant, site);
  expect(status).toBe(200);
  expect(body.data.gsc).toEqual({ connected: true, clicks: null, impressions: null, ctr: null });
  expect(body.data.opportunities).toMatchObject([{ page_id: page.id, clicks: null }]);
});

describe('the cache', () => {
  test('answers the same for a minute, per site [opportunities/cached]', async () => {
    const tenant = await system.tenant();
    const [site, other] = [await seedSite(system, tenant), await seedSite(system, tenant)];
    const first = await read(tenant, site);
    await gradedPage(tenant, site, { primaryKeyword: 'new' });
    const second = await read(tenant, site);
    expect(second.headers.get('x-cache')).toBe('HIT');
    expect(second.body).toEqual(first.body);
    expect((await read(tenant, other)).headers.get('x-cache')).toBe('MISS');
  });

  test('ends after a minute, and survives what an earlier release stored', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    await read(tenant, site);
    await gradedPage(tenant, site, { primaryKeyword: 'new' });
    const key = keys.opportunities(tenant.organizationId, site.id);
    await updateItem(system.table, key, { set: { computedAt: new Date(Date.now() - 60_000).toISOString() } });
    const later = await read(tenant, site);
    expect(later.headers.get('x-cache')).toBe('MISS');
    expect(later.body.data.opportunities).toHaveLength(1);
    const old = new Uint8Array(zstdCompressSync(Buffer.from('{"form":"old"}')));
    await updateItem(system.table, key, { set: { computedAt: new Date().toISOString(), value: { inline: old } } });
    expect((await read(tenant, site)).headers.get('x-cache')).toBe('MISS');
  });
});

test('is read in the language of the request, from the cache too; words of a model stay', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  await metrics('Bremsen', 12_345, 20);
  const page = await gradedPage(tenant, site, { primaryKeyword: 'Bremsen', recommendations: 2 });
  const analysisId = page.latestAnalysis?.id ?? 0;
  // Of the first one the sentences are known, as where rules have worded it.
  const reason = message('common.quotation', { text: 'It' });
  const words = { title: reason, description: reason, whyItMatters: reason };
  await seedRecommendations(system.table, { organizationId: tenant.organizationId, id: analysisId }, [
    newRecommendation({ id: 1, title: 'Title', whyItMatters: renderEnglish(reason), words }),
    newRecommendation({ id: 2, title: 'Advice 1', impact: 'high' }),
  ]);
  const readIn = async (language: string) => {
    const headers = { 'accept-language': language };
    return tenant.api.raw('GET', `/sites/${site.id}/opportunities`, { headers });
  };
  const { body } = await readIn('en');
  const [row] = body.data.opportunities;
  expect(row.reasons[0]).toEqual({ category: 'demand', label: '12,345 searches a month' });
  const german = await readIn('de');
  expect([german.headers.get('x-cache'), german.headers.get('content-language')]).toEqual(['HIT', 'de']);
  const [own] = german.body.data.opportunities;
  expect(own.reasons).toEqual([
    { category: 'demand', label: '12.345 Suchen im Monat' },
    { category: 'difficulty', label: 'Niedrige Keyword-Schwierigkeit (20)' },
    { category: 'content', label: 'Inhaltsnote D- lässt Raum nach oben' },
    { category: 'recommendations', label: '2 offene Empfehlungen' },
  ]);
  const whyOf = (id: unknown) => own.recommendations.find((one: { id: unknown }) => one.id === id).why_it_matters;
  expect(whyOf(1)).toBe('„It“');
  expect(whyOf(2)).toBe('It matters.');
});

describe('while the pipeline runs', () => {
  test('view_state is setup while nothing can be ranked, then generating [opportunities/setup] [opportunities/generating]', async () => {
    const tenant = await system.tenant();
    const empty = await seedSite(system, tenant, { backgroundStatus: 'crawling' });
    expect((await read(tenant, empty)).body.data).toMatchObject({ view_state: 'setup', background_status: 'crawling' });
    const started = await seedSite(system, tenant, { backgroundStatus: 'crawling' });
    await gradedPage(tenant, started, { primaryKeyword: 'k' });
    expect((await read(tenant, started)).body.data.view_state).toBe('generating');
  });

  test('pages that wait for a keyword are counted, and a waiting homepage is not shown [opportunities/waiting]', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant, { planned: true });
    const planned = { site, planned: true, url: null };
    await seedPage(system, tenant, { ...planned, path: '/' });
    await seedPage(system, tenant, { ...planned, primaryKeyword: 'done' });
    const failed = await seedPage(system, tenant, planned);
    await putItem(system.table, {
      ...keys.planBrief(tenant.organizationId, site.id),
      brief: 'x',
      failedPageIds: [failed.id],
    });
    await putItem(system.table, {
      ...keys.siteLock(tenant.organizationId, site.id, 'KEYWORDS'),
      holder: `plan_kw_${site.id}_1`,
      leaseUntil: new Date(Date.now() + 60_000).toISOString(),
    });
    expect((await read(tenant, site)).body.data).toMatchObject({
      view_state: 'setup',
      generating_count: 1,
      generation: {
        workflow_id: `plan_kw_${site.id}_1`,
        total: 3,
        completed: 1,
        failed: 1,
        pending: 1,
        sealed: true,
      },
      homepage: null,
    });
  });
});

test('shows 50 of a large site and reads the recommendations of those alone', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  for (let at = 0; at < 53; at += 1) await gradedPage(tenant, site, { primaryKeyword: `keyword ${at}` });
  const { data } = (await read(tenant, site)).body;
  expect(data.opportunities).toHaveLength(50);
  expect(data.opportunities.map(({ rank }: { rank: number }) => rank)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 1),
  );
  expect(data.summary).toMatchObject({ shown_count: 50, scopes: { all: { page_count: 53 } } });
});

test('requires a subscription, also where an answer is cached', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  expect((await read(tenant, site)).status).toBe(200);
  await updateOrganization(system.table, tenant.organizationId, { plan: 'none' });
  const { status, body } = await read(tenant, site);
  expect(status).toBe(402);
  expect(body).toEqual({
    error: {
      code: 'payment_required',
      message: 'Opportunities require an active subscription',
      details: { limit: 0, used: 0, remaining: 0 },
    },
  });
});

test("another organization's site is missing, even when its answer is cached", async () => {
  const [tenant, other] = [await system.tenant(), await system.tenant()];
  const site = await seedSite(system, tenant);
  await read(tenant, site);
  const { status, body } = await read(other, site);
  expect(status).toBe(404);
  expect(body.error).toEqual({ code: 'not_found', message: 'Site not found' });
});
