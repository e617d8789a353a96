/**
 * Answers of a real system at its limits: a page of a million characters, a site with a thousand pages and ideas.
 *
 * @module-tag limits
 */
import { beforeAll, expect, test } from 'vitest';
import { seedIdea } from '../../functions/ideas/seed-idea.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { httpTransport, type McpSession, openSession } from './mcp-session.ts';

const COUNT = 1_000;
const AT_ONCE = 25;

const system = useSystem();
let tenant: Tenant;
let siteId: number;
let pageId: number;

const PARAGRAPH = 'Winter tyres “grip” below seven degrees, and 冬タイヤ too: 🚲\n\n';
const MILLION = PARAGRAPH.repeat(Math.floor(1_000_000 / PARAGRAPH.length));

beforeAll(async () => {
  tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  siteId = site.id;
  for (let from = 0; from < COUNT; from += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const page = await seedPage(system, tenant, { site, primaryKeyword: `keyword ${from + at}` });
        pageId ??= page.id;
        await seedIdea(system, site, { rank: from + at, title: `Idea ${from + at} ${'about tyres '.repeat(20)}` });
      }),
    );
  }
  const posted = await tenant.api.post(`/pages/${pageId}/content`, { markdown: MILLION });
  expect(posted.status).toBe(201);
}, 120_000);

const open = (): Promise<McpSession> => openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));

/** Reads a list from an item on, as each answer says, to its end or until some parts are read. */
async function readOn(
  { call }: McpSession,
  name: string,
  field: string,
  { from, parts, ...filters }: { from: number; parts: number; search?: string },
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (let [offset, part]: [number | null, number] = [from, 0]; offset !== null && part < parts; part += 1) {
    const answer = await call(name, { site_id: siteId, ...filters, offset });
    items.push(...answer[field]);
    expect(answer.total).toBe(COUNT);
    offset = answer.next_offset;
  }
  return items;
}

test('find_pages reads a thousand pages to the end, each once', async () => {
  const pages = await readOn(await open(), 'find_pages', 'pages', { from: 0, parts: COUNT, search: '/page-' });
  expect(pages).toHaveLength(COUNT);
  expect(new Set(pages.map(({ page_id }) => page_id)).size).toBe(COUNT);
});

test('list_ideas reads a thousand ideas in order, from any of them on, to the end', async () => {
  const session = await open();
  const first = await readOn(session, 'list_ideas', 'ideas', { from: 0, parts: 4 });
  expect(first.map(({ title }) => /Idea (\d+)/.exec(`${title}`)?.[1])).toEqual(first.map((_, at) => `${at}`));
  expect(await readOn(session, 'list_ideas', 'ideas', { from: COUNT - 30, parts: COUNT })).toHaveLength(30);
});

test('get_content reads a page of a million characters in parts, from any place, without losing a character', async () => {
  const { call } = await open();
  let read = '';
  for (let part = 0; part < 6; part += 1) {
    const answer = await call('get_content', { page_id: pageId, offset: read.length });
    expect(answer).toMatchObject({ offset: read.length, total_characters: MILLION.length });
    read += answer.markdown;
    expect(answer.next_offset).toBe(read.length);
  }
  expect(read).toBe(MILLION.slice(0, read.length));
  const end = await call('get_content', { page_id: pageId, offset: MILLION.length - 100 });
  expect(end).toMatchObject({ markdown: MILLION.slice(-100), next_offset: null });
  expect(await call('get_content', { page_id: pageId, offset: 1_000_000 })).toMatchObject({ markdown: '' });
});

test('edit_content changes one passage of a page of a million characters, and refuses one that is there often', async () => {
  const { call, fail } = await open();
  const { content_version_id } = await call('get_content', { page_id: pageId });
  const base = { page_id: pageId, base_version_id: content_version_id };
  const often = await fail('edit_content', { ...base, edits: [{ find: 'Winter tyres', replace: 'Tyres' }] });
  expect(often.error.code).toBe('text_not_unique');
  const missing = await fail('edit_content', { ...base, edits: [{ find: 'Summer tyres', replace: 'Tyres' }] });
  expect(missing.error.code).toBe('text_not_found');
  const stale = await fail('edit_content', { ...base, base_version_id: content_version_id + 1, markdown: 'x' });
  expect(stale.error.code).toBe('conflict');
  const saved = await call('edit_content', { ...base, markdown: '# Tyres\n\nShort, and $& kept.' });
  await call('edit_content', {
    page_id: pageId,
    base_version_id: saved.content_version_id,
    edits: [{ find: 'Short', replace: '$& and $1' }],
  });
  expect((await call('get_content', { page_id: pageId })).markdown).toBe('# Tyres\n\n$& and $1, and $& kept.');
});
