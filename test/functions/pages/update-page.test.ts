import { describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { useSystem } from '../../harness/system.ts';
import { holdKeywordLock } from './locks.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

describe('PATCH /pages/{pageId}', () => {
  test.each([
    { field: 'primary_keyword', sent: 'r' },
    { field: 'primary_keyword', sent: 'Ünïcode “keyword” 漢字 👟 \\ / <b> é' },
    { field: 'primary_keyword', sent: '👟'.repeat(200) },
    { field: 'primary_keyword', sent: null },
    { field: 'secondary_keywords', sent: ['b', 'a', 'b'] },
    { field: 'secondary_keywords', sent: [] },
    { field: 'secondary_keywords', sent: null },
    { field: 'secondary_keywords', sent: Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(200, 'x')) },
    { field: 'is_priority', sent: true },
    { field: 'is_priority', sent: false },
    { field: 'purpose', sent: 'p'.repeat(2000) },
    { field: 'purpose', sent: '  \n Explain.\t ', stored: 'Explain.' },
    { field: 'purpose', sent: ` ${'p'.repeat(2000)} `, stored: 'p'.repeat(2000) },
    { field: 'purpose', sent: ' \n ', stored: null },
    { field: 'purpose', sent: null },
    { field: 'gsc_url', sent: 'https://shop.example/A/?Variant=1' },
    { field: 'gsc_url', sent: 'http://www.shop.example/a' },
    { field: 'gsc_url', sent: null },
  ])(
    'stores $field as it is sent, the purpose "trimmed, blank becomes null"',
    async ({ field, sent, stored = sent }) => {
      const tenant = await system.tenant();
      const page = await seedPage(system, await seedSite(system, tenant), '/a/', {
        primaryKeyword: 'old',
        secondaryKeywords: ['old'],
        purpose: 'Old.',
        gscUrl: 'https://shop.example/old/',
      });
      const { status, body } = await tenant.api.patch(`/pages/${page.id}`, { [field]: sent });
      expect([status, body.data?.[field]]).toEqual([200, stored]);
      // The recompute that a keyword asks for may have come in between.
      const { opportunity_score: _, ...written } = body.data;
      expect((await tenant.api.get(`/pages/${page.id}`)).body.data).toMatchObject(written);
    },
  );

  test('changes several fields and leaves the rest alone', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/a/', { purpose: 'Stays.', gscIndexed: true });
    const before = (await tenant.api.get(`/pages/${page.id}`)).body.data;
    const { body } = await tenant.api.patch(`/pages/${page.id}`, { primary_keyword: 'new', is_priority: true });
    expect(body.data).toEqual({
      ...before,
      primary_keyword: 'new',
      is_priority: true,
      is_priority_manual: true,
      updated_at: expect.any(String),
    });
    expect(body.data.updated_at > before.updated_at).toBe(true);
  });

  test('marks a priority that was switched off by hand as manual too [page/priority-manual]', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/a/', { isPriority: true });
    const { body } = await tenant.api.patch(`/pages/${page.id}`, { is_priority: false });
    expect([body.data.is_priority, body.data.is_priority_manual]).toEqual([false, true]);
  });

  test('answers with the active drafts', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/a/');
    await putItem(system.table, {
      ...keys.draft(page.organizationId, page.id, 'title'),
      ...{ id: 1, field: 'title', status: 'draft', originalValue: null, draftValue: 'New', publishedAt: null },
      ...{ createdAt: page.createdAt, updatedAt: page.createdAt },
    });
    const { body } = await tenant.api.patch(`/pages/${page.id}`, { purpose: 'x' });
    expect(body.data.drafts).toEqual([{ field: 'title', status: 'draft', draft_value: 'New' }]);
  });

  test.each([
    { name: 'an empty body', body: {}, message: 'must have at least one field' },
    { name: 'an unknown field', body: { purpose: 'x', no_such: 1 }, message: 'unknown field "no_such"' },
    { name: 'a read-only field', body: { purpose: 'x', name: 'x' } },
    { name: 'a blank keyword', body: { purpose: 'x', primary_keyword: ' \t\u00a0' } },
    { name: 'a blank secondary keyword', body: { purpose: 'x', secondary_keywords: ['a', '  '] } },
    { name: 'an empty keyword', body: { purpose: 'x', primary_keyword: '' } },
    { name: 'a keyword of 201 characters', body: { purpose: 'x', primary_keyword: 'a'.repeat(201) } },
    { name: '101 secondary keywords', body: { purpose: 'x', secondary_keywords: Array(101).fill('k') } },
    { name: 'an empty secondary keyword', body: { purpose: 'x', secondary_keywords: ['a', ''] } },
    { name: 'a secondary keyword of 201 characters', body: { purpose: 'x', secondary_keywords: ['a'.repeat(201)] } },
    { name: 'a priority of null', body: { purpose: 'x', is_priority: null } },
    { name: 'a purpose of 2,001 characters', body: { purpose: 'a'.repeat(2001) } },
    { name: 'a gsc_url on another host', body: { purpose: 'x', gsc_url: 'https://elsewhere.example/a/' } },
    { name: 'a gsc_url on a subdomain', body: { purpose: 'x', gsc_url: 'https://m.shop.example/a/' } },
    { name: 'a gsc_url on another port', body: { purpose: 'x', gsc_url: 'https://shop.example:8443/a/' } },
    {
      name: 'a gsc_url whose user name is the host',
      body: { purpose: 'x', gsc_url: 'https://shop.example@a.example/' },
    },
    { name: 'a gsc_url with a fragment', body: { purpose: 'x', gsc_url: 'https://shop.example/a/#part' } },
    { name: 'a gsc_url with a user name', body: { purpose: 'x', gsc_url: 'https://user:pw@shop.example/a/' } },
    { name: 'a gsc_url with an empty fragment', body: { purpose: 'x', gsc_url: 'https://shop.example/a/#' } },
    { name: 'a relative gsc_url', body: { purpose: 'x', gsc_url: '/a/' } },
    { name: 'an ftp gsc_url', body: { purpose: 'x', gsc_url: 'ftp://shop.example/a/' } },
    { name: 'a gsc_url with white space', body: { purpose: 'x', gsc_url: ' https://shop.example/a/' } },
    { name: 'an empty gsc_url', body: { purpose: 'x', gsc_url: '' } },
    {
      name: 'a gsc_url of 2,049 characters',
      body: { purpose: 'x', gsc_url: `https://shop.example/${'a'.repeat(2028)}` },
    },
  ])('refuses $name (400), and writes nothing', async ({ body, message = '' }) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant), '/a/');
    const before = (await tenant.api.get(`/pages/${page.id}`)).body;
    const answer = await tenant.api.patch(`/pages/${page.id}`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(message);
    expect((await tenant.api.get(`/pages/${page.id}`)).body).toEqual(before);
  });

  test('refuses a gsc_url for a page of a planned site (400)', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, await seedSite(system, tenant, { planned: true }), '/a/');
    const { status } = await tenant.api.patch(`/pages/${page.id}`, { gsc_url: 'https://shop.example/a/' });
    expect(status).toBe(400);
  });

  test.each(['999999999', 'x'])('answers 404 for the page %s', async (id) => {
    const { api } = await system.tenant();
    const { status, body } = await api.patch(`/pages/${id}`, { purpose: 'x' });
    expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Page not found' } }]);
  });

  test.each([{ primary_keyword: 'new' }, { primary_keyword: null }, { secondary_keywords: [], purpose: 'x' }])(
    'refuses the keyword write %j while keywords are generated for the site (409), and writes nothing',
    async (change) => {
      const tenant = await system.tenant();
      const site = await seedSite(system, tenant);
      const page = await seedPage(system, site, '/a/', { primaryKeyword: 'old' });
      await holdKeywordLock(system, site, inAnHour());
      const { status, body } = await tenant.api.patch(`/pages/${page.id}`, change);
      expect([status, body.error]).toEqual([
        409,
        {
          code: 'keyword_generation_in_progress',
          message: expect.stringContaining('generation gen_kw_1_1 is running'),
        },
      ]);
      expect((await tenant.api.get(`/pages/${page.id}`)).body.data).toMatchObject({
        primary_keyword: 'old',
        purpose: null,
      });
    },
  );

  test('never makes a change of other fields wait for keyword generation [page/keyword-gate]', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    await holdKeywordLock(system, site, inAnHour());
    const change = { is_priority: true, purpose: 'x', gsc_url: 'https://shop.example/a/' };
    expect((await tenant.api.patch(`/pages/${page.id}`, change)).status).toBe(200);
  });

  test('takes a keyword write when the lease of a dead keyword generation is over', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    await holdKeywordLock(system, site, anHourAgo());
    expect((await tenant.api.patch(`/pages/${page.id}`, { primary_keyword: 'new' })).status).toBe(200);
  });

  test('loses none of 20 changes that run at once', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    const changes = [{ purpose: 'x' }, { primary_keyword: 'k' }, { is_priority: true }, { secondary_keywords: ['s'] }];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => tenant.api.patch(`/pages/${page.id}`, changes[at % changes.length])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data).toMatchObject({
      purpose: 'x',
      primary_keyword: 'k',
      is_priority: true,
      secondary_keywords: ['s'],
    });
    const list = await tenant.api.get(`/sites/${site.id}/pages`);
    expect([list.body.meta.total, list.body.data.length, list.body.data[0].is_priority]).toEqual([1, 1, true]);
  });
});
