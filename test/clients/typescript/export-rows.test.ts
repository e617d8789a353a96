import { expect, expectTypeOf, test } from 'vitest';
import { ApiError, type Components, ConnectionError, createClient } from '../../../clients/typescript/src/index.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

/** Responses of an export, one part after the other, and what was asked for. */
function scripted(parts: readonly { body: string | ReadableStream; link?: string }[], { retries = 0 } = {}) {
  const asked: { url: string; accept: string | null }[] = [];
  const api = createClient({
    baseUrl: 'http://api.test/v1',
    apiKey: 'coa_x',
    retries,
    async fetch(url, init) {
      asked.push({ url, accept: new Headers(init.headers).get('accept') });
      const { body, link } = parts[asked.length - 1] ?? { body: '' };
      return new Response(body, { headers: { 'content-type': 'application/jsonl', ...(link ? { link } : {}) } });
    },
  });
  return { api, asked };
}

const read = async <T>(rows: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
};

test('exportRows reads all rows of the API, following the links of its parts', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const ids: number[] = [];
  for (let at = 0; at < 7; at += 1) ids.push((await seedPage(system, tenant, { site, title: `Ü ${at}` })).id);
  const api = createClient({ baseUrl: system.baseUrl, apiKey: tenant.key });
  const rows = await read(api.exportRows({ siteId: site.id, what: 'pages', limit: 2 }));
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expectTypeOf(rows).toEqualTypeOf<Components['schemas']['ExportedPage'][]>();
  expect(await read(api.exportRows({ siteId: site.id, what: 'facts' }))).toEqual([]);
});

test('exportRows asks for the next part when the rows of the one before are used up, and not earlier', async () => {
  const { api, asked } = scripted([
    { body: '{"id":1}\n{"id":2}\n', link: '</v1/sites/5/export/links?limit=2&cursor=links.a.0.2>; rel="next"' },
    { body: '', link: '</v1/sites/5/export/links?limit=2&cursor=links.a.9.0>; rel="next"' },
    { body: '{"id":3}' },
  ]);
  const rows = api.exportRows({ siteId: 5, what: 'links', limit: 2 });
  await rows.next();
  await rows.next();
  expect(asked).toEqual([{ url: 'http://api.test/v1/sites/5/export/links?limit=2', accept: 'application/jsonl' }]);
  expect(await rows.next()).toMatchObject({ value: { id: 3 } });
  expect(await rows.next()).toMatchObject({ done: true });
  expect(asked.map(({ url }) => url.slice(-6))).toEqual(['imit=2', 's.a.0.2'.slice(-6), 's.a.9.0'.slice(-6)]);
});

test.each([
  ['</v1/sites/5/export/pages?cursor=x>; rel="next"', '/sites/5/export/pages?cursor=x'],
  ['<https://api.test/v1/sites/5/export/pages?cursor=x>;rel=next', '/sites/5/export/pages?cursor=x'],
  ['</v1/other>; rel="prev", </v1/more?a=1,2> ; title="b" ; rel="next"', '/more?a=1,2'],
  ['</v1/more>; rel="next", </v1/other>; rel="prev"', '/more'],
  ['</v1/more>; rel="prev"', null],
  ['</v2/more>; rel="next"', null],
  ['</v1/>; rel="next"', null],
  ['</v1/more; rel="next"', null],
  ['', null],
])('the next part of an export with the header Link %j is %j', async (link, path) => {
  const { api, asked } = scripted([{ body: '', link }]);
  await read(api.exportRows({ siteId: 5, what: 'pages' }));
  expect(asked.slice(1).map(({ url }) => url)).toEqual(path === null ? [] : [`http://api.test/v1${path}`]);
});

test.each(['<', '</v1', '</v1/', '</v1/>', '<>;', '<> ', '<>;rel', ' ', ';', ','])(
  'a header Link of 200,000 characters is read in less than a second of processor time: %j again and again',
  async (part) => {
    const { api } = scripted([{ body: '', link: `<${part.repeat(200_000 / part.length)}x` }]);
    const begun = process.cpuUsage();
    await read(api.exportRows({ siteId: 5, what: 'pages' }));
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  },
);

test('exportRows reads rows that the network cuts anywhere, within a character too', async () => {
  const bytes = new TextEncoder().encode('{"title":"über\u2028 😀"}\n{"title":"b"}\n');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { api } = scripted([{ body }]);
  expect(await read(api.exportRows({ siteId: 5, what: 'pages' }))).toEqual([
    { title: 'über\u2028 😀' },
    { title: 'b' },
  ]);
});

test('exportRows that is left early reads no further part', async () => {
  const link = '</v1/sites/5/export/pages?cursor=x>; rel="next"';
  const { api, asked } = scripted([{ body: '{"id":1}\n{"id":2}\n', link }]);
  for await (const _ of api.exportRows({ siteId: 5, what: 'pages' })) break;
  expect(asked).toHaveLength(1);
});

test('exportRows throws the error of the API', async () => {
  const tenant = await system.tenant();
  const api = createClient({ baseUrl: system.baseUrl, apiKey: tenant.key });
  const failed = await read(api.exportRows({ siteId: 999_999_999, what: 'pages' })).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ApiError);
  expect(failed).toMatchObject({ code: 'not_found', status: 404 });
});

test('an iterator over a list that comes whole ends with it', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'A title' });
  const api = createClient({ baseUrl: system.baseUrl, apiKey: tenant.key });
  const listDrafts: (input: { pageId: number }) => AsyncIterable<unknown> = Reflect.get(api.each, 'listDrafts');
  expect(await read(listDrafts({ pageId: page.id }))).toHaveLength(1);
});

const cutOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":3}\n{"id":'));
      controller.error(new Error('cut'));
    },
  });

test('exportRows throws a ConnectionError when a part is cut off again and again', async () => {
  const { api } = scripted([{ body: cutOff() }]);
  const failed = await read(api.exportRows({ siteId: 5, what: 'pages' })).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ConnectionError);
});

test('exportRows asks for a part that was cut off again: every row comes once', async () => {
  const { api, asked } = scripted(
    [
      { body: '{"id":1}\n{"id":2}\n', link: '</v1/sites/5/export/pages?cursor=x>; rel="next"' },
      { body: cutOff() },
      { body: '{"id":3}\n{"id":4}\n' },
    ],
    { retries: 1 },
  );
  const rows = await read(api.exportRows({ siteId: 5, what: 'pages' }));
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(asked.map(({ url }) => url.slice(-1))).toEqual(['s', 'x', 'x']);
});
