import { expect, test } from 'vitest';
import { seedDeletion, seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { seedVersion } from './seed-version.ts';

const system = useSystem();

test('lists versions newest first, lean, in pages with the total', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const made = [];
  for (const n of [1, 2, 3]) made.unshift(await seedVersion(system, page, { markdown: `Crawl ${n}.`, wordCount: n }));
  const { status, body } = await tenant.api.get(`/pages/${page.id}/content-versions`);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: made.map((version) => ({
      id: version.id,
      source: 'crawl',
      status: 'draft',
      word_count: version.wordCount,
      created_at: version.createdAt,
      updated_at: version.updatedAt,
    })),
    meta: { total: 3, page: 1, per_page: 20 },
  });
  const second = (await tenant.api.get(`/pages/${page.id}/content-versions?page=2&limit=2`)).body;
  expect([second.data, second.meta]).toEqual([[body.data[2]], { total: 3, page: 2, per_page: 2 }]);
  expect((await tenant.api.get(`/pages/${page.id}/content-versions?page=9`)).body.data).toEqual([]);
});

test('lists nothing for a page without content', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { body } = await tenant.api.get(`/pages/${page.id}/content-versions`);
  expect(body).toEqual({ data: [], meta: { total: 0, page: 1, per_page: 20 } });
});

test.each(['limit=0', 'limit=101', 'limit=x', 'page=0', 'page=-1', 'page=1&page=2'])('refuses ?%s', async (query) => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { status, body } = await tenant.api.get(`/pages/${page.id}/content-versions?${query}`);
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
});

test('the detail adds the body', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const version = await seedVersion(system, page, { markdown: '# Crawled\r\n' });
  const { status, body } = await tenant.api.get(`/pages/${page.id}/content-versions/${version.id}`);
  const [lean] = (await tenant.api.get(`/pages/${page.id}/content-versions`)).body.data;
  expect([status, body.data]).toEqual([200, { ...lean, body_markdown: '# Crawled\r\n' }]);
});

test('answers 404 for pages and versions that are missing, foreign, deleted or malformed', async () => {
  const [tenant, other] = [await system.tenant(), await system.tenant()];
  const [page, neighbour, foreign] = [
    await seedPage(system, tenant),
    await seedPage(system, tenant),
    await seedPage(system, other),
  ];
  const own = await seedVersion(system, page);
  const theirs = await seedVersion(system, foreign);
  const errorOf = async (path: string) => {
    const { status, body } = await tenant.api.get(path);
    return [status, body.error];
  };
  const missing = (resource: string) => [404, { code: 'not_found', message: `${resource} not found` }];
  for (const id of ['999999999', String(foreign.id), '0', '01', 'x']) {
    expect(await errorOf(`/pages/${id}/content-versions`)).toEqual(missing('Page'));
    expect(await errorOf(`/pages/${id}/content-versions/${theirs.id}`)).toEqual(missing('Page'));
  }
  for (const path of [
    `${page.id}/content-versions/999999999`,
    `${page.id}/content-versions/x`,
    `${neighbour.id}/content-versions/${own.id}`,
  ]) {
    expect(await errorOf(`/pages/${path}`)).toEqual(missing('Content version'));
  }
  await seedDeletion(system, page);
  for (const path of ['content', 'content-versions', `content-versions/${own.id}`, 'snapshots']) {
    expect(await errorOf(`/pages/${page.id}/${path}`)).toEqual(missing('Page'));
  }
});
