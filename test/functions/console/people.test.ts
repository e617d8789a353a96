/** Dashboard work by the specification: facts edited and dismissed, verdicts given; and rubrics. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type ApiAnswer, apiClient } from '../../harness/api-client.ts';
import { beginSession, sessionHeaders } from '../../harness/session-client.ts';
import { useSystem } from '../../harness/system.ts';
import { makeResources, type Resources } from '../../structure/tenant-resources.ts';

const system = useSystem();
let own: Resources;
let headers: Record<string, string>;
beforeAll(async () => {
  own = await makeResources(system, { domain: `${crypto.randomUUID()}.example` });
  headers = sessionHeaders(await beginSession(system.table, own.tenant));
});

const send = (method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  apiClient(system.baseUrl, null).raw(method, path, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('a fact', () => {
  const factPath = () => `/console/sites/${own.ids['siteId']}/facts/${own.ids['factId']}`;
  const listPath = () => `/sites/${own.ids['siteId']}/facts`;
  const post = (value: string) =>
    own.tenant.api.post(listPath(), { facts: [{ kind: 'identity', key: 'company_name', data: { value } }] });

  test('that was edited in the dashboard is skipped as `edited` by POST (spec, Site facts)', async () => {
    const edited = await send('PATCH', factPath(), { data: { value: 'Edited' } });
    expect([edited.status, edited.body.data.data, edited.body.dismissed]).toEqual([200, { value: 'Edited' }, false]);
    expect((await post('Other')).body.data.skipped).toEqual([{ index: 0, reason: 'edited' }]);
  });

  test('that was dismissed is returned no more and skipped as `dismissed`, until it is restored', async () => {
    const { status, body } = await send('PATCH', factPath(), { dismissed: true });
    expect([status, body.dismissed]).toEqual([200, true]);
    expect((await own.tenant.api.get(`${listPath()}?status=all`)).body.data).toEqual([]);
    expect((await post('Edited')).body.data.skipped).toEqual([{ index: 0, reason: 'dismissed' }]);
    const dismissed = await send('GET', `/console/sites/${own.ids['siteId']}/dismissed-facts`);
    expect(dismissed.body.data.map(({ id }: { id: string }) => id)).toEqual([own.ids['factId']]);
    expect((await send('PATCH', factPath(), { data: { value: 'Edited' } })).status).toBe(404);

    expect((await send('PATCH', factPath(), { dismissed: false })).body.dismissed).toBe(false);
    expect((await own.tenant.api.get(listPath())).body.data).toMatchObject([{ data: { value: 'Edited' } }]);
  });

  test.each([[{}], [{ data: { value: 'x' }, dismissed: true }], [{ data: { wrong: 1 } }], [{ dismissed: 'yes' }]])(
    'refuses %j',
    async (body) => expect((await send('PATCH', factPath(), body)).status).toBe(400),
  );
});

describe('a rubric', () => {
  const path = () => `/console/sites/${own.ids['siteId']}/rubric`;
  interface Component {
    component_type: string;
    weight: number;
  }

  test('takes other weights, counts for the site, and goes back to that of the product', async () => {
    const before = await send('GET', path());
    expect(before.body.own).toBe(false);
    const [first, second, ...others]: Component[] = before.body.data.components;
    if (!first || !second) throw new Error('a rubric has components');
    const components = [
      { ...first, weight: first.weight + second.weight / 2 },
      { ...second, weight: second.weight / 2 },
      ...others,
    ];
    const put = await send('PUT', path(), { components });
    expect([put.status, put.body.own]).toEqual([200, true]);
    const read = await own.tenant.api.get(`/sites/${own.ids['siteId']}/rubric`);
    expect(read.body.data.components.map(({ weight }: Component) => weight)).toEqual(
      components.map(({ weight }) => weight),
    );
    expect((await send('PUT', path(), { components: null })).body).toEqual(before.body);
  });

  test.each([
    ['sum to more than 1', (at: Component) => ({ ...at, weight: at.weight + 0.01 }), /weights must sum to 1/],
    ['are 0', (at: Component) => ({ ...at, weight: 0 }), /weight/],
    ['belong to no component', (at: Component) => ({ ...at, component_type: 'x' }), /component_type/],
  ])('refuses weights that %s', async (_, change, message) => {
    const { components } = (await send('GET', path())).body.data;
    const answer = await send('PUT', path(), { components: components.map(change) });
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringMatching(message)]);
    expect((await send('GET', path())).body.own).toBe(false);
  });
});

describe('a verdict produced in the dashboard', () => {
  const verdict = (body: unknown) => send('POST', `/console/recommendations/${own.ids['recId']}/verdict`, body);

  test('leaves an open recommendation open or applies it, with `validation_scope` null (spec, Verification)', async () => {
    const refused = await verdict({ addressed: false, reasoning: 'Not yet.' });
    expect(refused.body.data.recommendation).toMatchObject({
      status: 'pending',
      verification: { addressed: false, skipped: false, validation_scope: null },
    });
    const given = await verdict({ addressed: true });
    expect([given.status, given.body.data.recommendation]).toMatchObject([
      200,
      { status: 'applied', verification: { addressed: true, skipped: false, validation_scope: null } },
    ]);
    const taken = await verdict({ addressed: false });
    expect(taken.body.data.recommendation).toMatchObject({ status: 'applied', verification: { addressed: false } });
  });
});
