import { expect, test } from 'vitest';
import { seedDeletion, seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

test('lists snapshots newest first, lean, in pages with the total', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const made = [];
  for (const title of ['One', 'Two', null]) made.unshift(await seedSnapshot(system, page, { title }));
  const { status, body } = await tenant.api.get(`/pages/${page.id}/snapshots`);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: made.map((snapshot) => ({
      id: snapshot.id,
      title: snapshot.title,
      meta_description: 'Description',
      h1: 'Heading',
      word_count: 2,
      status_code: 200,
      reading: null,
      created_at: snapshot.createdAt,
    })),
    meta: { total: 3, page: 1, per_page: 20 },
  });
  const last = (await tenant.api.get(`/pages/${page.id}/snapshots?page=3&limit=1`)).body;
  expect([last.data, last.meta]).toEqual([[body.data[2]], { total: 3, page: 3, per_page: 1 }]);
});

test('answers a snapshot in full, also with a body of megabytes', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const markdown = Array.from({ length: 120_000 }, (_, at) => (at * 7_919).toString(36)).join(' ');
  const schema = { '@context': 'https://schema.org', '@type': 'Product', name: 'Shoe' };
  const { id, createdAt } = await seedSnapshot(system, page, { markdown, schema });
  const { status, body } = await tenant.api.get(`/snapshots/${id}`);
  expect(status).toBe(200);
  const { content, ...rest } = body.data;
  expect(content === markdown).toBe(true);
  expect(rest).toEqual({
    id,
    title: 'Title',
    meta_description: 'Description',
    h1: 'Heading',
    word_count: 2,
    status_code: 200,
    reading: null,
    created_at: createdAt,
    page_id: page.id,
    url: page.url,
    path: page.path,
    status: 'completed',
    schema,
    broken_blocks: [],
    updated_at: expect.any(String),
    rendered: false,
  });
});

test('has an empty content and no schema where nothing was captured', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { id } = await seedSnapshot(system, page, { title: null });
  expect((await tenant.api.get(`/snapshots/${id}`)).body.data).toMatchObject({
    title: null,
    content: '',
    schema: null,
  });
});

test('answers 404 for a snapshot that is missing, foreign, malformed, or of a deleted page', async () => {
  const [tenant, other] = [await system.tenant(), await system.tenant()];
  const [page, foreign] = [await seedPage(system, tenant), await seedPage(system, other)];
  const [own, theirs] = [await seedSnapshot(system, page), await seedSnapshot(system, foreign)];
  await seedDeletion(system, page);
  for (const id of ['999999999', '0', 'x', String(own.id), String(theirs.id)]) {
    const { status, body } = await tenant.api.get(`/snapshots/${id}`);
    expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Snapshot not found' } }]);
  }
  expect((await tenant.api.get(`/pages/${foreign.id}/snapshots`)).body.error.message).toBe('Page not found');
});

test('says in the language of the reader why a text was not read; a row of an earlier release has the English words alone', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const doubt = 'The page says that it was not found.';
  const unread = { share: 0.1, confidence: 0.1, doubt };
  const doubtSaid = { id: 'reading.soft-404' } as const;
  await seedSnapshot(system, page, { reading: unread });
  const { id } = await seedSnapshot(system, page, { reading: { ...unread, doubtSaid } });
  const headers = { 'accept-language': 'de' };
  const read = async (path: string) => (await tenant.api.raw('GET', path, { headers })).body;
  const german = 'Die Seite meldet, dass sie nicht gefunden wurde.';
  const { data } = await read(`/pages/${page.id}/snapshots`);
  expect(data.map(({ reading }: { reading: object }) => reading)).toEqual([{ ...unread, doubt: german }, unread]);
  expect((await read(`/snapshots/${id}`)).data.reading.doubt).toBe(german);
  expect((await read(`/pages/${page.id}`)).data.latest_snapshot.reading.doubt).toBe(german);
  expect((await read(`/pages/${page.id}/analysis`)).not_graded).toBe(german);
  expect(await read(`/sites/${page.siteId}/export/pages?limit=1`)).toMatchObject({ reading_doubt: german });
});
