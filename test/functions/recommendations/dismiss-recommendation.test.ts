import { describe, expect, test } from 'vitest';
import { seedDeletion } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { analyze, analyzedPage } from './analyzed.ts';

const system = useSystem();

test('dismisses with the rationale, and takes its points from the estimated score alone [recommendation/dismiss]', async () => {
  const { tenant, page, recommendations } = await analyzedPage(system);
  const { body: before } = await tenant.api.get(`/pages/${page.id}/analysis`);
  const [first] = recommendations;
  const { status, body } = await tenant.api.post(`/recommendations/${first?.id}/dismiss`, {
    rationale: '  Not for us. ',
  });
  expect([status, Object.keys(body.data)]).toEqual([200, ['recommendation', 'analysis']]);
  expect(body.data.recommendation).toMatchObject({
    id: first?.id,
    status: 'dismissed',
    dismissal_rationale: 'Not for us.',
    resolution_method: null,
    verification: null,
  });
  expect(body.data.analysis).toEqual({
    overall_score: before.data.overall_score,
    overall_grade: before.data.overall_grade,
    estimated_score: before.data.estimated_score - (first?.point_value ?? 0),
    estimated_grade: expect.any(String),
    score_source: 'audit',
    verified_at: null,
  });
});

test('the analysis, the page and the brief show it at once', async () => {
  const { tenant, page, recommendations } = await analyzedPage(system);
  const id = recommendations[0]?.id;
  const { body } = await tenant.api.post(`/recommendations/${id}/dismiss`);
  const { data: analysis } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
  expect(analysis).toMatchObject(body.data.analysis);
  const { data: checks } = (await tenant.api.get(`/pages/${page.id}/checks`)).body;
  expect(checks.last_analysis.estimated_score).toBe(body.data.analysis.estimated_score);
  const { data: brief } = (await tenant.api.get(`/pages/${page.id}/brief`)).body;
  expect(brief.recommendations.map((one: { id: number }) => one.id)).not.toContain(id);
  expect(brief.recommendations).toHaveLength(recommendations.length - 1);
});

test('needs no body, stores no blank rationale, and shows no excerpt', async () => {
  const { tenant, on } = await analyzedPage(system);
  const target = on('body_content');
  expect(target.content_excerpt).not.toBeNull();
  const { body } = await tenant.api.post(`/recommendations/${target.id}/dismiss`, { rationale: '   ' });
  expect(body.data.recommendation).toMatchObject({ dismissal_rationale: null, content_excerpt: null });
  const again = await analyzedPage(system);
  expect((await again.tenant.api.post(`/recommendations/${again.on('title').id}/dismiss`)).status).toBe(200);
});

describe('409 already_resolved, and nothing is changed', () => {
  test.each(['dismiss', 'resolve'])('after %s [recommendation/already-resolved]', async (verb) => {
    const { tenant, page, on } = await analyzedPage(system);
    const path = `/recommendations/${on('title').id}`;
    await tenant.api.post(`${path}/${verb}`, verb === 'resolve' ? { force: true } : {});
    const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
    const { status, body } = await tenant.api.post(`${path}/dismiss`, { rationale: 'Again' });
    expect([status, body.error.code]).toEqual([409, 'already_resolved']);
    expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body).toEqual(before);
  });
});

test.each([
  { name: 'a rationale of 2,001 characters', body: { rationale: 'x'.repeat(2001) } },
  { name: 'a rationale that is no text', body: { rationale: 5 } },
  { name: 'an unknown field', body: { reason: 'No' } },
])('400 for $name', async ({ body }) => {
  const { tenant, on } = await analyzedPage(system);
  const answer = await tenant.api.post(`/recommendations/${on('title').id}/dismiss`, body);
  expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
});

test('takes 2,000 characters around which there is space', async () => {
  const { tenant, on } = await analyzedPage(system);
  const rationale = ` ${'x'.repeat(2000)} `;
  expect((await tenant.api.post(`/recommendations/${on('title').id}/dismiss`, { rationale })).status).toBe(200);
});

describe.each(['dismiss', 'resolve', 'recheck'])('%s answers 404', (verb) => {
  const missing = { code: 'not_found', message: 'Recommendation not found' };

  test.each(['999999999', '0', '-1', 'abc', '1.5'])('for the id %s', async (id) => {
    const { api } = await system.tenant();
    const { status, body } = await api.post(`/recommendations/${id}/${verb}`);
    expect([status, body.error]).toEqual([404, missing]);
  });

  test("for another organization's recommendation, and changes nothing", async () => {
    const { tenant, page, on } = await analyzedPage(system);
    const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
    const stranger = await system.tenant();
    const { status, body } = await stranger.api.post(`/recommendations/${on('title').id}/${verb}`);
    expect([status, body.error]).toEqual([404, missing]);
    expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body).toEqual(before);
  });

  test('for a recommendation of a deleted page', async () => {
    const { tenant, page, on } = await analyzedPage(system);
    await seedDeletion(system, page);
    const { status, body } = await tenant.api.post(`/recommendations/${on('title').id}/${verb}`);
    expect([status, body.error]).toEqual([404, missing]);
  });

  test('403 without the scope content:write', async () => {
    const { tenant, on } = await analyzedPage(system);
    const { api } = await tenant.newKey({ scopes: ['sites:read'] });
    const { status, body } = await api.post(`/recommendations/${on('title').id}/${verb}`);
    expect([status, body.error.message]).toEqual([403, 'Missing required scope: content:write']);
  });
});

test('"`analysis` is the summary block re-read after recalculation": of a superseded analysis, with the id of the latest one', async () => {
  const { tenant, page, recommendations } = await analyzedPage(system);
  const [first] = recommendations;
  const [next] = await analyze(tenant, page);
  const { data } = (await tenant.api.post(`/recommendations/${first?.id}/dismiss`)).body;
  expect(data.superseded_by_analysis_id).toBe(next?.analysis_id);
  const latest = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
  const successor = latest.recommendations.find(
    (one: { carried_from_recommendation_id: number | null }) => one.carried_from_recommendation_id === first?.id,
  );
  expect([latest.id, successor.status]).toEqual([next?.analysis_id, 'pending']);
  const { body } = await tenant.api.post(`/recommendations/${successor.id}/dismiss`);
  expect(body.data).not.toHaveProperty('superseded_by_analysis_id');
});
