import { describe, expect, test } from 'vitest';
import { changeStoredRecommendation } from '../../harness/stored-recommendations.ts';
import { useSystem } from '../../harness/system.ts';
import { analyzedPage, goodTitle } from './analyzed.ts';

const system = useSystem();

test('reads stored content, stays applied, and rewrites nothing but the verification [recommendation/recheck]', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const path = `/recommendations/${on('title').id}`;
  const { body: resolved } = await tenant.api.post(`${path}/resolve`, { force: true });
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: goodTitle });
  const { status, body } = await tenant.api.post(`${path}/recheck`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ addressed: true, skipped: false, validation_scope: 'field_draft' });
  expect(body.data.analysis.score_source).toBe('verified');
  const { verification, updated_at, ...rest } = body.data.recommendation;
  expect({ ...resolved.data.recommendation, verification, updated_at }).toEqual({ ...rest, verification, updated_at });
});

test('a failed verdict takes the points back from both scores, and stays applied [recommendation/recheck-failed]', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const { body: before } = await tenant.api.get(`/pages/${page.id}/analysis`);
  const target = on('title');
  await tenant.api.post(`/recommendations/${target.id}/resolve`, { content: goodTitle });
  const { body } = await tenant.api.post(`/recommendations/${target.id}/recheck`);
  expect(body.data).toMatchObject({
    addressed: false,
    validation_scope: 'field_snapshot',
    recommendation: { status: 'applied', verification: { addressed: false } },
    analysis: {
      overall_score: before.data.overall_score,
      estimated_score: before.data.estimated_score - target.point_value,
      score_source: 'audit',
      verified_at: null,
    },
  });
});

test('400 no_content_to_validate when nothing is stored, and the earlier verdict stays', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const path = `/recommendations/${on('meta_description').id}`;
  await tenant.api.post(`${path}/resolve`, { force: true });
  const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
  const { status, body } = await tenant.api.post(`${path}/recheck`);
  expect([status, body.error.code]).toEqual([400, 'no_content_to_validate']);
  expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body).toEqual(before);
});

test('"inline content from a prior resolve is not stored, so a metadata or schema rec may then give 400 `no_content_to_validate`"', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const path = `/recommendations/${on('meta_description').id}`;
  const content =
    'Winter tyres grip below seven degrees and wear faster in summer: when to change them, in October and at Easter, and which sizes fit.';
  const resolved = await tenant.api.post(`${path}/resolve`, { content });
  expect(resolved.body.data).toMatchObject({ addressed: true, validation_scope: 'inline_content' });
  const recheck = await tenant.api.post(`${path}/recheck`);
  expect([recheck.status, recheck.body.error.code]).toEqual([400, 'no_content_to_validate']);
  await tenant.api.put(`/pages/${page.id}/drafts/meta_description`, { draft_value: content });
  expect((await tenant.api.post(`${path}/recheck`)).body.data).toMatchObject({ validation_scope: 'field_draft' });
});

describe('409 not_applied', () => {
  test.each(['pending', 'in_progress', 'dismissed'])('while it is %s [recommendation/not-applied]', async (status) => {
    const { tenant, on } = await analyzedPage(system);
    const { id, analysis_id } = on('title');
    const stored = { organizationId: tenant.organizationId, analysisId: analysis_id, id };
    await changeStoredRecommendation(system.table, stored, { status });
    const answer = await tenant.api.post(`/recommendations/${id}/recheck`);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'not_applied']);
  });
});

describe('what the service applied itself', () => {
  test.each([
    {
      name: 'is scanned only',
      draft: 'Anything at all',
      verdict: { addressed: true, skipped: false, placeholders: [] },
    },
    {
      name: 'keeps its placeholders',
      draft: 'By [Company Name]',
      verdict: { addressed: true, placeholders: ['[Company Name]'] },
    },
  ])('$name', async ({ draft, verdict }) => {
    const { tenant, page, on } = await analyzedPage(system);
    const { id, analysis_id } = on('meta_description');
    await tenant.api.put(`/pages/${page.id}/drafts/meta_description`, { draft_value: draft });
    const applied = { status: 'applied', resolutionMethod: 'ai_action' };
    const stored = { organizationId: tenant.organizationId, analysisId: analysis_id, id };
    await changeStoredRecommendation(system.table, stored, applied);
    const { body } = await tenant.api.post(`/recommendations/${id}/recheck`);
    expect(body.data).toMatchObject({ ...verdict, validation_scope: 'system_applied', validated_node_ids: null });
  });

  test('passes without a verdict when its content is gone [recommendation/system-applied]', async () => {
    const { tenant, on } = await analyzedPage(system);
    const { id, analysis_id } = on('meta_description');
    const applied = { status: 'applied', resolutionMethod: 'ai_action' };
    const stored = { organizationId: tenant.organizationId, analysisId: analysis_id, id };
    await changeStoredRecommendation(system.table, stored, applied);
    const { status, body } = await tenant.api.post(`/recommendations/${id}/recheck`);
    expect([status, body.data.addressed, body.data.skipped, body.data.validation_scope]).toEqual([
      200,
      true,
      true,
      null,
    ]);
  });
});
