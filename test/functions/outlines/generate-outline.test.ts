import { expect, test } from 'vitest';
import { startOutline } from '../../../shared/jobs/start-outline.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { outlineKey } from '../../../shared/table/outlines.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { seedDeletion, seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { outlinedPage, outlinePage } from './outlined-page.ts';

const system = useSystem();

/** An outline that no worker knows of, with a lease that ends so many seconds from now. */
async function seedRunning(page: Page, leaseSeconds: number): Promise<number> {
  const { table, ids } = system.operator;
  const unsent = { table, ids, now: () => new Date(Date.now() - 600_000), jobs: { send: async () => {} } };
  const request = { page, latest: null, primaryKeyword: 'tyres', triggeredBy: 'api' };
  const started = await startOutline(unsent, request);
  if (!started.started) throw new Error(started.reason);
  const end = new Date(Date.now() + leaseSeconds * 1000).toISOString();
  const [lock] = started.outline.job.locks;
  await updateItem(table, outlineKey(started.outline), { set: { leaseUntil: end, dueAt: end } });
  if (lock) await updateItem(table, { pk: lock.pk, sk: lock.sk }, { set: { leaseUntil: end } });
  return started.outline.id;
}

test('answers at once with the outline to poll', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  const { status, body } = await tenant.api.post(`/pages/${page.id}/outline`);
  const data = { outline_id: expect.any(Number), status: 'pending', page_id: page.id, retry_after_seconds: 2 };
  expect([status, body]).toEqual([202, { data }]);
  const { body: polled } = await tenant.api.get(`/pages/${page.id}/outline`);
  expect(polled.data.id).toBe(body.data.outline_id);
});

test('a completed outline has numbered sections, all of them proposed', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Tyres\n\nSome words.\n\n## Fitting\n\nAn hour.' });
  const { sections, ...outline } = await outlinePage(tenant, page);
  expect(outline).toEqual({
    id: expect.any(Number),
    page_id: page.id,
    status: 'completed',
    primary_keyword: 'winter tyres',
    serp_snapshot: null,
    note: null,
    dropped: [],
    error: null,
    failure_reason: null,
    triggered_by: 'api',
    created_at: expect.any(String),
    completed_at: expect.any(String),
    updated_at: outline.completed_at,
  });
  expect(sections.map(({ key }: { key: string }) => key)).toEqual(
    sections.map((_: unknown, at: number) => `o${at + 1}`),
  );
  for (const section of sections) {
    expect(section).toMatchObject({
      ...{ status: 'proposed', revised_heading: null, node_id: null },
      ...{ basis: 'rules', basis_words: null, worded_by: 'rules-v1' },
    });
  }
  expect(sections[0]).toMatchObject({ level: 1, heading: 'Tyres', source: 'own' });
  expect(sections).toContainEqual(expect.objectContaining({ level: 2, heading: 'Fitting', source: 'own' }));
  const { body: brief } = await tenant.api.get(`/pages/${page.id}/brief`);
  expect(brief.data.outline).toEqual({
    id: outline.id,
    status: 'completed',
    primary_keyword: 'winter tyres',
    section_count: sections.length,
    completed_at: outline.completed_at,
  });
});

test.each([
  { what: 'the one of the request', body: { primary_keyword: ' tyre fitting ' }, expected: 'tyre fitting' },
  { what: 'the name of a planned page', body: undefined, expected: 'All about tyres' },
])('works on a planned page, for $what', async ({ body, expected }) => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { planned: true, url: null, name: 'All about tyres' });
  expect(await outlinePage(tenant, page, body)).toMatchObject({ status: 'completed', primary_keyword: expected });
});

test('a new outline takes the place of the one before', async () => {
  const tenant = await system.tenant();
  const page = await outlinedPage(system, tenant);
  const { body: before } = await tenant.api.get(`/pages/${page.id}/outline`);
  const after = await outlinePage(tenant, page, { primary_keyword: 'snow chains' });
  expect(after.id).toBeGreaterThan(before.data.id);
  expect(after.primary_keyword).toBe('snow chains');
});

test('without anything that names the topic asks for the keyword', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { status, body } = await tenant.api.post(`/pages/${page.id}/outline`);
  const message = 'primary_keyword is required: the page has no primary keyword, name or title';
  expect([status, body.error]).toEqual([400, { code: 'invalid_request', message }]);
  expect((await tenant.api.get(`/pages/${page.id}/outline`)).body.error.message).toBe('Outline not found');
});

test.each([{ primary_keyword: '' }, { primary_keyword: '  ' }, { primary_keyword: 'x'.repeat(201) }, { keyword: 'x' }])(
  'refuses the body %j',
  async (body) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
    const answer = await tenant.api.post(`/pages/${page.id}/outline`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
  },
);

test('one outline of a page is generated at a time, also when two ask at once', async () => {
  const tenant = await system.tenant();
  const running = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedRunning(running, 60);
  const refused = await tenant.api.post(`/pages/${running.id}/outline`);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    { code: 'conflict', message: expect.stringContaining(`poll GET /pages/${running.id}/outline`) },
  ]);

  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  const answers = await Promise.all([1, 2, 3].map(() => tenant.api.post(`/pages/${page.id}/outline`)));
  const started = answers.filter(({ status }) => status === 202);
  expect(started.length).toBeGreaterThan(0);
  for (const { status } of answers) expect([202, 409]).toContain(status);
});

test('an outline that fell silent reads as failed, and another one can be started', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  const id = await seedRunning(page, -1);
  const { body } = await tenant.api.get(`/pages/${page.id}/outline`);
  const failed = { id, status: 'failed', error: 'Outline generation failed', sections: [], completed_at: null };
  expect(body.data).toMatchObject(failed);
  expect(await outlinePage(tenant, page)).toMatchObject({ status: 'completed' });
});

test('the outline of a deleted page or of another organization is not there', async () => {
  const [owner, stranger] = [await system.tenant(), await system.tenant()];
  const page = await outlinedPage(system, owner);
  const [read, start, decide] = await Promise.all([
    stranger.api.get(`/pages/${page.id}/outline`),
    stranger.api.post(`/pages/${page.id}/outline`),
    stranger.api.patch(`/pages/${page.id}/outline/sections/o1`, { status: 'accepted' }),
  ]);
  const missing = [404, { code: 'not_found', message: 'Page not found' }];
  for (const { status, body } of [read, start, decide]) expect([status, body.error]).toEqual(missing);
  await seedDeletion(system, page);
  for (const method of ['get', 'post'] as const) {
    const { status, body } = await owner.api[method](`/pages/${page.id}/outline`);
    expect([status, body.error]).toEqual(missing);
  }
});

test.each([
  { method: 'GET', scope: 'content:write', path: '' },
  { method: 'POST', scope: 'sites:read', path: '' },
  { method: 'PATCH', scope: 'sites:read', path: '/sections/o1' },
] as const)('$method with a key that has only $scope is forbidden', async ({ method, scope, path }) => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  const { api } = await tenant.newKey({ scopes: [scope] });
  expect((await api.raw(method, `/pages/${page.id}/outline${path}`)).status).toBe(403);
});
