import { describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { phone, stat } from './claims.ts';

const system = useSystem();

describe('POST /sites/{siteId}/facts refuses the whole body', () => {
  test.each([
    { name: 'without facts', body: {} },
    { name: 'with no facts', body: { facts: [] } },
    { name: 'with 101 facts', body: { facts: Array.from({ length: 101 }, (_, at) => stat({ label: `${at}` })) } },
    { name: 'whose facts are one fact', body: { facts: phone() } },
    { name: 'whose facts are null', body: { facts: null } },
    { name: 'with an unknown field', body: { facts: [phone()], source: 'manual' } },
    { name: 'that is a list', body: [phone()] },
  ])('$name', async ({ body }) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const answer = await tenant.api.post(`/sites/${site.id}/facts`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect((await tenant.api.get(`/sites/${site.id}/facts`)).body.meta.total).toBe(0);
  });

  test('that is no JSON', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await tenant.api.raw('POST', `/sites/${site.id}/facts`, { headers, body: '{"facts": [' });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });
});

test.each(['0', 'abc', '999999'])('POST /sites/%s/facts answers 404', async (siteId) => {
  const { api } = await system.tenant();
  const { status, body } = await api.post(`/sites/${siteId}/facts`, { facts: [phone()] });
  expect([status, body.error]).toEqual([404, { code: 'not_found', message: 'Site not found' }]);
});
