import { describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { award, client, companyName, listing, person, phone, stat, testimonial } from './claims.ts';

const system = useSystem();
const setUp = async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const path = `/sites/${site.id}/facts`;
  return { tenant, site, path, api: tenant.api, post: (facts: unknown[]) => tenant.api.post(path, { facts }) };
};

describe('POST /sites/{siteId}/facts', () => {
  test('stores a fact of every kind as an api fact and answers it as GET does', async () => {
    const { api, path, post } = await setUp();
    const entries = [companyName(), phone(), listing(), testimonial(), stat(), award(), client(), person()];
    const { status, body } = await post(entries);
    expect(status).toBe(201);
    expect(body.data.updated).toEqual([]);
    expect(body.data.skipped).toEqual([]);
    expect(body.data.inserted.map(({ kind, key, data }: Record<string, unknown>) => ({ kind, key, data }))).toEqual(
      entries.map((entry) => ({ key: null, ...entry })),
    );
    for (const fact of body.data.inserted) {
      expect(fact).toMatchObject({
        source: 'api',
        source_url: null,
        verified: false,
        status: 'active',
        citation_count: 0,
      });
      expect(fact).toMatchObject({ in_sheet: true, last_verified_at: fact.created_at, updated_at: fact.created_at });
      expect(fact).not.toHaveProperty('citations');
    }
    const listed = await api.get(path);
    const byId = (facts: { id: string }[]) => [...facts].sort((a, b) => a.id.localeCompare(b.id));
    expect(byId(listed.body.data)).toEqual(byId(body.data.inserted));
  });

  test('updates the fact of the same identity, and keeps its id and its first time', async () => {
    const { post } = await setUp();
    const first = (await post([phone('1')])).body.data.inserted[0];
    const { body } = await post([phone('2')]);
    expect(body.data.inserted).toEqual([]);
    expect(body.data.updated).toMatchObject([{ id: first.id, data: { value: '2' }, created_at: first.created_at }]);
  });

  test.each([
    { name: 'a listing without its key', entry: { kind: 'listing', data: listing().data }, key: 'provider' },
    { name: 'a testimonial without a rating', entry: testimonial({ rating: undefined }), key: null },
    { name: 'a testimonial of 4 stars', entry: testimonial({ rating: 4 }), key: null },
    {
      name: 'a social profile',
      entry: { kind: 'contact', key: 'social:linkedin', data: { value: 'x' } },
      key: 'social:linkedin',
    },
    { name: 'an award whose year is a number', entry: award({ year: 2024 }), key: null },
    { name: 'a key of null where the kind has none', entry: { ...stat(), key: null }, key: null },
  ])('stores $name', async ({ entry, key }) => {
    const { post } = await setUp();
    const { body } = await post([entry]);
    expect(body.data).toMatchObject({ inserted: [{ key, data: JSON.parse(JSON.stringify(entry.data)) }], skipped: [] });
  });

  test('stores exactly what was sent: white space, emoji, numbers of any size', async () => {
    const { post } = await setUp();
    const data = { rating: 4.300000000000001, review_count: 9_007_199_254_740_991, url: ' https://maps.example/ 🚲 ' };
    expect((await post([{ kind: 'listing', data }])).body.data.inserted[0].data).toEqual(data);
  });

  test('stores the good entries of a request whose others are skipped, and says which', async () => {
    const { post } = await setUp();
    const { status, body } = await post([{ kind: 'rumour' }, phone(), 7, phone('other'), companyName()]);
    expect(status).toBe(201);
    expect(body.data.inserted.map(({ key }: { key: string }) => key)).toEqual(['phone', 'company_name']);
    expect(body.data.skipped).toEqual([
      { index: 0, reason: 'invalid' },
      { index: 2, reason: 'invalid' },
      { index: 3, reason: 'duplicate' },
    ]);
  });

  test('takes 100 facts at once', async () => {
    const { post } = await setUp();
    const { status, body } = await post(Array.from({ length: 100 }, (_, at) => stat({ label: `Label ${at}` })));
    expect([status, body.data.inserted.length]).toEqual([201, 100]);
  });

  test('inserts a fact once that several requests state at the same time', async () => {
    const { api, path, post } = await setUp();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post([phone(), stat()])));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(answers.flatMap(({ body }) => body.data.inserted)).toHaveLength(2);
    expect(answers.flatMap(({ body }) => body.data.skipped.map(({ reason }: { reason: string }) => reason))).toEqual(
      Array(10).fill('unchanged'),
    );
    expect((await api.get(path)).body.meta.total).toBe(2);
  });
});
