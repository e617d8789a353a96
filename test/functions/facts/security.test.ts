import { describe, expect, test } from 'vitest';
import { apiClient } from '../../harness/api-client.ts';
import { seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { phone } from './claims.ts';
import { seedFact } from './seed-fact.ts';

const system = useSystem();
type Api = Tenant['api'];

const calls = [
  { name: 'GET', call: (api: Api, path: string) => api.get(path), scope: 'sites:read' },
  { name: 'POST', call: (api: Api, path: string) => api.post(path, { facts: [phone('9')] }), scope: 'content:write' },
  {
    name: 'PATCH',
    call: (api: Api, path: string, id: string) => api.patch(`${path}/${id}`, { data: { value: '9' } }),
    scope: 'content:write',
  },
  { name: 'DELETE', call: (api: Api, path: string, id: string) => api.delete(`${path}/${id}`), scope: 'content:write' },
] as const;

describe.each(calls)('$name facts', ({ call, scope }) => {
  const setUp = async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const fact = await seedFact(system, site, phone('1'));
    return { tenant, site, fact, path: `/sites/${site.id}/facts` };
  };

  test('needs a key', async () => {
    const { path, fact } = await setUp();
    expect((await call(apiClient(system.baseUrl, null), path, fact.id)).status).toBe(401);
  });

  test(`needs the scope ${scope}`, async () => {
    const { tenant, path, fact } = await setUp();
    const { api } = await tenant.newKey({ scopes: scope === 'sites:read' ? ['content:write'] : ['sites:read'] });
    const { status, body } = await call(api, path, fact.id);
    expect([status, body.error.message]).toEqual([403, `Missing required scope: ${scope}`]);
  });

  test("answers another organization's site as a missing one, and changes nothing", async () => {
    const { tenant, path, fact } = await setUp();
    const stranger = await system.tenant();
    const { status, body } = await call(stranger.api, path, fact.id);
    expect([status, body.error]).toEqual([404, { code: 'not_found', message: 'Site not found' }]);
    expect((await tenant.api.get(path)).body.data).toMatchObject([{ id: fact.id, data: { value: '1' } }]);
  });
});

test.each(['PATCH', 'DELETE'])(
  "%s answers another organization's fact under an own site as a missing one",
  async (method) => {
    const owner = await system.tenant();
    const foreign = await seedFact(system, await seedSite(system, owner), phone());
    const stranger = await system.tenant();
    const own = await seedSite(system, stranger);
    const path = `/sites/${own.id}/facts/${foreign.id}`;
    const { status, body } =
      method === 'PATCH' ? await stranger.api.patch(path, { data: { value: '9' } }) : await stranger.api.delete(path);
    expect([status, body.error]).toEqual([404, { code: 'not_found', message: 'Fact not found' }]);
  },
);
