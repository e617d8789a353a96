import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

describe('POST /sites/{siteId}/pages refuses', () => {
  test.each([
    { name: 'no path', body: {}, message: 'path: is required' },
    { name: 'an empty path', body: { path: '' }, message: 'path: must have 1 to 500 characters' },
    {
      name: 'a path of 501 characters',
      body: { path: 'a'.repeat(501) },
      message: 'path: must have 1 to 500 characters',
    },
    { name: 'a blank path', body: { path: ' \t' }, message: 'path: must be a path' },
    { name: 'a query alone', body: { path: '?p=12' }, message: 'path: must be a path' },
    { name: 'a fragment alone', body: { path: '#top' }, message: 'path: must be a path' },
    { name: 'a full URL', body: { path: 'https://shop.example/a/' }, message: 'not a URL' },
    { name: 'a full URL in capitals', body: { path: ' HTTP:shop.example/a/' }, message: 'not a URL' },
    { name: 'a path that is no text', body: { path: 7 } },
    { name: 'a path of null', body: { path: null } },
    { name: 'a path with an unpaired surrogate', body: { path: '/\ud83d/' } },
    { name: 'crawl as text', body: { path: '/x/', crawl: 'yes' } },
    { name: 'a title of 301 characters', body: { path: '/x/', title: 'a'.repeat(301) } },
    { name: 'a purpose of 2,001 characters', body: { path: '/x/', purpose: 'a'.repeat(2001) } },
    { name: 'a keyword of 201 characters', body: { path: '/x/', primary_keyword: 'a'.repeat(201) } },
    {
      name: '21 secondary keywords',
      body: { path: '/x/', secondary_keywords: Array.from({ length: 21 }, (_, at) => `${at}`) },
    },
    { name: 'a blank keyword', body: { path: '/x/', primary_keyword: '  ' } },
    { name: 'a blank secondary keyword', body: { path: '/x/', secondary_keywords: [' \t'] } },
    { name: 'an empty secondary keyword', body: { path: '/x/', secondary_keywords: [''] } },
    { name: 'a secondary keyword of 201 characters', body: { path: '/x/', secondary_keywords: ['a'.repeat(201)] } },
    { name: 'an unknown field', body: { path: '/x/', is_priority: true }, message: 'unknown field "is_priority"' },
    { name: 'a list', body: [{ path: '/x/' }] },
  ])('$name (400), and writes nothing', async ({ body, message = '' }) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const answer = await tenant.api.post(`/sites/${site.id}/pages`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(message);
    expect((await tenant.api.get(`/sites/${site.id}/pages`)).body.meta.total).toBe(0);
  });

  test.each(['/same-place/', 'Same-Place', '/same-place', '/same-place//'])(
    'a path where a live page is, spelled %s (409), and leaves that page alone',
    async (path) => {
      const tenant = await system.tenant();
      const site = await seedSite(system, tenant);
      const page = await seedPage(system, site, '/same-place/');
      const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path, purpose: 'other' });
      expect([status, body]).toEqual([
        409,
        {
          error: {
            code: 'conflict',
            message: 'A page already exists at this path',
            details: { page_id: page.id },
          },
        },
      ]);
      expect((await tenant.api.get(`/pages/${page.id}`)).body.data.purpose).toBeNull();
      expect((await tenant.api.get(`/sites/${site.id}`)).body.data.page_count).toBe(1);
    },
  );

  test('a crawl without a subscription (402) before it writes anything [recrawl/pays-first]', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const site = await seedSite(system, tenant);
    await seedPage(system, site, '/taken/');
    for (const path of ['/paid/', '/taken/']) {
      const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path, crawl: true });
      expect([status, body.error.code, body.error.details]).toEqual([
        402,
        'payment_required',
        { limit: 0, used: 0, remaining: 0 },
      ]);
    }
    expect((await tenant.api.get(`/sites/${site.id}/pages`)).body.meta.total).toBe(1);
  });

  test('a crawl on a planned site (400)', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant, { domain: 'My café', planned: true });
    const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/menu/', crawl: true });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect((await tenant.api.get(`/sites/${site.id}/pages`)).body.meta.total).toBe(0);
  });

  test.each(['999999999', '0', '-1', 'x', '1.5'])('a site %s that does not exist (404)', async (siteId) => {
    const tenant = await system.tenant();
    const { status, body } = await tenant.api.post(`/sites/${siteId}/pages`, { path: '/x/' });
    expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Site not found' } }]);
  });
});
