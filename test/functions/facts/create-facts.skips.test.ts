import { describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { award, client, companyName, listing, person, phone, stat, testimonial } from './claims.ts';
import { seedFact } from './seed-fact.ts';

const system = useSystem();
const setUp = async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const path = `/sites/${site.id}/facts`;
  return { site, path, api: tenant.api, post: (facts: unknown[]) => tenant.api.post(path, { facts }) };
};

describe('skips as invalid', () => {
  test.each([
    { name: 'null', entry: null },
    { name: 'a text', entry: 'phone' },
    { name: 'a list', entry: [] },
    { name: 'an empty object', entry: {} },
    { name: 'an unknown kind', entry: { ...stat(), kind: 'rumour' } },
    { name: 'a kind in capitals', entry: { ...stat(), kind: 'STAT' } },
    { name: 'no data', entry: { kind: 'stat' } },
    { name: 'data of null', entry: { kind: 'stat', data: null } },
    { name: 'an unknown field beside the data', entry: { ...stat(), source: 'manual' } },
    { name: 'an unknown field in the data', entry: stat({ verified: true }) },
    { name: 'an identity without a key', entry: { kind: 'identity', data: { value: 'x' } } },
    { name: 'an identity with a key of contact', entry: { ...companyName(), key: 'phone' } },
    { name: 'a contact with an unknown key', entry: { ...phone(), key: 'fax' } },
    { name: 'a social key without a platform', entry: { ...phone(), key: 'social:' } },
    { name: 'a social key with a space', entry: { ...phone(), key: 'social:linked in' } },
    { name: 'a key that is a number', entry: { ...phone(), key: 7 } },
    { name: 'a key that every object has', entry: { ...phone(), key: 'constructor' } },
    { name: 'a key for a kind without keys', entry: { ...stat(), key: 'label' } },
    { name: 'another key for the listing', entry: { ...listing(), key: 'google' } },
    { name: 'a value that is a number', entry: { kind: 'identity', key: 'founding_year', data: { value: 1998 } } },
    { name: 'a blank value', entry: phone(' \n ') },
    { name: 'a value of 2,001 characters', entry: phone('1'.repeat(2001)) },
    { name: 'an unpaired surrogate', entry: phone('\ud83d') },
    { name: 'a listing without a rating', entry: listing({ rating: undefined }) },
    { name: 'a listing of 5.1 stars', entry: listing({ rating: 5.1 }) },
    { name: 'a listing with half a review', entry: listing({ review_count: 1.5 }) },
    { name: 'a listing with fewer than no reviews', entry: listing({ review_count: -1 }) },
    { name: 'a testimonial without an author', entry: testimonial({ author_name: undefined }) },
    { name: 'a testimonial of 6 stars', entry: testimonial({ rating: 6 }) },
    { name: 'a testimonial of minus one star', entry: testimonial({ rating: -1 }) },
    { name: 'a testimonial whose rating is text', entry: testimonial({ rating: '5' }) },
    { name: 'a testimonial of 4.5 stars: only 4 or 5 are stored', entry: testimonial({ rating: 4.5 }) },
    { name: 'a testimonial of 2 stars that is invalid as well', entry: testimonial({ rating: 2, quote: '' }) },
    { name: 'a testimonial from an unknown platform', entry: testimonial({ platform: 'google' }) },
    { name: 'a stat without a value', entry: stat({ value: undefined }) },
    { name: 'an award without a name', entry: award({ name: undefined }) },
    { name: 'a client of an unknown type', entry: client({ type: 'friend' }) },
    { name: 'a person without a role', entry: person({ role: undefined }) },
  ])('$name', async ({ entry }) => {
    const { api, path, post } = await setUp();
    const { status, body } = await post([entry]);
    expect([status, body.data]).toEqual([
      201,
      { inserted: [], updated: [], skipped: [{ index: 0, reason: 'invalid' }] },
    ]);
    expect((await api.get(`${path}?status=all`)).body.meta.total).toBe(0);
  });
});

describe('skips what is known better', () => {
  const skippedOf = async (
    post: (facts: unknown[]) => Promise<{ body: { data: { skipped: unknown } } }>,
    entry: unknown,
  ) => (await post([entry])).body.data.skipped;

  test.each([3, 3.9, 1, 0])('a testimonial of %d stars as low_rating', async (rating) => {
    const { post } = await setUp();
    expect(await skippedOf(post, testimonial({ rating }))).toEqual([{ index: 0, reason: 'low_rating' }]);
  });

  test('a testimonial of few stars hides no later one of the same words', async () => {
    const { post } = await setUp();
    const { body } = await post([testimonial({ rating: 1 }), testimonial()]);
    expect(body.data).toMatchObject({
      inserted: [{ kind: 'testimonial' }],
      skipped: [{ index: 0, reason: 'low_rating' }],
    });
  });

  test.each([
    { name: 'the same phone key', first: phone('1'), second: phone('2') },
    { name: 'the listing', first: listing(), second: { kind: 'listing', data: listing({ rating: 1 }).data } },
    {
      name: 'a quote in other letters and punctuation',
      first: testimonial(),
      second: testimonial({ quote: ' “they SAVED my commute!” ', author_name: 'ada byron' }),
    },
    { name: 'a label', first: stat(), second: stat({ label: 'bikes  repaired:', value: '1' }) },
    { name: 'an award with its year as a number', first: award(), second: award({ year: 2024 }) },
    { name: 'a client', first: client(), second: client({ url: 'https://post.example' }) },
    { name: 'a person', first: person(), second: person({ role: 'Owner' }) },
  ])('a duplicate within the request: $name', async ({ first, second }) => {
    const { post } = await setUp();
    const { body } = await post([first, second]);
    expect(body.data).toMatchObject({ inserted: [first], skipped: [{ index: 1, reason: 'duplicate' }] });
  });

  test.each([
    { name: 'another author', entry: testimonial({ author_name: 'Alan' }), first: testimonial() },
    { name: 'another year', entry: award({ year: '2023' }), first: award() },
    { name: 'another type', entry: client({ type: 'press' }), first: client() },
    { name: 'quotes of punctuation alone', entry: testimonial({ quote: '!!!' }), first: testimonial({ quote: '???' }) },
  ])('two facts are not the same: $name', async ({ first, entry }) => {
    const { post } = await setUp();
    expect((await post([first, entry])).body.data.inserted).toHaveLength(2);
  });

  test('the same data again as unchanged', async () => {
    const { post } = await setUp();
    await post([listing()]);
    expect(await skippedOf(post, listing())).toEqual([{ index: 0, reason: 'unchanged' }]);
  });

  test('other data than a person entered as lower_precedence, and the same data as unchanged', async () => {
    const { site, post } = await setUp();
    await seedFact(system, site, phone('1'), { source: 'manual' });
    expect(await skippedOf(post, phone('2'))).toEqual([{ index: 0, reason: 'lower_precedence' }]);
    expect(await skippedOf(post, phone('1'))).toEqual([{ index: 0, reason: 'unchanged' }]);
  });

  test.each(['crawl', 'schema_org', 'provider_business'] as const)('nothing that came from %s', async (source) => {
    const { site, post } = await setUp();
    const { id } = await seedFact(system, site, phone('1'), { source, sourceUrl: 'https://shop.example/' });
    expect((await post([phone('2')])).body.data.updated).toMatchObject([
      { id, source: 'api', source_url: null, data: { value: '2' } },
    ]);
  });

  test('a stale fact that is stated again becomes an active api fact', async () => {
    const { site, post } = await setUp();
    const { id } = await seedFact(system, site, phone('1'), { status: 'stale' });
    expect((await post([phone('1')])).body.data.updated).toMatchObject([{ id, source: 'api', status: 'active' }]);
  });

  test('a fact that somebody edited as edited, under its new words and under those it was found by', async () => {
    const { site, api, path, post } = await setUp();
    const { id } = await seedFact(system, site, stat());
    await api.patch(`${path}/${id}`, { data: { label: 'Bikes mended', value: '12,500' } });
    const { body } = await post([stat({ label: 'Bikes mended' }), stat()]);
    expect(body.data.skipped).toEqual([
      { index: 0, reason: 'edited' },
      { index: 1, reason: 'edited' },
    ]);
  });

  test('a dismissed fact as dismissed', async () => {
    const { site, api, path, post } = await setUp();
    const { id } = await seedFact(system, site, phone());
    await api.delete(`${path}/${id}`);
    expect(await skippedOf(post, phone())).toEqual([{ index: 0, reason: 'dismissed' }]);
  });
});
