import { beforeAll, describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';

const system = useSystem();
let tenant: Tenant;
beforeAll(async () => {
  tenant = await system.tenant();
});

const get = async (siteId: number) => (await tenant.api.get(`/sites/${siteId}`)).body.data;

describe('PATCH /sites/{siteId}', () => {
  test('renames a site, and null leaves the name to the next crawl', async () => {
    const { id } = await seedSite(system, tenant);
    const { status, body } = await tenant.api.patch(`/sites/${id}`, { name: ' The shop ' });
    expect([status, body.data.name]).toEqual([200, 'The shop']);
    expect((await get(id)).name).toBe('The shop');
    await tenant.api.patch(`/sites/${id}`, { name: null });
    expect((await get(id)).name).toBeNull();
  });

  test('archives a site with all that it has, switches its schedule off, and takes it back', async () => {
    const { id } = await seedSite(system, tenant);
    await tenant.api.put(`/sites/${id}/schedule`, { every: 'day', hour: 3 });
    const archived = await tenant.api.patch(`/sites/${id}`, { archived: true });
    expect(archived.body.data.archived_at).toEqual(expect.any(String));
    expect((await get(id)).schedule).toMatchObject({ every: 'off', next_run: null });
    const again = await tenant.api.patch(`/sites/${id}`, { archived: true });
    expect(again.body.data.archived_at).toBe(archived.body.data.archived_at);
    const listed = (await tenant.api.get('/sites')).body.data.find((site: { id: number }) => site.id === id);
    expect(listed.archived_at).toBe(archived.body.data.archived_at);
    expect((await tenant.api.patch(`/sites/${id}`, { archived: false })).body.data.archived_at).toBeNull();
  });

  test.each([
    [{}, 'must have at least one field'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ archived: 'yes' }, 'archived'],
  ])('refuses %j and names the field', async (body, said) => {
    const { id } = await seedSite(system, tenant);
    const response = await tenant.api.patch(`/sites/${id}`, body);
    expect([response.status, response.body.error.code]).toEqual([400, 'invalid_request']);
    expect(response.body.error.message).toContain(said);
  });
});
