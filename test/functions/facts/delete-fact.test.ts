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
    expect((await api.patch(`${path}/${id}`, { data: phone().data })).status).toBe(404);
  });

  test.each([phone(), stat()])(
    '"DELETE of a manual or api fact hard-deletes it": also one that pages say, %j',
    async (entry) => {
      const { site, path, api } = await setUp();
      const cited = { citations: [citation({ status: 'active' })], citationCount: 1, activeCitationCount: 1 };
      const { id } = await seedFact(system, site, entry, { source: 'api', ...cited });
      expect((await api.delete(`${path}/${id}`)).body).toEqual({ data: { mode: 'deleted' } });
      expect((await api.post(path, { facts: [entry] })).body.data.inserted).toHaveLength(1);
    },
  );

  test('a fact that was "dismissed (kept, never returned, not resurrected by later extraction)" takes the right value of a person', async () => {
    const { site, path, api } = await setUp();
    const [wrong, right] = [phone('+44 20 7946 0000'), phone('+44 20 7946 0001')];
    for (const write of ['post', 'patch'] as const) {
      const key = write === 'post' ? 'phone' : 'email';
      const found = await seedFact(system, site, { ...wrong, key }, { source: 'crawl' });
      await api.delete(`${path}/${found.id}`);
      const same = await api.post(path, { facts: [{ ...wrong, key }] });
      expect(same.body.data.skipped).toEqual([{ index: 0, reason: 'dismissed' }]);
      const { status } =
        write === 'post'
          ? await api.post(path, { facts: [{ ...right, key }] })
          : await api.patch(`${path}/${found.id}`, { data: right.data });
      expect(status).toBe(write === 'post' ? 201 : 200);
      const [shown] = (await api.get(`${path}?kind=contact`)).body.data.filter(
        (one: { key: string }) => one.key === key,
      );
      expect(shown).toMatchObject({ id: found.id, data: right.data, status: 'active', citation_count: 0 });
    }
  });

  test('"dismisses it (kept, never returned, not resurrected by later extraction)": also under a fact that was stated in its place and is "hard-deleted"', async () => {
    const { site, path, api } = await setUp();
    const [wrong, right] = [phone('+44 20 7946 0000'), phone('+44 20 7946 0001')];
    const found = await seedFact(system, site, wrong, { source: 'crawl' });
    await api.delete(`${path}/${found.id}`);
    const stated = await api.post(path, { facts: [right] });
    expect([stated.body.data.inserted.length, stated.body.data.updated]).toEqual([1, []]);
    const { id } = stated.body.data.inserted[0];
    expect((await api.delete(`${path}/${id}`)).body).toEqual({ data: { mode: 'deleted' } });
    expect((await api.patch(`${path}/${id}`, { data: right.data })).status).toBe(404);
    expect((await api.get(`${path}?status=all`)).body.data).toEqual([]);
    expect((await api.post(path, { facts: [wrong] })).body.data.skipped).toEqual([{ index: 0, reason: 'dismissed' }]);
    expect((await api.post(path, { facts: [right] })).body.data.inserted).toHaveLength(1);
  });

  test('"evidence (exact extracted text)" is of the value that stands: another value has none of the citations', async () => {
    const { site, path, api } = await setUp();
    const cited = { citations: [citation({ status: 'active' })], citationCount: 1, activeCitationCount: 1 };
    const { id } = await seedFact(system, site, phone(), { source: 'crawl', ...cited });
    const read = async () => (await api.get(`${path}?include=citations`)).body.data[0];
    await api.post(path, { facts: [phone()] });
    expect(await read()).toMatchObject({ id, source: 'api', citation_count: 1 });
    await api.post(path, { facts: [phone('+44 20 7946 0009')] });
    expect(await read()).toMatchObject({ id, citation_count: 0, citations: [] });
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
