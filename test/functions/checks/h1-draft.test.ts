import { expect, test } from 'vitest';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem();
const draft_value = 'Winter tyres: when to change them';
const text = 'Winter tyres grip below seven degrees. Change them in October, and back at Easter.';

async function analyzed(tenant: Tenant, markdown: string) {
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Winter tyres: when to change them', h1: null });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  const analyze = async () => {
    const { body } = await tenant.api.post(`/pages/${page.id}/analyze`);
    return waitForJob(tenant.api, body.data.job_id);
  };
  const checks = async () => {
    const { data } = (await tenant.api.get(`/pages/${page.id}/checks`)).body;
    const ofH1 = data.checks.filter(({ key }: { key: string }) => key.startsWith('h1_'));
    return { ...data, ofH1: ofH1.map(({ status, value }: { status: string; value: unknown }) => [status, value]) };
  };
  await analyze();
  const { data } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
  return { page, analyze, checks, recommendations: data.recommendations };
}

test('"active draft over snapshot": an H1 draft that was verified is the H1 of checks and brief, too', async () => {
  const tenant = await system.tenant();
  const { page, checks, recommendations } = await analyzed(tenant, `${text}\n\n## In October\n\n${text}\n`);
  const { id } = recommendations.find((one: { target_field: string }) => one.target_field === 'h1');
  expect((await checks()).ofH1[0]).toEqual(['fail', false]);
  const draft = await tenant.api.put(`/pages/${page.id}/drafts/h1`, { draft_value });

  const resolved = (await tenant.api.post(`/recommendations/${id}/resolve`)).body.data;
  expect(resolved).toMatchObject({ addressed: true, validation_scope: 'field_draft' });
  expect(resolved.reasoning).not.toContain('The body has one H1');
  const { ofH1, fields, sources } = await checks();
  expect(ofH1).toEqual([
    ['pass', true],
    ['pass', 1],
    ['pass', true],
  ]);
  expect([fields.h1, sources.h1]).toEqual([draft_value, { source: 'draft', draft_id: draft.body.data.id }]);
  const brief = (await tenant.api.get(`/pages/${page.id}/brief`)).body.data;
  expect(brief.fields.h1).toEqual({ value: draft_value, status: 'draft' });
});

test('"Without force, an unchanged content fingerprint completes as job status `skipped`": an H1 draft changes it, as it changes the grade', async () => {
  const tenant = await system.tenant();
  const { page, analyze, checks } = await analyzed(tenant, `${text}\n\n## In October\n\n${text}\n`);
  await tenant.api.put(`/pages/${page.id}/drafts/h1`, { draft_value });
  expect((await checks()).content_changed_since_last_analysis).toBe(true);
  expect((await analyze()).status).toBe('completed');
  expect((await checks()).content_changed_since_last_analysis).toBe(false);
  expect((await analyze()).status).toBe('skipped');
  await tenant.api.delete(`/pages/${page.id}/drafts/h1`);
  expect((await checks()).content_changed_since_last_analysis).toBe(true);
});

test('an H1 draft stands in for the H1 of the body: there is one, in the checks and in the grade', async () => {
  const tenant = await system.tenant();
  const { page, analyze, checks } = await analyzed(tenant, `# Tyres\n\n${text}\n\n## In October\n\n${text}\n`);
  await tenant.api.put(`/pages/${page.id}/drafts/h1`, { draft_value });
  const { ofH1, fields } = await checks();
  expect([ofH1[1], fields.h1]).toEqual([['pass', 1], draft_value]);
  await analyze();
  const { components } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
  const { rationale } = components.find((one: { component_type: string }) => one.component_type === 'headings');
  expect(rationale).toContain(`one H1: "${draft_value}"`);
});
