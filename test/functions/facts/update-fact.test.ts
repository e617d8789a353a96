import { describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { companyName, phone, stat, testimonial } from './claims.ts';
import { citation, seedFact } from './seed-fact.ts';

const system = useSystem();
const setUp = async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  return { site, path: `/sites/${site.id}/facts`, api: tenant.api };
};

describe('PATCH /sites/{siteId}/facts/{factId}', () => {
  test('replaces the data and keeps the rest', async () => {
    const { site, path, api } = await setUp();
    const fact = await seedFact(system, site, stat({ context: 'since 1998' }), {
      citations: [citation()],
      citationCount: 1,
    });
    const data = { label: 'Bikes repaired', value: '13,000' };
    const { status, body } = await api.patch(`${path}/${fact.id}`, { data });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: fact.id,
      data,
      source: 'crawl',
      status: 'active',
      created_at: fact.createdAt,
    });
    expect(body.data.data).toEqual(data);
    expect(body.data.updated_at > fact.updatedAt).toBe(true);
    expect((await api.get(path)).body.data).toEqual([body.data]);
  });

  test('makes a stale fact active: a person vouches for it now', async () => {
    const { site, path, api } = await setUp();
    const { id } = await seedFact(system, site, phone(), { status: 'stale' });
    expect((await api.patch(`${path}/${id}`, { data: { value: '1' } })).body.data.status).toBe('active');
  });

  test('moves a fact to another key, and frees the one it had', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [companyName()] })).body.data.inserted;
    const moved = await api.patch(`${path}/${fact.id}`, { key: 'legal_name', data: { value: 'Fernhill Ltd' } });
    expect(moved.body.data).toMatchObject({ key: 'legal_name', data: { value: 'Fernhill Ltd' } });
    expect((await api.post(path, { facts: [companyName()] })).body.data.inserted).toHaveLength(1);
  });

  test('can be done again and again', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [stat()] })).body.data.inserted;
    for (const label of ['A', 'B', 'Bikes repaired', 'C']) {
      expect((await api.patch(`${path}/${fact.id}`, { data: { label, value: '1' } })).status).toBe(200);
    }
    // The words in between are free again.
    expect((await api.post(path, { facts: [stat({ label: 'A' })] })).body.data.inserted).toHaveLength(1);
  });

  test('ignores a key where the kind has none', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [stat()] })).body.data.inserted;
    for (const key of [null, 'label']) {
      const { status, body } = await api.patch(`${path}/${fact.id}`, { key, data: fact.data });
      expect([status, body.data.key]).toEqual([200, null]);
    }
  });

  test('loses no change when several are made at the same time', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [phone()] })).body.data.inserted;
    const answers = await Promise.all(
      ['1', '2', '3'].map((value) => api.patch(`${path}/${fact.id}`, { data: { value } })),
    );
    expect(answers.map(({ status, body }) => [status, body.data.data.value])).toEqual([
      [200, '1'],
      [200, '2'],
      [200, '3'],
    ]);
    expect((await api.get(path)).body.data).toHaveLength(1);
  });

  test('answers 409 with the other fact where both would be the same', async () => {
    const { path, api } = await setUp();
    const { inserted } = (
      await api.post(path, { facts: [companyName(), testimonial(), testimonial({ quote: 'Other' })] })
    ).body.data;
    await api.post(path, { facts: [{ ...companyName(), key: 'legal_name' }] });
    const clash = await api.patch(`${path}/${inserted[2].id}`, { data: testimonial().data });
    // "`details` appears only for codes that define it": of a conflict, the page at a path alone.
    expect([clash.status, clash.body.error]).toEqual([
      409,
      { code: 'conflict', message: `The site already has this fact: ${inserted[1].id}` },
    ]);
    expect((await api.patch(`${path}/${inserted[0].id}`, { key: 'legal_name', data: { value: 'x' } })).status).toBe(
      409,
    );
  });

  test('answers 409 without an id where the other fact was dismissed', async () => {
    const { site, path, api } = await setUp();
    const { id } = await seedFact(system, site, phone());
    await api.delete(`${path}/${id}`);
    const [fact] = (await api.post(path, { facts: [{ ...phone(), key: 'email' }] })).body.data.inserted;
    const { status, body } = await api.patch(`${path}/${fact.id}`, { key: 'phone', data: { value: '1' } });
    expect([status, body.error.code, body.error.details]).toEqual([409, 'conflict', undefined]);
  });

  test.each([
    { name: 'no data', body: {} },
    { name: 'a key alone', body: { key: 'email' } },
    { name: 'data of null', body: { data: null } },
    { name: 'data that are a list', body: { data: [] } },
    { name: 'data of another kind', body: { data: stat().data } },
    {
      name: 'a blank value',
      body: { data: { value: ' ' } },
      message: 'Invalid body: data.value: must have 1 to 2,000 characters and must not be blank',
    },
    {
      name: 'an unknown field in the data',
      body: { data: { value: '1', note: 'x' } },
      message: 'Invalid body: data: unknown field "note"',
    },
    { name: 'no value in the data', body: { data: {} }, message: 'Invalid body: data.value: is required' },
    {
      name: 'an unknown key',
      body: { data: { value: '1' }, key: 'fax' },
      message: 'Invalid body: key: must be a key of kind contact',
    },
    { name: 'a key of null', body: { data: { value: '1' }, key: null } },
    { name: 'another kind', body: { data: { value: '1' }, kind: 'identity' } },
    { name: 'verified', body: { data: { value: '1' }, verified: true } },
  ])('refuses $name', async ({ body: sent, message }) => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [phone()] })).body.data.inserted;
    const { status, body } = await api.patch(`${path}/${fact.id}`, sent);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    if (message) expect(body.error.message).toBe(message);
    expect((await api.get(path)).body.data).toEqual([fact]);
  });

  test('refuses a testimonial of fewer than 4 stars', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [testimonial()] })).body.data.inserted;
    expect((await api.patch(`${path}/${fact.id}`, { data: testimonial({ rating: 3 }).data })).status).toBe(400);
  });
});

describe('the path of a fact', () => {
  const missing = '3f2b8a52-2f6a-4b8e-9a57-0a4d7c1f2e11';
  test.each([
    { factId: 'none', status: 400 },
    { factId: '7', status: 400 },
    { factId: `${missing}0`, status: 400 },
    { factId: missing, status: 404 },
    { factId: '00000000-0000-0000-0000-000000000001', status: 404 },
  ])('answers $status for $factId', async ({ factId, status }) => {
    const { path, api } = await setUp();
    expect((await api.patch(`${path}/${factId}`, { data: { value: '1' } })).status).toBe(status);
    expect((await api.delete(`${path}/${factId}`)).status).toBe(status);
  });

  test('takes an id in capitals', async () => {
    const { path, api } = await setUp();
    const [fact] = (await api.post(path, { facts: [phone()] })).body.data.inserted;
    expect((await api.patch(`${path}/${fact.id.toUpperCase()}`, { data: { value: '1' } })).status).toBe(200);
  });

  test('answers 404 for a site that is not there, and for a malformed one', async () => {
    const { api } = await setUp();
    for (const siteId of ['999999', 'none', '0']) {
      expect((await api.patch(`/sites/${siteId}/facts/${missing}`, { data: { value: '1' } })).body.error.message).toBe(
        'Site not found',
      );
      expect((await api.delete(`/sites/${siteId}/facts/${missing}`)).body.error.message).toBe('Site not found');
    }
  });

  test("answers 404 for a fact of the organization's other site", async () => {
    const tenant = await system.tenant();
    const other = await seedFact(system, await seedSite(system, tenant), phone());
    const site = await seedSite(system, tenant);
    expect((await tenant.api.delete(`/sites/${site.id}/facts/${other.id}`)).status).toBe(404);
  });
});
