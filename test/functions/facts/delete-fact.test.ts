import { describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { phone, stat } from './claims.ts';
import { citation, seedFact } from './seed-fact.ts';

const system = useSystem();
const setUp = async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  return { site, path: `/sites/${site.id}/facts`, api: tenant.api };
};

describe('DELETE /sites/{siteId}/facts/{factId}', () => {
  test.each([
    { source: 'manual', mode: 'deleted' },
    { source: 'api', mode: 'deleted' },
    { source: 'crawl', mode: 'dismissed' },
    { source: 'schema_org', mode: 'dismissed' },
    { source: 'provider_business', mode: 'dismissed' },
  ] as const)('a fact from $source is $mode', async ({ source, mode }) => {
    const { site, path, api } = await setUp();
    const { id } = await seedFact(system, site, phone(), { source });
    const { status, body } = await api.delete(`${path}/${id}`);
    expect([status, body]).toEqual([200, { data: { mode } }]);
    expect((await api.get(`${path}?status=all`)).body).toEqual({ data: [], meta: { total: 0, sheet_count: 0 } });
    expect((await api.delete(`${path}/${id}`)).status).toBe(404);
    expect((await api.patch(`${path}/${id}`, { data: { value: '1' } })).status).toBe(404);
  });

  test.each([
    ['that a page says, is dismissed', phone(), 'active', 'dismissed'],
    ['under whose key pages said something else, is deleted', phone(), 'gone', 'deleted'],
    ['without a key, that a page said, is dismissed', stat(), 'gone', 'dismissed'],
  ] as const)('an api fact %s', async (_which, entry, status, mode) => {
    const { site, path, api } = await setUp();
    const cited = { citations: [citation({ status })], citationCount: 1 };
    const activeCitationCount = status === 'active' ? 1 : 0;
    const { id } = await seedFact(system, site, entry, { source: 'api', ...cited, activeCitationCount });
    expect((await api.delete(`${path}/${id}`)).body).toEqual({ data: { mode } });
    expect((await api.get(`${path}?status=all`)).body.data).toEqual([]);
    const { body } = await api.post(path, { facts: [entry] });
    expect(body.data.skipped).toEqual(mode === 'dismissed' ? [{ index: 0, reason: 'dismissed' }] : []);
  });

  test('a deleted fact can be stated again, under all words that it had', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [stat()] })).body.data.inserted;
    await api.patch(`${path}/${fact.id}`, { data: { label: 'New label', value: '1' } });
    await api.delete(`${path}/${fact.id}`);
    const { body } = await api.post(path, { facts: [stat(), stat({ label: 'New label' })] });
    expect(body.data.inserted).toHaveLength(2);
  });

  test('several requests at the same time delete once', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [phone()] })).body.data.inserted;
    const answers = await Promise.all([1, 2, 3].map(() => api.delete(`${path}/${fact.id}`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404, 404]);
  });
});
