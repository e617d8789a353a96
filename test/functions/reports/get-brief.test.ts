import { describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { putKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { pageLinksWrites } from '../../../shared/table/page-links.ts';
import { seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { changeStoredRecommendation } from '../../harness/stored-recommendations.ts';
import { useSystem } from '../../harness/system.ts';
import { defaultWindow } from '../search-data/connected-site.ts';
import { analyze, analyzedPage, crawledPage, markdown } from './audited-page.ts';
import { sectionsOf, seedOutline } from './seed-outline.ts';

const system = useSystem();
const cachedMetrics = {
  language: 'en',
  searchVolume: 80,
  keywordDifficulty: 31,
  cpc: 1.2,
  competition: 0.5,
  searchIntent: 'commercial',
  monthlySearches: [{ year: 2026, month: 1, searchVolume: 90 }],
  updatedAt: '2026-01-02T03:04:05.000Z',
};
const sections = ['page', 'fields', 'analysis', 'recommendations', 'keywords', 'queries', 'outline', 'links'];

describe('a page with everything', () => {
  test('tells its page, its analysis with components, and its open recommendations with excerpts', async () => {
    const tenant = await system.tenant();
    const page = await analyzedPage(system, tenant);
    const { status, body } = await tenant.api.get(`/pages/${page.id}/brief`);
    expect([status, Object.keys(body.data)]).toEqual([200, sections]);

    const { body: detail } = await tenant.api.get(`/pages/${page.id}`);
    expect(body.data.page).toEqual(detail.data);
    const { body: analysis } = await tenant.api.get(`/pages/${page.id}/analysis`);
    expect(body.data.analysis.components).toEqual(analysis.data.components);
    expect(body.data.analysis).toMatchObject({ id: analysis.data.id, content_stale: false, status: 'completed' });
    expect(body.data.recommendations).toEqual(analysis.data.recommendations);
    expect(
      body.data.recommendations.some(({ content_excerpt }: { content_excerpt: string | null }) => content_excerpt),
    ).toBe(true);
  });

  test('leaves out recommendations that are not open any more', async () => {
    const tenant = await system.tenant();
    const page = await analyzedPage(system, tenant);
    const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
    const [applied, dismissed, ...open] = body.data.recommendations;
    for (const [{ id, analysis_id }, status] of [
      [applied, 'applied'],
      [dismissed, 'dismissed'],
    ] as const) {
      const stored = { organizationId: tenant.organizationId, analysisId: analysis_id, id };
      await changeStoredRecommendation(system.table, stored, { status });
    }
    const after = await tenant.api.get(`/pages/${page.id}/brief`);
    expect(after.body.data.recommendations).toEqual(open);
  });

  test('tells links as the links endpoint does', async () => {
    const tenant = await system.tenant();
    const page = await crawledPage(system, tenant);
    const link = { id: 7, anchorText: 'Guide', context: null, location: 'body', position: 0 };
    const links = [{ ...link, href: page.url ?? '', url: page.url ?? '' }];
    await transact(
      system.table,
      (await pageLinksWrites(system.table, tenant.organizationId, page.id, links, new Date())).writes,
    );
    const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
    const { body: listed } = await tenant.api.get(`/pages/${page.id}/links`);
    expect(body.data.links).toEqual(listed);
    expect(body.data.links).toMatchObject({
      data: [{ target_page_id: page.id }],
      meta: { total: 1, truncated: false },
    });
  });
});

describe('fields', () => {
  test('show the snapshot without drafts, and an active draft over it with its status', async () => {
    const tenant = await system.tenant();
    const page = await crawledPage(system, tenant);
    const before = await tenant.api.get(`/pages/${page.id}/brief`);
    expect(before.body.data.fields).toEqual({
      title: { value: 'Tyres', status: 'snapshot' },
      meta_description: { value: 'All about tyres.', status: 'snapshot' },
      h1: { value: 'Tyres', status: 'snapshot' },
      schema: { value: null, status: 'snapshot', validation: null, broken_blocks: [] },
      body: { value: markdown, status: 'snapshot', content_version_id: null },
    });
    await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Winter tyres' });
    const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
    expect(body.data.fields.title).toEqual({ value: 'Winter tyres', status: 'draft' });
  });

  test('"a blank draft falls back to the snapshot": with the value goes the status, in every field', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await seedSnapshot(system, page, { schema: { '@context': 'https://schema.org', '@type': 'Thing' }, markdown });
    const before = (await tenant.api.get(`/pages/${page.id}/brief`)).body.data.fields;
    expect(before.schema.value).not.toBeNull();
    for (const field of ['title', 'meta_description', 'h1', 'schema', 'body']) {
      const { status } = await tenant.api.put(`/pages/${page.id}/drafts/${field}`, { draft_value: ' \n ' });
      expect(status).toBe(201);
    }
    const { fields } = (await tenant.api.get(`/pages/${page.id}/brief`)).body.data;
    expect(fields).toEqual(before);
    for (const field of Object.values<{ status: string }>(fields)) expect(field.status).toBe('snapshot');
    const { sources } = (await tenant.api.get(`/pages/${page.id}/checks`)).body.data;
    expect(sources).toMatchObject({ title: { source: 'snapshot' }, schema: { source: 'snapshot' } });
  });

  test('of a page whose only content is a `body` draft are what is analyzed and checked', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { body: put } = await tenant.api.put(`/pages/${page.id}/drafts/body`, { draft_value: markdown });
    await analyze(tenant, page);

    const brief = (await tenant.api.get(`/pages/${page.id}/brief`)).body.data;
    expect(brief.fields.body).toEqual({ value: markdown, status: 'draft', content_version_id: null });
    expect(
      brief.recommendations.some(({ content_excerpt }: { content_excerpt: string | null }) => content_excerpt),
    ).toBe(true);
    const checks = (await tenant.api.get(`/pages/${page.id}/checks`)).body.data;
    expect(checks.fields).toMatchObject({ h1: 'Winter tyres', word_count: expect.any(Number) });
    expect(checks.sources.body_content).toEqual({ source: 'draft', draft_id: put.data.id });
    expect(checks.content_changed_since_last_analysis).toBe(false);

    // The same text as a content version is graded the same: the draft was read as a body is.
    const other = await seedPage(system, tenant, { path: page.path });
    await tenant.api.post(`/pages/${other.id}/content`, { markdown });
    await analyze(tenant, other);
    const scoreOf = async ({ id }: { id: number }) =>
      (await tenant.api.get(`/pages/${id}`)).body.data.latest_analysis.overall_score;
    expect(await scoreOf(page)).toBe(await scoreOf(other));

    // A content version comes before the draft.
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Summer tyres\n' });
    const after = (await tenant.api.get(`/pages/${page.id}/checks`)).body.data;
    expect([after.fields.h1, after.sources.body_content.source, after.content_changed_since_last_analysis]).toEqual([
      'Summer tyres',
      'content_version',
      true,
    ]);
  });

  test('of a body that is a draft: its recommendations are rechecked against it', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await tenant.api.put(`/pages/${page.id}/drafts/body`, { draft_value: markdown });
    await analyze(tenant, page);
    const { recommendations } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
    const ofBody = recommendations.find(({ content_excerpt }: { content_excerpt: string | null }) => content_excerpt);
    const { status, body } = await tenant.api.post(`/recommendations/${ofBody.id}/resolve`);
    expect([status, body.data.validation_scope]).toEqual([200, 'targeted_nodes']);
  });

  test('show the newest body, and the id that the next edit is based on', async () => {
    const tenant = await system.tenant();
    const page = await crawledPage(system, tenant);
    const { body: posted } = await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# New\n' });
    const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
    expect(body.data.fields.body).toEqual({
      value: '# New\n',
      status: 'draft',
      content_version_id: posted.data.content_version_id,
    });
    const next = await tenant.api.post(`/pages/${page.id}/content`, {
      markdown: '# Newer\n',
      base_version_id: body.data.fields.body.content_version_id,
    });
    expect([200, 201]).toContain(next.status);
  });

  test('validate structured data that is there', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await seedSnapshot(system, page, { schema: { '@type': 'Organization', name: 'Tyres Ltd' } });
    const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
    const { schema } = body.data.fields;
    expect(JSON.parse(schema.value)).toEqual({ '@type': 'Organization', name: 'Tyres Ltd' });
    expect(schema.validation).toMatchObject({ valid: false, errors: [expect.stringContaining('@context')] });
  });
});

test('a planned page without content has every section, empty', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { planned: true, url: null });
  const { status, body } = await tenant.api.get(`/pages/${page.id}/brief`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    fields: {
      title: { value: null, status: 'snapshot' },
      schema: { value: null, status: 'snapshot', validation: null, broken_blocks: [] },
      body: { value: null, status: 'snapshot', content_version_id: null },
    },
    analysis: null,
    recommendations: [],
    keywords: { primary: null, secondary: [] },
    queries: { data: [], gsc_status: 'not_indexed' },
    outline: null,
    links: { data: [], meta: { total: 0, truncated: false } },
  });
});

test('keywords without cached metrics have null metrics; a live page without search console is not connected', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres', secondaryKeywords: ['snow tyres'] });
  const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
  expect(body.data.keywords).toEqual({
    primary: { keyword: 'winter tyres', metrics: null },
    secondary: [{ keyword: 'snow tyres', metrics: null }],
  });
  expect(body.data.queries.gsc_status).toBe('not_connected');
  const { start_date, end_date } = body.data.queries.window;
  expect((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000).toBe(27);
});

test("keywords carry the cached metrics of the site's market", async () => {
  const tenant = await system.tenant();
  const location = { countryCode: 2276, countryName: 'Germany', cityCode: null, cityName: null };
  const site = await seedSite(system, tenant, { location });
  const page = await seedPage(system, tenant, {
    site,
    primaryKeyword: 'Winter  Tyres',
    secondaryKeywords: ['snow tyres', 'summer tyres'],
  });
  await putKeywordMetrics(system.table, [
    { keyword: 'winter tyres', location: 2276, ...cachedMetrics },
    { keyword: 'snow tyres', location: 2276, ...cachedMetrics, searchVolume: 70 },
    { keyword: 'summer tyres', location: 2840, ...cachedMetrics, searchVolume: 60 },
  ]);
  const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
  const { body: looked } = await tenant.api.get('/keywords/metrics?keyword=winter%20tyres&location=2276');
  expect(body.data.keywords).toMatchObject({
    primary: { keyword: 'Winter  Tyres', metrics: looked.data },
    secondary: [
      { keyword: 'snow tyres', metrics: { search_volume: 70 } },
      { keyword: 'summer tyres', metrics: null },
    ],
  });
});

test('tells the latest outline in short', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await seedOutline(system, page, { id: 1 });
  await seedOutline(system, page, { id: 2, sections: sectionsOf(3) });
  const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
  expect(body.data.outline).toEqual({
    id: 2,
    status: 'completed',
    primary_keyword: 'tyres',
    section_count: 3,
    completed_at: '2026-01-02T03:04:05.000Z',
  });
});

test('an outline whose generation fell silent reads failed, as the outline itself does', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await seedOutline(system, page, { id: 1, status: 'processing', completedAt: null });
  const { body } = await tenant.api.get(`/pages/${page.id}/brief`);
  const { body: outline } = await tenant.api.get(`/pages/${page.id}/outline`);
  expect([body.data.outline.status, outline.data.status]).toEqual(['failed', 'failed']);
});

describe('a section that cannot be read falls back, the others stay', () => {
  const fallbacks = [
    {
      name: 'body',
      break: (organizationId: number, pageId: number, { versionId }: { versionId: number }) =>
        [keys.contentVersion(organizationId, pageId, versionId), { body: 'torn' }] as const,
      expected: { fields: { title: null, meta_description: null, h1: null, schema: null, body: null } },
    },
    {
      name: 'analysis',
      break: (organizationId: number, _pageId: number, { analysisId }: { analysisId: number }) =>
        [keys.analysis(organizationId, analysisId), { scoreSource: 'torn' }] as const,
      expected: { analysis: null, recommendations: [] },
    },
    {
      name: 'outline',
      break: (organizationId: number, pageId: number) =>
        [keys.outline(organizationId, pageId, 9), { id: 'torn' }] as const,
      expected: { outline: null },
    },
    {
      name: 'site, for the market of its keywords',
      break: (organizationId: number, _pageId: number, { siteId }: { siteId: number }) =>
        [keys.site(organizationId, siteId), { location: 'torn' }] as const,
      expected: { keywords: { primary: { keyword: 'winter tyres', metrics: null }, secondary: [] } },
    },
    {
      name: 'queries',
      break: (organizationId: number, _pageId: number, { siteId }: { siteId: number }) =>
        [keys.searchConsole(organizationId, siteId), { propertyUrl: 7 }] as const,
      expected: { queries: { data: [], gsc_status: 'unavailable', window: defaultWindow() } },
    },
    {
      name: 'links',
      break: (organizationId: number, pageId: number) =>
        [keys.pageLinks(organizationId, pageId), { links: 'torn' }] as const,
      expected: { links: { data: [], meta: { total: 0, truncated: false } } },
    },
  ];

  test.each(fallbacks)('$name', async ({ break: broken, expected }) => {
    const tenant = await system.tenant();
    const page = await analyzedPage(system, tenant, { primaryKeyword: 'winter tyres' });
    await putKeywordMetrics(system.table, [{ ...cachedMetrics, keyword: 'winter tyres', location: 2840 }]);
    const whole = (await tenant.api.get(`/pages/${page.id}/brief`)).body.data;
    const ids = {
      versionId: whole.fields.body.content_version_id,
      analysisId: whole.analysis.id,
      siteId: page.siteId,
    };
    const [key, set] = broken(tenant.organizationId, page.id, ids);
    await updateItem(system.table, key, { set });
    const { status, body } = await tenant.api.get(`/pages/${page.id}/brief`);
    expect(status).toBe(200);
    const excerpts = 'fields' in expected ? { recommendations: whole.recommendations.map(withoutExcerpt) } : {};
    expect(body.data).toEqual({ ...whole, ...expected, ...excerpts });
  });

  const withoutExcerpt = (recommendation: object) => ({
    ...recommendation,
    content_excerpt: null,
    after_excerpt: null,
  });
});

describe('404', () => {
  test.each(['999999999', '0', 'abc'])('for the id %s', async (id) => {
    const { api } = await system.tenant();
    const { status, body } = await api.get(`/pages/${id}/brief`);
    expect([status, body.error]).toEqual([404, { code: 'not_found', message: 'Page not found' }]);
  });

  test("another organization's page answers as a missing one", async () => {
    const [owner, stranger] = [await system.tenant(), await system.tenant()];
    const page = await seedPage(system, owner, { site: await seedSite(system, owner) });
    const foreign = await stranger.api.get(`/pages/${page.id}/brief`);
    const missing = await stranger.api.get('/pages/999999999/brief');
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
  });
});
