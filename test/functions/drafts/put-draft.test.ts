import { describe, expect, test } from 'vitest';
import { draftFields } from '../../../shared/domain/drafts/draft-fields.ts';
import { getPage } from '../../../shared/table/pages.ts';
import { seedDeletion, seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { seedActiveDraft, seedClosedDraft } from './seed-draft.ts';

const system = useSystem();

test.each(draftFields.filter((field) => field !== 'schema'))(
  'makes a draft of %s, without validation [draft/put-new]',
  async (field) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/${field}`, {
      draft_value: ' A new value\r\n',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      data: {
        id: expect.any(Number),
        field,
        status: 'draft',
        original_value: null,
        draft_value: ' A new value\r\n',
        published_at: null,
        created_at: expect.any(String),
        updated_at: body.data.created_at,
      },
    });
  },
);

test('seeds original_value from the latest snapshot, where a crawl captures the field [draft/original-value]', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await seedSnapshot(system, page, { title: 'Older' });
  const schema = { '@context': 'https://schema.org', '@type': 'Product' };
  await seedSnapshot(system, page, { title: 'T', metaDescription: 'D', h1: null, schema, markdown: 'Body' });
  const originals = [];
  for (const field of draftFields) {
    const draft_value = field === 'schema' ? '' : 'New';
    const { body } = await tenant.api.put(`/pages/${page.id}/drafts/${field}`, { draft_value });
    originals.push([field, body.data.original_value]);
  }
  expect(Object.fromEntries(originals)).toEqual({
    title: 'T',
    meta_description: 'D',
    h1: null,
    schema: JSON.stringify(schema),
    primary_keyword: null,
    body: null,
    image_alt: null,
  });
});

test('overwrites the active draft: 200, same id, created_at and original_value', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await seedSnapshot(system, page, { title: 'Crawled' });
  const first = (await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'One' })).body.data;
  await seedSnapshot(system, page, { title: 'Crawled again' });
  const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: '' });
  expect([status, body.data]).toEqual([200, { ...first, draft_value: '', updated_at: expect.any(String) }]);
  expect((await tenant.api.get(`/pages/${page.id}/drafts`)).body.data).toEqual([body.data]);
});

test.each(['pending', 'generating', 'draft', 'failed'])(
  'overwrites a %s draft: its status is draft then [draft/put-active]',
  async (was) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const seeded = await seedActiveDraft(system, page, { status: was, originalValue: 'Kept' });
    const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'New' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: seeded.id, status: 'draft', draft_value: 'New', original_value: 'Kept' });
  },
);

test('makes a new draft beside a published one', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const published = await seedClosedDraft(system, page, {});
  const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'New' });
  expect(status).toBe(201);
  const { data } = (await tenant.api.get(`/pages/${page.id}/drafts`)).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([published.id, body.data.id]);
});

test('counts the active drafts of the page and the site, and marks the page as updated [draft/counts]', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const counts = async () => {
    const [row, site] = await Promise.all([
      getPage(system.table, tenant.organizationId, page.id),
      tenant.api.get(`/sites/${page.siteId}`),
    ]);
    return [row?.draftCount, site.body.data.draft_count];
  };
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'One' });
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Two' });
  await tenant.api.put(`/pages/${page.id}/drafts/h1`, { draft_value: 'Three' });
  expect(await counts()).toEqual([2, 2]);
  await tenant.api.delete(`/pages/${page.id}/drafts/title`);
  await tenant.api.delete(`/pages/${page.id}/drafts/title`);
  expect(await counts()).toEqual([1, 1]);
  const updated = await getPage(system.table, tenant.organizationId, page.id);
  expect(String(updated?.updatedAt) > page.updatedAt).toBe(true);
});

describe('schema', () => {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Shoe' };

  test('answers the validation beside the data, and stores the text as it was sent', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const draft_value = ` ${JSON.stringify(product, null, 2)}\n`;
    const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/schema`, { draft_value });
    expect([status, body.data.draft_value]).toEqual([201, draft_value]);
    expect(body.validation).toEqual({
      valid: expect.any(Boolean),
      errors: expect.any(Array),
      warnings: expect.any(Array),
      summary: expect.any(String),
    });
  });

  test.each([
    ['no @context', JSON.stringify({ '@type': 'Product', name: 'Shoe' })],
    ['a missing required property', JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting' })],
    ['a number instead of an object', '5'],
    ['null', 'null'],
  ])('stores what breaks the rules, and says so: %s', async (_name, draft_value) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/schema`, { draft_value });
    expect([status, body.data.draft_value, body.validation.valid]).toEqual([201, draft_value, false]);
    expect(body.validation.errors.length).toBeGreaterThan(0);
  });

  test('stores an unchecked type with a warning', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const draft_value = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Volcano', name: 'Etna' });
    const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/schema`, { draft_value });
    expect([status, body.validation.warnings.length > 0]).toEqual([201, true]);
  });

  test.each(['{', '{"a": 1,}', 'text', "{'a': 1}", '[1', '\ufeff{}'])(
    'refuses what is no JSON: %s',
    async (draft_value) => {
      const tenant = await system.tenant();
      const page = await seedPage(system, tenant);
      const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/schema`, { draft_value });
      expect([status, body.error.code]).toEqual([400, 'invalid_request']);
      expect(body.error.details).toEqual({
        draft_value: expect.stringMatching(/not valid JSON, line 1, column \d+: ./),
      });
      expect((await tenant.api.get(`/pages/${page.id}/drafts`)).body.data).toEqual([]);
    },
  );

  test.each(['', ' \n\t'])('a blank value clears the field, without validation: %j', async (draft_value) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await tenant.api.put(`/pages/${page.id}/drafts/schema`, { draft_value: '{}' });
    const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/schema`, { draft_value });
    expect([status, body.data.draft_value, 'validation' in body]).toEqual([200, draft_value, false]);
  });
});

describe('is refused with 400:', () => {
  test.each([
    ['an unknown field', 'slug', { draft_value: 'x' }],
    ['a field in other letters', 'Title', { draft_value: 'x' }],
    ['a name of the prototype', 'constructor', { draft_value: 'x' }],
    ['no value', 'title', {}],
    ['a value that is no text', 'title', { draft_value: 5 }],
    ['a value of null', 'title', { draft_value: null }],
    ['an unknown body field', 'title', { draft_value: 'x', status: 'published' }],
    ['20,001 characters', 'body', { draft_value: 'a'.repeat(20_001) }],
    ['20,001 emoji', 'body', { draft_value: '👟'.repeat(20_001) }],
    ['an unpaired surrogate', 'title', { draft_value: '\ud800' }],
  ])('%s', async (_name, field, body) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const answer = await tenant.api.put(`/pages/${page.id}/drafts/${field}`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
  });
});

test('takes 20,000 emoji, and returns them as they were sent', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const draft_value = '👟'.repeat(20_000);
  const { status, body } = await tenant.api.put(`/pages/${page.id}/drafts/body`, { draft_value });
  expect([status, body.data.draft_value === draft_value]).toEqual([201, true]);
});

test('answers 404 for a page that is missing, foreign, deleted or malformed', async () => {
  const [tenant, other] = [await system.tenant(), await system.tenant()];
  const [deleted, foreign] = [await seedPage(system, tenant), await seedPage(system, other)];
  await seedDeletion(system, deleted);
  for (const id of ['999999999', '0', 'x', String(deleted.id), String(foreign.id)]) {
    const { status, body } = await tenant.api.put(`/pages/${id}/drafts/title`, { draft_value: 'x' });
    expect([status, body.error.message]).toEqual([404, 'Page not found']);
  }
  expect((await other.api.get(`/pages/${foreign.id}/drafts`)).body.data).toEqual([]);
});

test('"Draft fields: `primary_keyword`": a proposal that checks and brief do not read; the keyword of the page stays what PATCH set', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'oil' });
  const put = await tenant.api.put(`/pages/${page.id}/drafts/primary_keyword`, { draft_value: 'grease' });
  expect([put.status, put.body.data.draft_value]).toEqual([201, 'grease']);
  expect((await tenant.api.get(`/pages/${page.id}/checks`)).body.data.fields.primary_keyword).toBe('oil');
  expect((await tenant.api.get(`/pages/${page.id}/brief`)).body.data.keywords.primary.keyword).toBe('oil');
});
