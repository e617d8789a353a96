import { expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { analyze, analyzedPage } from './audited-page.ts';
import { seedOutline } from './seed-outline.ts';

const system = useSystem();

const serpSnapshot = {
  keyword: 'tyres',
  results: [{ position: 1, title: 'Tyres', url: 'https://tyres.example/', snippet: null }],
  competitors: [],
};

test('is everything in the brief, a comparison or why there is none, and the search results', async () => {
  const tenant = await system.tenant();
  const page = await analyzedPage(system, tenant);
  const { body: brief } = await tenant.api.get(`/pages/${page.id}/brief`);
  const { status, body } = await tenant.api.get(`/pages/${page.id}/report`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject(brief.data);
  const { comparison, comparison_note, serp } = body.data;
  expect({ comparison, comparison_note }).toEqual({ comparison: null, comparison_note: 'no_previous_analysis' });
  expect(serp).toMatchObject({ analysis: { component_type: 'serp_analysis' }, snapshot: null, source: 'analysis' });
});

test('compares with the previous analysis as compare=prev does', async () => {
  const tenant = await system.tenant();
  const page = await analyzedPage(system, tenant);
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Winter tyres: when to change them, and why' });
  await analyze(tenant, page);
  const { body } = await tenant.api.get(`/pages/${page.id}/report`);
  const { body: analysis } = await tenant.api.get(`/pages/${page.id}/analysis?compare=prev`);
  expect(body.data.comparison).toEqual(analysis.data.comparison);
  expect(body.data.comparison_note).toBeNull();
});

test('a comparison that cannot be read is null with a note, and the rest stays', async () => {
  const tenant = await system.tenant();
  const page = await analyzedPage(system, tenant);
  const { body: first } = await tenant.api.get(`/pages/${page.id}/report`);
  await analyze(tenant, page);
  const key = keys.analysis(tenant.organizationId, first.data.analysis.id);
  await updateItem(system.table, key, { set: { scoreSource: 'torn' } });
  const { status, body } = await tenant.api.get(`/pages/${page.id}/report`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    comparison: null,
    comparison_note: 'analysis_incomplete',
    analysis: { status: 'completed' },
  });
});

test.each([
  { source: 'none', analyzed: false, outlined: false },
  { source: 'outline', analyzed: false, outlined: true },
  { source: 'analysis+outline', analyzed: true, outlined: true },
])('names the source of the search results: $source', async ({ source, analyzed, outlined }) => {
  const tenant = await system.tenant();
  const page = analyzed ? await analyzedPage(system, tenant) : await seedPage(system, tenant);
  if (outlined) await seedOutline(system, page, { id: 1, serpSnapshot });
  const { body } = await tenant.api.get(`/pages/${page.id}/report`);
  expect(body.data.serp.source).toBe(source);
  expect(body.data.serp.snapshot).toEqual(outlined ? serpSnapshot : null);
  expect(body.data.serp.analysis === null).toBe(!analyzed);
  if (!analyzed) expect(body.data.comparison_note).toBe('no_previous_analysis');
});

test.each([
  {
    what: 'the outline',
    analysisTorn: false,
    expected: {
      serp: { snapshot: null, source: 'analysis', analysis: { component_type: 'serp_analysis' } },
      outline: null,
    },
  },
  {
    what: 'the analysis',
    analysisTorn: true,
    expected: {
      serp: { snapshot: serpSnapshot, source: 'outline', analysis: null },
      analysis: null,
      recommendations: [],
      comparison: null,
      comparison_note: 'analysis_incomplete',
    },
  },
])('$what that cannot be read costs its own part of the search results alone', async ({ analysisTorn, expected }) => {
  const tenant = await system.tenant();
  const page = await analyzedPage(system, tenant);
  await seedOutline(system, page, { id: 1, serpSnapshot });
  const { body: whole } = await tenant.api.get(`/pages/${page.id}/report`);
  const key = analysisTorn
    ? keys.analysis(tenant.organizationId, whole.data.analysis.id)
    : keys.outline(tenant.organizationId, page.id, 1);
  await updateItem(system.table, key, { set: { revision: 'torn' } });
  const { status, body } = await tenant.api.get(`/pages/${page.id}/report`);
  expect([status, body.data]).toMatchObject([200, expected]);
  for (const section of ['page', 'fields', 'keywords', 'queries', 'links'])
    expect(body.data[section]).toEqual(whole.data[section]);
});

test("another organization's page answers as a missing one", async () => {
  const [owner, stranger] = [await system.tenant(), await system.tenant()];
  const page = await seedPage(system, owner);
  const foreign = await stranger.api.get(`/pages/${page.id}/report`);
  const missing = await stranger.api.get('/pages/999999999/report');
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
});
