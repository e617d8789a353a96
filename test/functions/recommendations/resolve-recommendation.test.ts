import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { analyzedPage, goodDescription, goodTitle, markdown } from './analyzed.ts';

const system = useSystem();

describe('what is validated without content in the request', () => {
  test('a field without a draft: the snapshot, and the verdict leaves it open [recommendation/resolve-not-addressed]', async () => {
    const { tenant, page, on } = await analyzedPage(system);
    const { body: before } = await tenant.api.get(`/pages/${page.id}/analysis`);
    const { status, body } = await tenant.api.post(`/recommendations/${on('title').id}/resolve`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      addressed: false,
      skipped: false,
      placeholders: [],
      validation_scope: 'field_snapshot',
      validated_node_ids: null,
      recommendation: { status: 'pending', resolution_method: null, resolved_at: null },
    });
    expect(body.data.reasoning).toContain('"Tyres"');
    expect(body.data.analysis.estimated_score).toBe(before.data.estimated_score);
  });

  test.each([
    { field: 'title', value: goodTitle },
    { field: 'meta_description', value: goodDescription },
  ])('$field: the active draft', async ({ field, value }) => {
    const { tenant, page, on } = await analyzedPage(system);
    await tenant.api.put(`/pages/${page.id}/drafts/${field}`, { draft_value: value });
    const { body } = await tenant.api.post(`/recommendations/${on(field).id}/resolve`);
    expect(body.data).toMatchObject({
      addressed: true,
      skipped: false,
      validation_scope: 'field_draft',
      recommendation: { status: 'applied', resolution_method: 'manual', content_excerpt: null },
    });
    expect(Date.parse(body.data.recommendation.resolved_at)).not.toBeNaN();
  });

  test('schema: the draft, by the workflow of drafts and an empty resolve', async () => {
    const { tenant, page, on } = await analyzedPage(system);
    const schema = {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Winter tyres',
      image: 'https://shop.example/tyres.jpg',
      author: { '@type': 'Person', name: 'Ida Berg', url: 'https://shop.example/ida/' },
      datePublished: '2026-01-02',
      dateModified: '2026-02-03',
    };
    await tenant.api.put(`/pages/${page.id}/drafts/schema`, { draft_value: JSON.stringify(schema) });
    const { body } = await tenant.api.post(`/recommendations/${on('schema').id}/resolve`);
    expect(body.data).toMatchObject({ addressed: true, validation_scope: 'field_draft' });
  });

  test('the body: the targeted blocks, by their ids, with their excerpt', async () => {
    const { tenant, on } = await analyzedPage(system);
    const target = on('body_content');
    const { body } = await tenant.api.post(`/recommendations/${target.id}/resolve`);
    expect(body.data).toMatchObject({
      addressed: false,
      validation_scope: 'targeted_nodes',
      validated_node_ids: target.target_node_ids,
      recommendation: { content_excerpt: target.content_excerpt },
    });
  });

  test('the body: blocks that were edited keep their ids, and a good edit is addressed', async () => {
    const { tenant, page, recommendations } = await analyzedPage(system);
    const target = recommendations.find((one) => one.rubric_criteria.includes('links_anchor_text'));
    const edited = markdown.replace(
      '[here](https://shop.example/tyres/)',
      '[our winter tyres](https://shop.example/tyres/)',
    );
    const better = edited.replace(
      '[here](https://shop.example/rims/)',
      '[steel rims for winter](https://shop.example/rims/)',
    );
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: better });
    const { body } = await tenant.api.post(`/recommendations/${target?.id}/resolve`);
    expect(body.data).toMatchObject({ addressed: true, validation_scope: 'targeted_nodes' });
    expect(body.data.recommendation.content_excerpt).toContain('our winter tyres');
  });

  test('the body: the whole document where something is to be added, or the blocks are gone', async () => {
    const { tenant, page, recommendations, on } = await analyzedPage(system);
    const insert = recommendations.find((one) => one.target_field === 'body_content' && one.operation === 'insert');
    const added = await tenant.api.post(`/recommendations/${insert?.id}/resolve`);
    expect(added.body.data).toMatchObject({ validation_scope: 'full_document', validated_node_ids: null });
    await tenant.api.post(`/pages/${page.id}/content`, {
      markdown: '- Something else\n- from the first word to the last',
    });
    const gone = await tenant.api.post(`/recommendations/${on('body_content').id}/resolve`);
    expect(gone.body.data).toMatchObject({
      validation_scope: 'full_document',
      validated_node_ids: null,
      recommendation: { content_excerpt: null },
    });
  });
});

describe('400 no_content_to_validate, and nothing is written', () => {
  test.each([
    { name: 'a field with neither draft nor snapshot value', field: 'meta_description', body: undefined },
    { name: 'structured data of a page that has none', field: 'schema', body: {} },
    { name: 'blank content', field: 'title', body: { content: ' \n ' } },
  ])('$name', async ({ field, body }) => {
    const { tenant, page, on } = await analyzedPage(system);
    const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
    const answer = await tenant.api.post(`/recommendations/${on(field).id}/resolve`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'no_content_to_validate']);
    expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body).toEqual(before);
  });

  test('the body of a page without a content version [recommendation/nothing-resolvable]', async () => {
    const { tenant, recommendations } = await analyzedPage(system, { body: false });
    const target = recommendations.find((one) => one.target_field === 'body_content');
    const answer = await tenant.api.post(`/recommendations/${target?.id}/resolve`);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'no_content_to_validate']);
  });
});

describe('content in the request', () => {
  test('is validated and not stored', async () => {
    const { tenant, page, on } = await analyzedPage(system);
    const { body } = await tenant.api.post(`/recommendations/${on('title').id}/resolve`, { content: goodTitle });
    expect(body.data).toMatchObject({ addressed: true, validation_scope: 'inline_content', validated_node_ids: null });
    const { body: detail } = await tenant.api.get(`/pages/${page.id}`);
    expect(detail.data).toMatchObject({ latest_snapshot: { title: 'Tyres' }, drafts: [] });
  });

  test.each([
    { name: 'the new text of the targeted blocks', content: 'See [our winter tyres](https://shop.example/tyres/).' },
    {
      name: 'the whole new body',
      content: markdown.replaceAll('[here]', '[winter tyres by size]'),
    },
  ])('for the body: $name', async ({ content }) => {
    const { tenant, recommendations } = await analyzedPage(system);
    const target = recommendations.find((one) => one.rubric_criteria.includes('links_anchor_text'));
    const { body } = await tenant.api.post(`/recommendations/${target?.id}/resolve`, { content });
    expect(body.data).toMatchObject({ addressed: true, validation_scope: 'inline_content' });
  });

  test('that leaves placeholders in the body is applied, and does not promote the score', async () => {
    const { tenant, recommendations } = await analyzedPage(system);
    const target = recommendations.find((one) => one.rubric_criteria.includes('links_anchor_text'));
    const content = 'See [our winter tyres](https://shop.example/tyres/) of [Company Name].';
    const { body } = await tenant.api.post(`/recommendations/${target?.id}/resolve`, { content });
    expect(body.data).toMatchObject({
      addressed: true,
      placeholders: ['[Company Name]'],
      recommendation: { status: 'applied' },
      analysis: { score_source: 'audit' },
    });
  });

  test('that leaves placeholders is applied, and does not promote the score [recommendation/placeholders]', async () => {
    const { tenant, on } = await analyzedPage(system);
    const content = 'Winter tyres: sizes and prices at [Company Name] in town';
    const { body } = await tenant.api.post(`/recommendations/${on('title').id}/resolve`, { content });
    expect(body.data).toMatchObject({
      addressed: true,
      placeholders: ['[Company Name]'],
      recommendation: { status: 'applied', verification: { placeholders: ['[Company Name]'] } },
      analysis: { score_source: 'audit', verified_at: null },
    });
  });
});

test('the verdict is mirrored in verification, and kept there', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const { body } = await tenant.api.post(`/recommendations/${on('title').id}/resolve`, { content: 'Tyres' });
  const { addressed, reasoning, skipped, placeholders, validation_scope, validated_node_ids, judged_by } = body.data;
  const verdict = { addressed, reasoning, skipped, placeholders, validation_scope, validated_node_ids, judged_by };
  expect(addressed).toBe(false);
  expect(body.data.recommendation.verification).toEqual(verdict);
  const { body: analysis } = await tenant.api.get(`/pages/${page.id}/analysis`);
  const stored = analysis.data.recommendations.find(({ id }: { id: number }) => id === on('title').id);
  expect(stored).toEqual(body.data.recommendation);
});

test('force marks it as applied without validation, even where there is nothing to validate [recommendation/force]', async () => {
  const { tenant, on } = await analyzedPage(system);
  const { status, body } = await tenant.api.post(`/recommendations/${on('meta_description').id}/resolve`, {
    force: true,
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    addressed: true,
    skipped: true,
    placeholders: [],
    validation_scope: null,
    validated_node_ids: null,
    recommendation: { status: 'applied', resolution_method: 'manual', verification: { skipped: true } },
    analysis: { score_source: 'audit' },
  });
});

test('a real verdict promotes the score by what the edit earns, and says when [recommendation/resolve-addressed] [recommendation/promotion]', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const { body: before } = await tenant.api.get(`/pages/${page.id}/analysis`);
  const target = on('title');
  const { body } = await tenant.api.post(`/recommendations/${target.id}/resolve`, { content: goodTitle });
  const { overall_score: verified, ...analysis } = body.data.analysis;
  expect(analysis).toMatchObject({ score_source: 'verified', verified_at: expect.any(String) });
  expect(verified).toBeGreaterThan(before.data.overall_score);
  expect(analysis.estimated_score).toBeGreaterThanOrEqual(verified);
  const { body: detail } = await tenant.api.get(`/pages/${page.id}`);
  expect(detail.data.latest_analysis).toMatchObject({
    overall_score: verified,
    score_source: 'verified',
  });
});

test.each(['resolve', 'dismiss'])(
  '409 already_resolved after %s, before content is looked for [recommendation/already-resolved]',
  async (verb) => {
    const { tenant, on } = await analyzedPage(system);
    const path = `/recommendations/${on('meta_description').id}`;
    await tenant.api.post(`${path}/${verb}`, verb === 'resolve' ? { force: true } : {});
    const { status, body } = await tenant.api.post(`${path}/resolve`);
    expect([status, body.error.code]).toEqual([409, 'already_resolved']);
  },
);

test.each([
  { name: 'content of more than 1,000,000 characters', body: { content: 'x'.repeat(1_000_001) } },
  { name: 'a force that is no boolean', body: { force: 'yes' } },
  { name: 'an unknown field', body: { text: 'Tyres' } },
])('400 for $name', async ({ body }) => {
  const { tenant, on } = await analyzedPage(system);
  const answer = await tenant.api.post(`/recommendations/${on('title').id}/resolve`, body);
  expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
});
