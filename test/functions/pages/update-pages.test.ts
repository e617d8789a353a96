import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { holdKeywordLock } from './locks.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

describe('PATCH /sites/{siteId}/pages', () => {
  test('changes the pages in the listed order and answers their details', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const [a, b, c] = [
      await seedPage(system, site, '/a/'),
      await seedPage(system, site, '/b/'),
      await seedPage(system, site, '/c/'),
    ];
    const set = { primary_keyword: 'k', secondary_keywords: ['x'], is_priority: true, purpose: '  Bulk purpose ' };
    const { status, body } = await tenant.api.patch(`/sites/${site.id}/pages`, { page_ids: [c.id, a.id, b.id], set });
    expect([status, body.meta]).toEqual([200, { requested: 3, updated: 3, failed: 0 }]);
    expect(body.data.failed).toEqual([]);
    expect(body.data.updated.map(({ id }: { id: number }) => id)).toEqual([c.id, a.id, b.id]);
    const times = body.data.updated.map((page: { updated_at: string }) => page.updated_at);
    expect(times).toEqual([...times].sort());
    for (const page of body.data.updated) {
      expect(page).toMatchObject({ ...set, purpose: 'Bulk purpose', is_priority_manual: true });
      // The recompute that the keyword asks for may have come in between.
      const { opportunity_score: _, ...written } = page;
      expect((await tenant.api.get(`/pages/${page.id}`)).body.data).toMatchObject(written);
    }
  });

  test('writes the pages that it can and tells why the others failed', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    const elsewhere = await seedPage(system, await seedSite(system, tenant), '/a/');
    const { status, body } = await tenant.api.patch(`/sites/${site.id}/pages`, {
      page_ids: [987654321, page.id, elsewhere.id],
      set: { purpose: 'Partly' },
    });
    expect([status, body.meta]).toEqual([200, { requested: 3, updated: 1, failed: 2 }]);
    expect(body.data.updated.map(({ id }: { id: number }) => id)).toEqual([page.id]);
    expect(body.data.failed).toEqual([
      { page_id: 987654321, code: 'not_found', message: 'Page not found' },
      { page_id: elsewhere.id, code: 'not_found', message: 'Page not found' },
    ]);
    expect((await tenant.api.get(`/pages/${elsewhere.id}`)).body.data.purpose).toBeNull();
  });

  test('takes 50 ids, and succeeds when all of them fail', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page_ids = Array.from({ length: 50 }, (_, at) => 900_000_000 + at);
    const { status, body } = await tenant.api.patch(`/sites/${site.id}/pages`, {
      page_ids,
      set: { is_priority: true },
    });
    expect([status, body.meta]).toEqual([200, { requested: 50, updated: 0, failed: 50 }]);
  });

  test('fails an id that no page can have as `not_found`, as any page that is not there', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page_ids = [Number.MAX_SAFE_INTEGER, 2 ** 60, 1e21];
    const { status, body } = await tenant.api.patch(`/sites/${site.id}/pages`, { page_ids, set: { purpose: 'x' } });
    expect([
      status,
      body.data.failed.map(({ page_id, code }: { page_id: number; code: string }) => [page_id, code]),
    ]).toEqual([200, page_ids.map((id) => [id, 'not_found'])]);
  });

  test('refuses a keyword write while keywords are generated (409) before it writes anything; other fields pass', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    await holdKeywordLock(system, site, new Date(Date.now() + 3_600_000).toISOString());
    const bulk = (set: object) => tenant.api.patch(`/sites/${site.id}/pages`, { page_ids: [page.id], set });
    const refused = await bulk({ primary_keyword: 'k', purpose: 'never written' });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      { code: 'keyword_generation_in_progress', message: expect.stringContaining('generation gen_kw_1_1 is running') },
    ]);
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data.purpose).toBeNull();
    expect((await bulk({ purpose: 'Written' })).body.meta.updated).toBe(1);
  });

  test.each([
    { name: 'no ids', body: { set: { purpose: 'x' } } },
    { name: 'an empty list of ids', body: { page_ids: [], set: { purpose: 'x' } } },
    { name: '51 ids', body: { page_ids: Array.from({ length: 51 }, (_, at) => at + 1), set: { purpose: 'x' } } },
    { name: 'an id twice', body: { page_ids: [1, 1], set: { purpose: 'x' } }, message: 'page_ids: must be unique' },
    { name: 'an id of zero', body: { page_ids: [0], set: { purpose: 'x' } } },
    { name: 'a fraction', body: { page_ids: [1.5], set: { purpose: 'x' } } },
    { name: 'an id as text', body: { page_ids: ['1'], set: { purpose: 'x' } } },
    { name: 'no set', body: { page_ids: [1] } },
    { name: 'an empty set', body: { page_ids: [1], set: {} }, message: 'set: must have at least one field' },
    { name: 'a gsc_url', body: { page_ids: [1], set: { gsc_url: null } }, message: 'unknown field "gsc_url"' },
    { name: 'an unknown field of the set', body: { page_ids: [1], set: { purpose: 'x', title: 'x' } } },
    { name: 'an unknown field of the body', body: { page_ids: [1], set: { purpose: 'x' }, force: true } },
    { name: 'an empty keyword', body: { page_ids: [1], set: { primary_keyword: '' } } },
    { name: '101 secondary keywords', body: { page_ids: [1], set: { secondary_keywords: Array(101).fill('k') } } },
  ])('refuses $name (400)', async ({ body, message = '' }) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const answer = await tenant.api.patch(`/sites/${site.id}/pages`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(message);
  });

  test('answers 404 for a site that does not exist', async () => {
    const { api } = await system.tenant();
    const { status, body } = await api.patch('/sites/999999999/pages', { page_ids: [1], set: { purpose: 'x' } });
    expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Site not found' } }]);
  });
});
