import { expect, test } from 'vitest';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

test.each(['{}', '[]', 'null', ' {\n} ', '[{}]', '5'])(
  '"active draft over snapshot; a blank draft falls back to the snapshot": %j is not blank',
  async (value) => {
    const tenant = await system.tenant();
    const { api } = tenant;
    const page = await seedPage(system, tenant);
    const schema = { '@context': 'https://schema.org', '@type': 'Thing', name: 'Captured' };
    await seedSnapshot(system, page, { schema });

    const put = (await api.put(`/pages/${page.id}/drafts/schema`, { draft_value: value })).body;
    expect(put.validation.valid).toBe(false);
    const { fields } = (await api.get(`/pages/${page.id}/brief`)).body.data;
    // Spec, Brief: "status is `snapshot` (no draft) or a draft status".
    expect(fields.schema).toMatchObject({ value: value.trim(), status: 'draft', validation: put.validation });
    const { checks, sources } = (await api.get(`/pages/${page.id}/checks`)).body.data;
    expect(sources.schema).toEqual({ source: 'draft', draft_id: put.data.id });
    const [present, valid] = ['schema_present', 'schema_valid'].map((key) =>
      checks.find((one: { key: string }) => one.key === key),
    );
    expect([present.status, valid.status]).toEqual(['pass', 'fail']);
    expect(valid.message).toContain(put.validation.errors[0]);
    expect((await api.get(`/sites/${page.siteId}/pages?has_draft=true`)).body.meta.total).toBe(1);
    expect((await api.get(`/sites/${page.siteId}`)).body.data.draft_count).toBe(1);
  },
);

test('"A blank or whitespace-only value clears the field": the brief and the checks read the snapshot again', async () => {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await seedPage(system, tenant);
  await seedSnapshot(system, page, { schema: { '@context': 'https://schema.org', '@type': 'Thing' } });
  expect((await api.put(`/pages/${page.id}/drafts/schema`, { draft_value: ' \n' })).body).not.toHaveProperty(
    'validation',
  );
  expect((await api.get(`/pages/${page.id}/brief`)).body.data.fields.schema.status).toBe('snapshot');
  expect((await api.get(`/pages/${page.id}/checks`)).body.data.sources.schema).toEqual({ source: 'snapshot' });
});
