import { expect, test } from 'vitest';
import { seedPage, seedSnapshot } from '../harness/seeds.ts';
import { useSystem } from '../harness/system.ts';
import { waitForJob } from '../harness/wait-until.ts';

const system = useSystem();

const markdown =
  '# Tyres\n\nWinter tyres grip below seven degrees.\n\n## Change them\n\nChange them in October, and back at Easter.';
const goodTitle = 'Winter tyres: when to change them, and what they cost';

test('analyze, fix the content, resolve, recheck, analyze again, and compare, with the rules', async () => {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: 'All about tyres.', h1: 'Tyres' });
  await api.post(`/pages/${page.id}/content`, { markdown });
  const analyze = async () => waitForJob(api, (await api.post(`/pages/${page.id}/analyze`)).body.data.job_id);

  expect(await analyze()).toMatchObject({ status: 'completed', result: { score_source: 'audit' } });
  const first = (await api.get(`/pages/${page.id}/analysis`)).body.data;
  expect(first.components.every(({ status }: { status: string }) => status === 'completed')).toBe(true);
  const open = first.recommendations.filter((one: { target_field: string }) => one.target_field === 'title');
  expect(open.length).toBeGreaterThan(0);

  const unchanged = await api.post(`/recommendations/${open[0].id}/resolve`, { content: 'Tyres' });
  expect(unchanged.body.data).toMatchObject({ addressed: false, recommendation: { status: 'pending' } });

  await api.put(`/pages/${page.id}/drafts/title`, { draft_value: goodTitle });
  for (const { id } of open) {
    const resolved = (await api.post(`/recommendations/${id}/resolve`)).body.data;
    expect(resolved).toMatchObject({ addressed: true, validation_scope: 'field_draft', skipped: false });
    expect(resolved.analysis.score_source).toBe('verified');
  }
  const rechecked = (await api.post(`/recommendations/${open[0].id}/recheck`)).body.data;
  expect(rechecked).toMatchObject({ addressed: true, recommendation: { status: 'applied' } });

  const second = await analyze();
  expect(second.result.overall_score).toBeGreaterThan(first.overall_score);
  const { comparison } = (await api.get(`/pages/${page.id}/report`)).body.data;
  expect(comparison.previous_analysis_id).toBe(first.id);
  const title = comparison.components.find((one: { component_type: string }) => one.component_type === 'title');
  expect(title.score.delta).toBeGreaterThan(0);
});
