import { describe, expect, test } from 'vitest';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { analyze, analyzedPage } from './audited-page.ts';

const system = useSystem();

interface Listed {
  id: number;
  title: string;
  status: string;
}
interface Recommended extends Listed {
  target_field: string;
}
const open = ['pending', 'in_progress'];
const ids = (list: readonly Listed[]) => list.map(({ id }) => id);

describe('the recommendations of a comparison, "new, still_open, resolved, dropped"', () => {
  test('are listed by what became of them: each once, and only open ones as new or still open', async () => {
    const tenant = await system.tenant();
    const { api } = tenant;
    const page = await analyzedPage(system, tenant);
    const recommended = async (): Promise<Recommended[]> =>
      (await api.get(`/pages/${page.id}/analysis`)).body.data.recommendations;
    const before = await recommended();
    const ofDescription = before.filter(({ target_field }) => target_field === 'meta_description');
    expect(ofDescription).not.toEqual([]);
    const [dismissedBefore, ...others] = before.filter(({ target_field }) => target_field !== 'meta_description');
    await api.post(`/recommendations/${dismissedBefore?.id}/dismiss`);
    expect(others.length).toBeGreaterThan(2);

    // The recommendation for a description is met without a word to it.
    const description =
      'Winter tyres grip below seven degrees and wear faster in summer: when to change them, in October and at Easter, and which sizes fit.';
    await api.put(`/pages/${page.id}/drafts/meta_description`, { draft_value: description });
    await analyze(tenant, page);
    const now = await recommended();
    expect(now.map(({ target_field }) => target_field)).not.toContain('meta_description');
    const [applied, dismissed] = now.filter(({ status }) => open.includes(status));
    await api.post(`/recommendations/${applied?.id}/resolve`, { force: true });
    await api.post(`/recommendations/${dismissed?.id}/dismiss`);

    const { body } = await api.get(`/pages/${page.id}/report`);
    const lists: Record<string, Listed[]> = body.data.comparison.recommendations;
    const { new: fresh = [], still_open: stillOpen = [], resolved = [], dropped = [] } = lists;
    for (const { status } of [...fresh, ...stillOpen]) expect(open).toContain(status);
    expect(ids(stillOpen).length).toBeGreaterThan(0);
    expect(ids(resolved)).toEqual(expect.arrayContaining([applied?.id, ...ids(ofDescription)]));
    expect(ids(dropped)).toContain(dismissed?.id);
    expect(dropped.filter(({ title }) => title === dismissedBefore?.title)).toHaveLength(1);
    const all = [...fresh, ...stillOpen, ...resolved, ...dropped];
    expect(new Set(ids(all)).size).toBe(all.length);
    expect(ids(all)).toEqual(expect.arrayContaining(ids(now)));
    expect(body.data.comparison).toEqual(
      (await api.get(`/pages/${page.id}/analysis?compare=prev`)).body.data.comparison,
    );
  });

  test('without a change are all still open', async () => {
    const tenant = await system.tenant();
    const page = await analyzedPage(system, tenant);
    await analyze(tenant, page);
    const { recommendations } = (await tenant.api.get(`/pages/${page.id}/analysis?compare=prev`)).body.data.comparison;
    expect(recommendations).toMatchObject({ new: [], resolved: [], dropped: [] });
    expect(recommendations.still_open.length).toBeGreaterThan(0);
  });
});

interface Change {
  prev: number | null;
  now: number | null;
  delta: number | null;
}

describe('the scores of a comparison', () => {
  const isVerified = async (tenant: Tenant, pageId: number, field: string): Promise<boolean> => {
    const { recommendations } = (await tenant.api.get(`/pages/${pageId}/analysis`)).body.data;
    const { id } = recommendations.find(({ target_field }: Recommended) => target_field === field);
    const { body } = await tenant.api.post(`/recommendations/${id}/resolve`);
    return body.data.analysis.score_source === 'verified';
  };

  test('"overall_score: {prev, now, delta} … components … criteria" are on one basis: what both analyses graded, also after a verified edit', async () => {
    const tenant = await system.tenant();
    const page = await analyzedPage(system, tenant);
    const audited = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data.overall_score;
    const description =
      'Winter tyres grip below seven degrees and wear faster in summer: when to change them, in October and at Easter, and which sizes fit.';
    await tenant.api.put(`/pages/${page.id}/drafts/meta_description`, { draft_value: description });
    expect(await isVerified(tenant, page.id, 'meta_description')).toBe(true);
    const verified = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data.overall_score;
    expect(verified).toBeGreaterThan(audited);
    await analyze(tenant, page);
    const now = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
    const { comparison } = (await tenant.api.get(`/pages/${page.id}/report`)).body.data;
    const gains = comparison.components.filter(({ score }: { score: Change }) => (score.delta ?? 0) > 0);
    expect(gains.length).toBeGreaterThan(0);
    expect(comparison.overall_score).toEqual({
      prev: audited,
      now: now.overall_score,
      delta: now.overall_score - audited,
    });
    expect(comparison.overall_score.delta).toBeGreaterThan(0);
    expect(comparison.verified_overall_score).toMatchObject({ prev: verified, now: now.overall_score });
  });

  test('"comparison_note … `analysis_incomplete`": analyses that graded different components are not compared', async () => {
    const tenant = await system.tenant();
    const page = await analyzedPage(system, tenant);
    await tenant.api.patch(`/pages/${page.id}`, { page_kind: 'legal' });
    await analyze(tenant, page);
    const { comparison, comparison_note } = (await tenant.api.get(`/pages/${page.id}/report`)).body.data;
    expect([comparison, comparison_note]).toEqual([null, 'analysis_incomplete']);
  });
});
