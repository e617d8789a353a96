import { describe, expect, test } from 'vitest';
import { getPage } from '../../../shared/table/pages.ts';
import { seedDeletion, seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { seedVersion } from './seed-version.ts';

const system = useSystem();

test('returns 201 with a new version of source manual_edit [version/source]', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { status, body } = await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# One two\n\nThree.' });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    page_id: page.id,
    content_version_id: expect.any(Number),
    collapsed: false,
    word_count: 3,
    source: 'manual_edit',
    created_at: expect.any(String),
    updated_at: body.data.created_at,
  });
});

test('collapses a manual edit into a manual edit: 200, same id and created_at, later updated_at [version/collapse] [version/collapse-bumps] [version/created-or-collapsed]', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const first = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'One.' })).body.data;
  const { status, body } = await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'One two.' });
  expect([status, body.data]).toEqual([
    200,
    { ...first, collapsed: true, word_count: 2, updated_at: expect.any(String) },
  ]);
  expect(body.data.updated_at > first.updated_at).toBe(true);
  expect((await tenant.api.get(`/pages/${page.id}/content-versions`)).body.meta.total).toBe(1);
});

test('makes a new version after one that is no manual edit, with a higher id', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'Mine.' });
  const crawled = await seedVersion(system, page);
  const { status, body } = await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'Mine again.' });
  expect([status, body.data.collapsed]).toEqual([201, false]);
  expect(body.data.content_version_id).toBeGreaterThan(crawled.id);
  expect((await tenant.api.get(`/pages/${page.id}/content-versions`)).body.meta.total).toBe(3);
});

test('raises the content revision with every change, so that an analysis of an earlier one is stale', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  for (const markdown of ['One.', 'Two.']) await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  const changed = await getPage(system.table, tenant.organizationId, page.id);
  expect(changed).toMatchObject({ contentRevision: page.contentRevision + 2, contentVersionCount: 1 });
  expect(String(changed?.updatedAt) > page.updatedAt).toBe(true);
});

test('works on a planned page, which has no URL', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { planned: true, url: null });
  expect((await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'Plan.' })).status).toBe(201);
});

describe('a body that is not exactly one well-formed text or document', () => {
  const root = { type: 'root', children: [] };
  test.each([
    ['neither markdown nor doc', {}, 'exactly one of "markdown" and "doc"'],
    ['both', { markdown: 'a', doc: root }, 'exactly one of "markdown" and "doc"'],
    ['markdown that is no text', { markdown: 5 }, 'markdown'],
    ['markdown null', { markdown: null, doc: root }, 'markdown'],
    ['an unpaired surrogate', { markdown: 'a\ud800b' }, 'well-formed Unicode'],
    ['an unknown field', { markdown: 'a', source: 'crawl' }, 'unknown field "source"'],
    ['a doc that is no tree', { doc: 'text' }, 'doc'],
    ['doc null', { doc: null }, 'doc'],
    ['a doc of another type', { doc: { type: 'paragraph', children: [] } }, 'doc'],
    [
      'a doc with an unpaired surrogate',
      { doc: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: '\\\udc00' }] }] } },
      'well-formed Unicode',
    ],
    ['a base that is no number', { markdown: 'a', base_version_id: '1' }, 'base_version_id'],
    ['a base of zero', { markdown: 'a', base_version_id: 0 }, 'base_version_id'],
    ['a base below zero', { markdown: 'a', base_version_id: -1 }, 'base_version_id'],
    ['a base with a fraction', { markdown: 'a', base_version_id: 1.5 }, 'base_version_id'],
    ['a base too large to be an id', { markdown: 'a', base_version_id: 1e300 }, 'base_version_id'],
  ])('is refused: %s', async (_name, body, reason) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const answer = await tenant.api.post(`/pages/${page.id}/content`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(reason);
    expect((await tenant.api.get(`/pages/${page.id}/content`)).body.data.content_version_id).toBeNull();
  });
});

test('takes a doc whose text only looks like an escaped surrogate', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const text = { type: 'text', value: String.raw`C:\ud800 and \\udfff` };
  const doc = { type: 'root', children: [{ type: 'paragraph', children: [text] }] };
  expect((await tenant.api.post(`/pages/${page.id}/content`, { doc })).status).toBe(201);
  expect((await tenant.api.get(`/pages/${page.id}/content`)).body.data.doc.children[0].children).toEqual([text]);
});

test('counts characters as code points: 1,000,000 emoji are taken, one more is not', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  expect((await tenant.api.post(`/pages/${page.id}/content`, { markdown: '👟'.repeat(1_000_001) })).status).toBe(400);
  expect((await tenant.api.post(`/pages/${page.id}/content`, { markdown: '👟'.repeat(1_000_000) })).status).toBe(201);
});

test('refuses a doc whose Markdown is longer than a body may be, though its text is not', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const doc = (value: string) => ({
    type: 'root',
    children: [{ type: 'heading', depth: 1, children: [{ type: 'text', value }] }],
  });
  const { status, body } = await tenant.api.post(`/pages/${page.id}/content`, { doc: doc('a'.repeat(1_000_000)) });
  expect([status, body.error.message]).toEqual([400, expect.stringContaining('its Markdown')]);
  expect((await tenant.api.post(`/pages/${page.id}/content`, { doc: doc('a'.repeat(999_997)) })).status).toBe(201);
});

test('answers 404 for a missing, a foreign, a deleted and a malformed page alike', async () => {
  const [tenant, other] = [await system.tenant(), await system.tenant()];
  const foreign = await seedPage(system, other);
  const deleted = await seedPage(system, tenant);
  await seedDeletion(system, deleted);
  for (const id of ['999999999', String(foreign.id), String(deleted.id), '0', 'x', '1.5']) {
    const { status, body } = await tenant.api.post(`/pages/${id}/content`, { markdown: 'Never.' });
    expect([id, status, body]).toEqual([id, 404, { error: { code: 'not_found', message: 'Page not found' } }]);
  }
  expect((await other.api.get(`/pages/${foreign.id}/content`)).body.data.content_version_id).toBeNull();
});

test('needs the scope content:write', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { api } = await tenant.newKey({ scopes: ['sites:read'] });
  expect((await api.post(`/pages/${page.id}/content`, { markdown: 'x' })).status).toBe(403);
});
