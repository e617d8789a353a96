import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { useAdmin } from '../cli/admin/use-admin.ts';
import { phone } from '../functions/facts/claims.ts';
import { seedOutline } from '../functions/reports/seed-outline.ts';
import type { ModelCall } from '../harness/model-protocols.ts';
import { fitting, type ModelReply } from '../harness/model-server.ts';
import { seedPage, seedSnapshot } from '../harness/seeds.ts';
import { waitForJob, waitUntil } from '../harness/wait-until.ts';
import { server, system } from '../systems/model.ts';

const admin = useAdmin(() => system.operator);

beforeEach(() => {
  server.answer = editor;
});

const GOOD_TITLE = 'Winter tyres: when to change them, and what they cost';

/** Likes the good title, and wants it where it is not. */
function editor({ schema, user, body }: ModelCall): ModelReply {
  const { properties } = schema as {
    properties: Record<string, { items?: { properties: { criterion?: { enum: string[] } } } }>;
  };
  const isGood = JSON.stringify(body).includes(GOOD_TITLE);
  if ('addressed' in properties) {
    const addressed = user.includes(GOOD_TITLE);
    return {
      says: { quote: null, addressed, reasoning: addressed ? 'The title names the topic.' : 'The title is as it was.' },
    };
  }
  if ('unsupported' in properties) return { says: { unsupported: [] } };
  if (!('judgements' in properties)) return { says: fitting(schema) };
  const asked = properties['judgements']?.items?.properties.criterion?.enum ?? [];
  const edit = {
    target: 'title',
    operation: 'replace',
    blocks: [],
    quote: 'Tyres',
    why: 'It is what searchers see.',
    title: 'Say what the page offers',
    description: 'Name the topic and the season.',
    proposed_text: 'Winter tyres: change them in October and at Easter',
    criteria: ['title_specificity', 'title_length', 'title_keyword'],
    effort: 'small',
  };
  return {
    says: {
      judgements: asked.map((criterion) => ({ criterion, evidence: 'Seen.', quote: null, score: isGood ? 9 : 2 })),
      edits: isGood ? [] : [edit],
    },
  };
}

const markdown =
  '# Tyres\n\nWinter tyres grip below seven degrees.\n\n## Change them\n\nChange them in October, and back at Easter.';

interface ComponentView {
  component_type: string;
  status: string;
  score: number | null;
  judged_by: string;
  rationale: string;
}

async function writtenPage() {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: 'All about tyres.', h1: 'Tyres' });
  await api.post(`/pages/${page.id}/content`, { markdown });
  const analyze = async () => waitForJob(api, (await api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
  const analysis = async () => (await api.get(`/pages/${page.id}/analysis`)).body.data;
  return { api, page, analyze, analysis };
}

const componentOf = (type: string, components: ComponentView[]): ComponentView | undefined =>
  components.find(({ component_type }) => component_type === type);

test('analyze, fix the content, resolve, recheck, analyze again, and compare, with a language model', async () => {
  const { api, page, analyze, analysis } = await writtenPage();

  expect(await analyze()).toMatchObject({ status: 'completed', result: { score_source: 'audit' } });
  const first = await analysis();
  expect(componentOf('title', first.components)).toMatchObject({ status: 'completed', judged_by: 'editor-1' });
  // Only an analysis by rules says what they do not judge.
  expect(first).not.toHaveProperty('not_judged');
  const recommendation = first.recommendations.find((one: { target_field: string }) => one.target_field === 'title');
  expect(recommendation).toMatchObject({
    title: 'Say what the page offers',
    description: 'Name the topic and the season.',
    proposed_text: 'Winter tyres: change them in October and at Easter',
    worded_by: 'editor-1',
    sort_order: 0,
  });
  const resolve = (body: unknown) => api.post(`/recommendations/${recommendation.id}/resolve`, body);

  const unchanged = await resolve({ content: 'Tyres' });
  expect(unchanged.body.data).toMatchObject({
    addressed: false,
    skipped: false,
    recommendation: { status: 'pending' },
  });

  await api.put(`/pages/${page.id}/drafts/title`, { draft_value: GOOD_TITLE });
  const resolved = await resolve({});
  expect(resolved.body.data).toMatchObject({
    addressed: true,
    skipped: false,
    reasoning: 'The title names the topic.',
    judged_by: 'editor-1',
    validation_scope: 'field_draft',
    recommendation: { status: 'applied' },
    analysis: { score_source: 'verified' },
  });
  const rechecked = await api.post(`/recommendations/${recommendation.id}/recheck`);
  expect(rechecked.body.data).toMatchObject({ addressed: true, skipped: false });

  // A model that fails lets an editor pass, without a verdict.
  server.answer = () => ({ status: 401, body: { error: { code: 'invalid_api_key' } } });
  const unjudged = await api.post(`/recommendations/${recommendation.id}/recheck`);
  expect(unjudged.body.data).toMatchObject({ addressed: true, skipped: true, analysis: { score_source: 'audit' } });
  server.answer = editor;

  expect(await analyze()).toMatchObject({ status: 'completed' });
  const { comparison, comparison_note } = (await api.get(`/pages/${page.id}/report`)).body.data;
  expect(comparison_note).toBeNull();
  expect(comparison.previous_analysis_id).toBe(first.id);
  const title = comparison.components.find(({ component_type }: ComponentView) => component_type === 'title');
  expect(title.score.delta).toBeGreaterThan(0);
  expect(comparison.overall_score.now - comparison.overall_score.prev).toBe(comparison.overall_score.delta);
});

/** One edit, one judgement and one piece of advice have an invented number. */
function inventor(call: ModelCall): ModelReply {
  const reply = editor(call) as { says: Record<string, unknown> };
  const { properties = {} } = call.schema as { properties?: Record<string, unknown> };
  if ('title_length' in properties) {
    return { says: { ...reply.says, title_length: { title: 'Lengthen the title', suggestion: 'Add 7,431 tyres.' } } };
  }
  const { judgements, edits } = reply.says as { judgements?: object[]; edits?: object[] };
  if (!judgements || !edits) return reply;
  const [first, ...others] = judgements;
  return {
    says: {
      judgements: [{ ...first, evidence: '7,431 words are too many.' }, ...others],
      edits: [...edits, { ...edits[0], title: 'Count the buyers', description: 'Write that 7,431 people buy here.' }],
    },
  };
}

test('an analysis says which words of a model it is without, and why, and so does advice on checks', async () => {
  server.answer = inventor;
  const { api, page, analyze, analysis } = await writtenPage();
  await analyze();
  const { dropped, recommendations } = await analysis();
  expect(dropped).toEqual([
    { kind: 'evidence', name: expect.any(String), reason: 'number' },
    { kind: 'edit', name: 'title', reason: 'number' },
  ]);
  const titles = recommendations.map(({ title }: { title: string }) => title);
  expect(titles).toContain('Say what the page offers');
  expect(titles).not.toContain('Count the buyers');
  const advice = (await api.post(`/pages/${page.id}/checks/recommendations`)).body.data;
  expect(advice.dropped).toContainEqual({ kind: 'suggestion', name: 'title_length', reason: 'number' });
});

test('an analysis by the rules, which a model had no part in, has nothing dropped', async () => {
  server.answer = () => ({ status: 400, body: { error: { code: 'bad' } } });
  const { api, page, analyze, analysis } = await writtenPage();
  await analyze();
  expect(await analysis()).not.toHaveProperty('dropped');
  const advice = (await api.post(`/pages/${page.id}/checks/recommendations`)).body.data;
  expect(advice).not.toHaveProperty('dropped');
});

test('a model is asked with the facts of the site, and the search results that an outline of the page has', async () => {
  const { api, page, analyze } = await writtenPage();
  await api.post(`/sites/${page.siteId}/facts`, { facts: [phone('+44 20 7946 0000')] });
  const result = { position: 1, title: 'When to fit winter tyres', url: 'https://rival.example/tyres', snippet: null };
  const serpSnapshot = { keyword: 'winter tyres', results: [result], competitors: [] };
  await seedOutline(system, page, { id: 1, serpSnapshot });
  server.calls.length = 0;
  await analyze();
  const [asked] = server.calls;
  expect(asked?.user).toContain('contact phone: +44 20 7946 0000');
  expect(asked?.user).toContain('1. When to fit winter tyres (rival.example)');
  expect(asked?.system).toContain('- serp_intent: ');
});

test.each([
  ['half a JSON', { says: '{"judgements": [' }, 2],
  ['garbage', { says: '<html>502</html>' }, 2],
  ['a refusal', 'refuses', 1],
  ['a refused key', { status: 401, body: { error: { code: 'invalid_api_key' } } }, 1],
] satisfies [string, ModelReply, number][])(
  'a model that answers with %s leaves the page to the rules, which say so, and is asked again without force',
  async (_name, reply, calls) => {
    server.calls.length = 0;
    server.answer = () => reply;
    const { analyze, analysis } = await writtenPage();
    expect(await analyze()).toMatchObject({ status: 'completed' });
    const { components, recommendations } = await analysis();
    expect(components).toHaveLength(11);
    for (const { judged_by, rationale } of components) {
      expect([judged_by, rationale]).toEqual(['rules-v1', expect.stringContaining('gave no usable answer')]);
    }
    expect(recommendations.map(({ worded_by }: { worded_by: string }) => worded_by)).toContain('rules-v1');
    expect(server.calls).toHaveLength(calls);
    server.answer = editor;
    expect(await analyze()).toMatchObject({ status: 'completed' });
    expect(componentOf('title', (await analysis()).components)).toMatchObject({ judged_by: 'editor-1' });
    expect(await analyze()).toMatchObject({ status: 'skipped' });
  },
);

describe('a model that refuses', () => {
  test('leaves the advice on checks to the rules', async () => {
    server.answer = () => 'refuses';
    const { api, page } = await writtenPage();
    const { status, body } = await api.post(`/pages/${page.id}/checks/recommendations`);
    expect([status, body.data.model]).toEqual([200, 'rules-v1']);
    expect(body.data.recommendations.length).toBeGreaterThan(0);
  });

  test('leaves the outline to the rules, and a note says so', async () => {
    server.answer = () => 'refuses';
    const { api, page } = await writtenPage();
    expect((await api.post(`/pages/${page.id}/outline`)).status).toBe(202);
    const outline = await waitUntil('the outline is over', async () => {
      const { data } = (await api.get(`/pages/${page.id}/outline`)).body;
      return !['pending', 'processing'].includes(data.status) && data;
    });
    expect(outline).toMatchObject({ status: 'completed', error: null, note: expect.stringContaining('made by rules') });
    expect(outline.sections.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(outline)).not.toContain('refuses');
  });
});

test('models that are switched off are asked nothing: rules answer and say so, and the same content is judged when they are on', async () => {
  const { api, analyze, analysis } = await writtenPage();
  expect(await admin.json('models', 'off')).toEqual({ models: 'off' });
  onTestFinished(async () => void (await admin.json('models', 'on')));
  expect((await admin.json('jobs', 'list')).models).toBe('off');
  server.calls.length = 0;
  expect(await analyze()).toMatchObject({ status: 'completed' });
  const byRules = await analysis();
  expect(componentOf('title', byRules.components)).toMatchObject({ judged_by: 'rules-v1', model: 'rules-v1' });
  const [recommendation] = byRules.recommendations;
  expect(recommendation.worded_by).toBe('rules-v1');
  const verdict = await api.post(`/recommendations/${recommendation.id}/resolve`);
  expect(verdict.body.data).toMatchObject({ skipped: false, judged_by: 'rules-v1' });
  expect(server.calls).toEqual([]);

  await admin.json('models', 'on');
  expect(await analyze()).toMatchObject({ status: 'completed' });
  expect(componentOf('title', (await analysis()).components)).toMatchObject({ judged_by: 'editor-1' });
  expect(server.calls.length).toBeGreaterThan(0);
});
