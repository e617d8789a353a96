import { expect, test } from 'vitest';
import { apiClient } from '../../harness/api-client.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

const reads = [
  { name: 'GET sites/{siteId}/pages', call: (api: Tenant['api'], site: number) => api.get(`/sites/${site}/pages`) },
  {
    name: 'GET sites/{siteId}/pages, filtered',
    call: (api: Tenant['api'], site: number) => api.get(`/sites/${site}/pages?search=a&sort=url`),
  },
  {
    name: 'GET pages/lookup',
    call: (api: Tenant['api']) => api.get('/pages/lookup?url=https%3A%2F%2Fprivate.example%2Fa%2F'),
  },
  { name: 'GET pages/{pageId}', call: (api: Tenant['api'], _: number, page: number) => api.get(`/pages/${page}`) },
  {
    name: 'GET pages/{pageId}/links',
    call: (api: Tenant['api'], _: number, page: number) => api.get(`/pages/${page}/links`),
  },
];
const writes = [
  {
    name: 'POST sites/{siteId}/pages',
    call: (api: Tenant['api'], site: number) => api.post(`/sites/${site}/pages`, { path: '/new/' }),
  },
  {
    name: 'PATCH pages/{pageId}',
    call: (api: Tenant['api'], _: number, page: number) => api.patch(`/pages/${page}`, { purpose: 'Mine now' }),
  },
  {
    name: 'PATCH sites/{siteId}/pages',
    call: (api: Tenant['api'], site: number, page: number) =>
      api.patch(`/sites/${site}/pages`, { page_ids: [page], set: { purpose: 'Mine now' } }),
  },
];

async function foreignPage() {
  const owner = await system.tenant();
  const site = await seedSite(system, owner, { domain: 'private.example' });
  return { owner, site, page: await seedPage(system, site, '/a/') };
}

test.each([...reads, ...writes])("$name answers for another organization's as for a missing one", async ({ call }) => {
  const { owner, site, page } = await foreignPage();
  const { api } = await system.tenant();
  const [foreign, missing] = [await call(api, site.id, page.id), await call(api, 999_999_999, 999_999_999)];
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  expect((await owner.api.get(`/pages/${page.id}`)).body.data.purpose).toBeNull();
  expect((await owner.api.get(`/sites/${site.id}/pages`)).body.meta.total).toBe(1);
});

test("a bulk change of one's own site does not reach another organization's page", async () => {
  const { owner, page } = await foreignPage();
  const thief = await system.tenant();
  const site = await seedSite(system, thief);
  const answer = await thief.api.patch(`/sites/${site.id}/pages`, { page_ids: [page.id], set: { purpose: 'Mine' } });
  expect(answer.body.data.failed).toEqual([{ page_id: page.id, code: 'not_found', message: 'Page not found' }]);
  expect((await owner.api.get(`/pages/${page.id}`)).body.data.purpose).toBeNull();
});

test.each(writes)('$name needs the scope content:write', async ({ call }) => {
  const { owner, site, page } = await foreignPage();
  const { api } = await owner.newKey({ scopes: ['sites:read'] });
  const { status, body } = await call(api, site.id, page.id);
  expect([status, body.error]).toEqual([403, { code: 'forbidden', message: 'Missing required scope: content:write' }]);
});

test.each(reads)('$name needs the scope sites:read', async ({ call }) => {
  const { owner, site, page } = await foreignPage();
  const { api } = await owner.newKey({ scopes: ['content:write'] });
  const { status, body } = await call(api, site.id, page.id);
  expect([status, body.error]).toEqual([403, { code: 'forbidden', message: 'Missing required scope: sites:read' }]);
});

test.each([...reads, ...writes])('$name needs a key', async ({ call }) => {
  const { status, body } = await call(apiClient(system.baseUrl, null), 1, 1);
  expect([status, body.error.code]).toEqual([401, 'unauthorized']);
});
