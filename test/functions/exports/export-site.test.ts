/** @module-tag stories */
import { describe, expect, test } from 'vitest';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import { newPageLinksRows } from '../../../shared/table/page-links.ts';
import { keepExport } from '../../../shared/table/site-exports.ts';
import { seedBodies, seedDeletion, seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { seedIdea } from '../ideas/seed-idea.ts';
import { changePagePath } from './change-page-path.ts';
import { asCells, csvRowsOf, nextPart, type Row, readParts, rowsOf } from './read-export.ts';
import { seedAudit } from './seed-audit.ts';

const system = useSystem();
const names = ['pages', 'recommendations', 'issues', 'links', 'facts', 'ideas', 'content'] as const;

const link = (id: number, href: string, given: Partial<{ anchorText: string; context: string }> = {}) => ({
  id,
  href,
  url: href,
  anchorText: null,
  context: null,
  location: 'body',
  position: id,
  nofollow: false,
  ...given,
});

/** Text that CSV, JSON lines and spreadsheets have trouble with. */
const hostile = [
  '=1+1',
  '+49 30',
  '-5',
  '-5 a',
  '@x',
  'a,"b"\r\nc\n',
  '\u2028 😀 ü',
  '\tx',
  '',
  'null',
  "'quoted'",
  'a;b',
];

/** A site with something of each kind. */
async function seedEverything(tenant: Tenant) {
  const { api } = tenant;
  const site = await seedSite(system, tenant);
  const pages = [];
  for (const [at, text] of hostile.entries()) {
    pages.push(
      await seedPage(system, tenant, {
        site,
        title: text,
        purpose: text,
        primaryKeyword: `keyword ${at}`,
        secondaryKeywords: at % 2 ? [text, 'b'] : null,
        isPriority: at % 3 === 0,
        path: `/page-${hostile.length - at}-${at}/`,
      }),
    );
  }
  const [first, second] = pages;
  if (!first || !second) throw new Error('no pages');
  for (const page of [first, second]) {
    await seedSnapshot(system, page, { title: 'Tyres', markdown: '# Tyres\n\nWinter tyres grip.' });
    await api.post(`/pages/${page.id}/content`, { markdown: '# Tyres\n\nWinter tyres grip below seven degrees.' });
    await waitForJob(api, (await api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
    const links = [
      link(1, `https://${site.domain}${second.path}`, { anchorText: '=cmd' }),
      link(2, 'https://other.example/x/'),
    ];
    const rows = await newPageLinksRows(tenant.organizationId, page.id, 1, links);
    await writeItems(system.table, { puts: rows ?? [] });
  }
  const { body } = await api.post(`/sites/${site.id}/facts`, {
    facts: hostile
      .filter((text) => text.trim() !== '')
      .map((text, at) => ({ kind: 'stat', data: { label: `Fact ${at}`, value: text } })),
  });
  if (body.data.inserted.length === 0) throw new Error('no facts');
  for (const text of hostile) await seedIdea(system, site, { title: text || 'x', caveats: [text] });
  await seedAudit(system, site, { 'title-missing': 95, 'h1-missing': 3 });
  return { site, pages };
}

const byId = (a: Row, b: Row): number => (a['id'] < b['id'] ? -1 : 1);

/** The lists of the API, as rows of the export. */
const fromLists: Record<
  (typeof names)[number],
  (tenant: Tenant, site: { id: number }, pages: { id: number }[]) => Promise<Row[]>
> = {
  async pages({ api }, { id }) {
    const { data } = (await api.get(`/sites/${id}/pages?limit=100`)).body;
    return data.toSorted(byId);
  },
  async recommendations({ api }, _site, pages) {
    const rows: Row[] = [];
    for (const page of pages) {
      const { data } = (await api.get(`/pages/${page.id}/analysis`)).body;
      rows.push(...(data?.recommendations ?? []).toSorted(byId));
    }
    return rows.map(({ verification, content_excerpt, after_excerpt, ...row }) => row);
  },
  async issues({ api }, { id }) {
    const rows: Row[] = [];
    for (const issue of ['h1-missing', 'title-missing']) {
      const { data } = (await api.get(`/sites/${id}/issues/${issue}/pages?limit=500`)).body;
      rows.push(...data.map((row: Row) => ({ issue_id: issue, ...row })));
    }
    return rows;
  },
  async links({ api }, _site, pages) {
    const rows: Row[] = [];
    for (const page of pages) {
      const { data } = (await api.get(`/pages/${page.id}/links`)).body;
      rows.push(...data.map((row: Row) => ({ page_id: page.id, ...row })));
    }
    return rows;
  },
  async facts({ api }, { id }) {
    return (await api.get(`/sites/${id}/facts?status=all&limit=200`)).body.data.toSorted(byId);
  },
  async ideas({ api }, { id }) {
    const { data } = (await api.get(`/sites/${id}/ideas?per_page=100`)).body;
    return data.toSorted(byId).map(({ play, topic, ...row }: Row) => row);
  },
  async content({ api }, _site, pages) {
    const rows: Row[] = [];
    for (const page of pages) rows.push((await api.get(`/pages/${page.id}/content`)).body.data);
    return rows.map(({ doc, ...row }) => row);
  },
};

describe('GET /sites/{siteId}/export/{what}', () => {
  test('has what the lists have, in both forms, whole and in small parts', async () => {
    const tenant = await system.tenant();
    const { site, pages } = await seedEverything(tenant);
    for (const what of names) {
      const path = `/sites/${site.id}/export/${what}`;
      const rows = rowsOf(await readParts(tenant.api, path));
      const listed = await fromLists[what](tenant, site, pages);
      expect(rows.length, what).toBeGreaterThan(1);
      expect(rows, what).toHaveLength(listed.length);
      for (const [at, row] of listed.entries()) expect(rows[at], what).toMatchObject(row);
      const parts = await readParts(tenant.api, `${path}?limit=3`);
      expect(rowsOf(parts), what).toEqual(rows);
      expect(parts.length, what).toBeGreaterThan(1);
      expect(Math.max(...parts.map((part) => rowsOf([part]).length)), what).toBeLessThanOrEqual(3);
      const csv = await readParts(tenant.api, `${path}?limit=3`, { accept: 'text/csv' });
      expect(csvRowsOf(csv), what).toEqual(rows.map(asCells));
      // The header row is on the first part alone.
      expect(csvRowsOf(await readParts(tenant.api, path, { accept: 'text/csv' })), what).toEqual(rows.map(asCells));
    }
  });

  test('of a site without rows is empty; as CSV it is the header row', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    for (const what of names) {
      const json = await tenant.api.get(`/sites/${site.id}/export/${what}`);
      expect([json.status, json.text, json.headers.get('link')]).toEqual([200, '', null]);
      expect(json.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
      const csv = await tenant.api.raw('GET', `/sites/${site.id}/export/${what}`, { headers: { accept: 'text/csv' } });
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(csv.text).toMatch(/^[a-z0-9_]+(,[a-z0-9_]+)+\r\n$/);
      expect(csv.headers.get('vary')).toContain('accept');
    }
  });

  test('escapes what a spreadsheet would run', async () => {
    const tenant = await system.tenant();
    const { site } = await seedEverything(tenant);
    const [part = ''] = await readParts(tenant.api, `/sites/${site.id}/export/pages`, { accept: 'text/csv' });
    for (const cell of [",'=1+1,", ",'+49 30,", ",'-5,", ",'-5 a,", ",'@x,", ',"a,""b""\r\nc\n",', ',"\tx",']) {
      expect(part).toContain(cell);
    }
  });

  test('loses and repeats no page that is there all the time, while the site changes between the parts', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const pages = [];
    for (let at = 0; at < 20; at += 1) pages.push(await seedPage(system, tenant, { site, path: `/p-${at}/` }));
    const deleted = pages.slice(15, 17);
    const [read, , moved, unread] = [pages[0], pages[1], pages[2], pages[18]];
    const parts = await readParts(tenant.api, `/sites/${site.id}/export/pages?limit=5`, {
      async between(at) {
        if (at === 1) for (const page of deleted) await seedDeletion(system, page);
        if (at === 1 && read) await tenant.api.patch(`/pages/${read.id}`, { is_priority: true });
        if (at === 2 && unread) await tenant.api.patch(`/pages/${unread.id}`, { is_priority: true });
        if (at === 2 && moved) await changePagePath(system, moved, '/zz-moved/');
        if (at === 2 && unread) await changePagePath(system, unread, '/a-first/');
        if (at === 3) await seedPage(system, tenant, { site });
      },
    });
    const ids = rowsOf(parts).map((row) => row['id']);
    const gone = new Set(deleted.map(({ id }) => id));
    expect(ids).toEqual(pages.map(({ id }) => id).filter((id) => !gone.has(id)));
  });

  test('keeps the place within a page whose recommendations change between the parts', async () => {
    const tenant = await system.tenant();
    const { site } = await seedEverything(tenant);
    const before = rowsOf(await readParts(tenant.api, `/sites/${site.id}/export/recommendations`));
    const parts = await readParts(tenant.api, `/sites/${site.id}/export/recommendations?limit=2`, {
      between: async (at) => {
        const row = before[at];
        if (row) await tenant.api.post(`/recommendations/${row['id']}/dismiss`, { rationale: 'Not now' });
      },
    });
    expect(rowsOf(parts).map((row) => row['id'])).toEqual(before.map((row) => row['id']));
  });

  test('has values of a million characters, in parts below the limit of the gateway', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, tenant, { site });
    const long = `,"\n=${'ü'.repeat(999_996)}`;
    const links = Array.from({ length: 7 }, (_, at) => link(at + 1, `https://other.example/${at}/`, { context: long }));
    const rows = await newPageLinksRows(tenant.organizationId, page.id, 1, links);
    await writeItems(system.table, { puts: rows ?? [] });
    for (const accept of ['application/jsonl', 'text/csv']) {
      const parts = await readParts(tenant.api, `/sites/${site.id}/export/links`, { accept });
      expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(6_000_000);
      const read = accept === 'text/csv' ? csvRowsOf(parts) : rowsOf(parts);
      expect(read.map((row) => row['context'] === long)).toEqual(links.map(() => true));
    }
  });
});

test('links of many pages come in parts as large as asked', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const pages = await seedBodies(
    system,
    site,
    Array.from({ length: 60 }, () => ''),
  );
  const links = [link(1, 'https://other.example/a/'), link(2, 'https://other.example/b/')];
  const rows = await Promise.all(pages.map(({ id }) => newPageLinksRows(tenant.organizationId, id, 1, links)));
  await writeItems(system.table, { puts: rows.flatMap((own) => own ?? []) });
  const path = `/sites/${site.id}/export/links`;
  expect((await readParts(tenant.api, `${path}?limit=1000`)).map((part) => rowsOf([part]).length)).toEqual([120]);
  const parts = await readParts(tenant.api, `${path}?limit=55`);
  expect(parts.map((part) => rowsOf([part]).length)).toEqual([55, 55, 10]);
  expect(rowsOf(parts).map((row) => row['page_id'])).toEqual(pages.flatMap(({ id }) => [id, id]));
});

describe('the bodies of a site', () => {
  test('are read again where content_revision says so, also of an edit that collapses into the version', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, tenant, { site });
    const read = async () => rowsOf(await readParts(tenant.api, `/sites/${site.id}/export/pages`))[0];
    expect(await read()).toMatchObject({ content_version_id: null, draft_title: null, draft_meta_description: null });
    const first = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# One' })).body.data;
    const before = await read();
    const second = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Two' })).body.data;
    await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'A title' });
    await tenant.api.put(`/pages/${page.id}/drafts/meta_description`, { draft_value: 'A description' });
    const after = await read();
    expect(second).toMatchObject({ content_version_id: first.content_version_id, collapsed: true });
    expect(after).toMatchObject({
      content_version_id: first.content_version_id,
      draft_title: 'A title',
      draft_meta_description: 'A description',
    });
    expect(after?.['content_revision']).toBeGreaterThan(before?.['content_revision']);
    const [content] = rowsOf(await readParts(tenant.api, `/sites/${site.id}/export/content`));
    expect(content).toMatchObject({ page_id: page.id, markdown: '# Two', source: 'manual_edit' });
  });

  test('of a million characters each come in parts below the limit of the gateway, none twice', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const bodies = Array.from({ length: 18 }, (_, at) => `# ${at}\n\n${'ü"'.repeat(at % 3 === 0 ? 499_990 : 5)}`);
    const pages = await seedBodies(system, site, bodies);
    const parts = await readParts(tenant.api, `/sites/${site.id}/export/content?limit=1000`);
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(6_000_000);
    expect(parts.length).toBeGreaterThan(1);
    expect(rowsOf(parts).map((row) => [row['page_id'], bodies.indexOf(row['markdown'])])).toEqual(
      pages.map(({ id }, at) => [id, at]),
    );
  });
});

describe('page_ids', () => {
  test.each(['pages', 'recommendations', 'links', 'content'])('chooses the pages of %s, in parts too', async (what) => {
    const tenant = await system.tenant();
    const { site, pages } = await seedEverything(tenant);
    const elsewhere = await seedPage(system, tenant);
    const foreign = await seedPage(system, await system.tenant());
    const chosen = [...pages.slice(1, 4), elsewhere, foreign].map(({ id }) => id).toReversed();
    const name = what === 'pages' ? 'id' : 'page_id';
    const all = rowsOf(await readParts(tenant.api, `/sites/${site.id}/export/${what}`));
    const wanted = all.filter((row) => chosen.includes(row[name]));
    const parts = await readParts(tenant.api, `/sites/${site.id}/export/${what}?limit=1&page_ids=${chosen.join()}`);
    expect(wanted.length).toBeGreaterThan(1);
    expect(rowsOf(parts)).toEqual(wanted);
  });

  test.each([
    ['pages', 'x'],
    ['pages', ''],
    ['pages', '1,,2'],
    ['pages', '0'],
    ['pages', '1.5'],
    ['content', Array.from({ length: 201 }, (_, at) => at + 1).join()],
    ['facts', '1'],
    ['issues', '1'],
    ['ideas', '1'],
  ])('of %s are refused: %s', async (what, ids) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    expect(await tenant.api.get(`/sites/${site.id}/export/${what}?page_ids=${ids}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', message: expect.stringContaining('page_ids') } },
    });
  });
});

describe('the header Accept', () => {
  test.each([
    [undefined, 'application/jsonl'],
    ['*/*', 'application/jsonl'],
    ['text/csv', 'text/csv'],
    ['TEXT/CSV;charset=utf-8', 'text/csv'],
    ['text/*', 'text/csv'],
    ['application/x-ndjson', 'application/x-ndjson'],
    ['application/json, */*;q=0.1', 'application/jsonl'],
    ['application/jsonl;q=0.4, text/csv;q=0.5', 'text/csv'],
    ['application/jsonl;q=0, */*', 'application/x-ndjson'],
  ])('%s gives %s', async (accept, type) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const path = `/sites/${site.id}/export/pages`;
    const { headers } = await tenant.api.raw('GET', path, accept === undefined ? {} : { headers: { accept } });
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  test.each([['application/json'], ['text/html'], ['text/csv;q=0'], ['x'], [',']])('%s is refused', async (accept) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    expect(await tenant.api.raw('GET', `/sites/${site.id}/export/pages`, { headers: { accept } })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', message: expect.stringContaining('Accept') } },
    });
  });
});

describe('an export is refused', () => {
  const refused = {
    status: 400,
    body: { error: { code: 'invalid_request', message: expect.stringContaining('cursor') } },
  };

  test.each([
    ['a word', 'pages'],
    ['of another kind', 'links.00000000-0000-4000-8000-000000000000.0.0'],
    ['of no export', 'pages.00000000-0000-4000-8000-000000000000.0.0'],
    ['with text for numbers', 'pages.00000000-0000-4000-8000-000000000000.x.0'],
    ['negative', 'pages.00000000-0000-4000-8000-000000000000.-1.0'],
    ['empty', ''],
    ['too long', `pages.${'1'.repeat(200)}`],
    ['with control characters', 'pages.%00'],
  ])('with a cursor that is %s', async (_name, cursor) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    expect(await tenant.api.get(`/sites/${site.id}/export/pages?cursor=${cursor}`)).toMatchObject(refused);
  });

  test.each(names.filter((what) => what !== 'pages'))('with a forged cursor of %s', async (what) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    for (const position of ['x', '../..', '999999999999999.0.0', "' OR 1=1"]) {
      const path = `/sites/${site.id}/export/${what}?cursor=${encodeURIComponent(`${what}.${position}`)}`;
      expect(await tenant.api.get(path), path).toMatchObject(refused);
    }
  });

  test("with another organization's cursor, and with another site's", async () => {
    const [first, second] = [await system.tenant(), await system.tenant()];
    const site = await seedSite(system, first);
    for (let at = 0; at < 3; at += 1) await seedPage(system, first, { site });
    const own = await seedSite(system, second);
    const other = await seedSite(system, first);
    const { headers } = await first.api.get(`/sites/${site.id}/export/pages?limit=1`);
    const cursor = new URL(nextPart(headers) ?? '', 'http://a').searchParams.get('cursor');
    expect(await second.api.get(`/sites/${own.id}/export/pages?cursor=${cursor}`)).toMatchObject(refused);
    expect(await first.api.get(`/sites/${other.id}/export/pages?cursor=${cursor}`)).toMatchObject(refused);
    expect((await second.api.get(`/sites/${site.id}/export/pages?cursor=${cursor}`)).status).toBe(404);
  });

  test('with a cursor of an export that was begun more than a day ago', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, tenant, { site });
    const key = { organizationId: tenant.organizationId, siteId: site.id };
    const exportId = '11111111-1111-4111-8111-111111111111';
    const path = `/sites/${site.id}/export/pages?cursor=pages.${exportId}.0.0`;
    await keepExport(system.table, key, { exportId, ids: [page.id], now: new Date(Date.now() - 86_300_000) });
    expect((await tenant.api.get(path)).status).toBe(200);
    await keepExport(system.table, key, { exportId, ids: [page.id], now: new Date(Date.now() - 86_500_000) });
    expect(await tenant.api.get(path)).toMatchObject(refused);
  });

  test('with a cursor of issues that a later crawl replaced', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    await seedAudit(system, site, { 'title-missing': 9 });
    const { headers } = await tenant.api.get(`/sites/${site.id}/export/issues?limit=2`);
    const next = nextPart(headers) ?? '';
    expect((await tenant.api.get(next)).status).toBe(200);
    await seedAudit(system, site, { 'title-missing': 9 });
    expect(await tenant.api.get(next)).toMatchObject(refused);
  });

  test.each([['0'], ['1001'], ['-1'], ['1.5'], ['x']])('with the limit %s', async (limit) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const answer = await tenant.api.get(`/sites/${site.id}/export/pages?limit=${limit}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('limit') } } });
  });

  test('of what is not exported, naming it', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    expect(await tenant.api.get(`/sites/${site.id}/export/secrets`)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('what') } },
    });
  });

  test('of ideas for a key without preview access, as an unknown path is', async () => {
    const tenant = await system.tenant({ preview: false });
    const site = await seedSite(system, tenant);
    const [ideas, unknown] = [await tenant.api.get(`/sites/${site.id}/export/ideas`), await tenant.api.get('/nowhere')];
    expect([ideas.status, ideas.body]).toEqual([404, unknown.body]);
  });

  test('without sites:read, and of a foreign site', async () => {
    const [first, second] = [await system.tenant(), await system.tenant()];
    const site = await seedSite(system, first);
    const { api } = await first.newKey({ scopes: ['content:write'] });
    for (const what of names) {
      expect((await api.get(`/sites/${site.id}/export/${what}`)).status).toBe(403);
      expect((await second.api.get(`/sites/${site.id}/export/${what}`)).status).toBe(404);
    }
  });
});
