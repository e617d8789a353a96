import { beforeEach, describe, expect, test } from 'vitest';
import { fitting, type ModelCall, type ModelReply } from '../harness/model-server.ts';
import { seedPage, seedSnapshot } from '../harness/seeds.ts';
import { waitForJob, waitUntil } from '../harness/wait-until.ts';
import { server, system } from '../systems/model.ts';

beforeEach(() => {
  server.answer = editor;
});

const GOOD_TITLE = 'Winter tyres: when to change them, and what they cost';
const isTitlePrompt = ({ schema }: ModelCall): boolean => JSON.stringify(schema).includes('title_specificity');

/** Likes the good title, and wants it where it is not. */
function editor(call: ModelCall): ModelReply {
  const schema = call.schema as { properties: Record<string, unknown> };
  if ('addressed' in schema.properties) {
    const addressed = call.user.includes(GOOD_TITLE);
    return { says: { addressed, reasoning: addressed ? 'The title names the topic.' : 'The title is as it was.' } };
  }
  if (!isTitlePrompt(call)) return { says: fitting(schema) };
  const isGood = call.user.includes(GOOD_TITLE);
  const advice = {
    title: 'Say what the page offers',
    description: 'Name the topic and the benefit.',
    why_it_matters: 'It is what searchers see.',
    block_ids: [],
  };
  const judgement = { score: isGood ? 9 : 2, evidence: 'Seen.', quote: null, advice: isGood ? null : advice };
  return { says: Object.fromEntries(Object.keys(schema.properties).map((key) => [key, judgement])) };
}

const markdown =
  '# Tyres\n\nWinter tyres grip below seven degrees.\n\n## Change them\n\nChange them in October, and back at Easter.';

interface ComponentView {
  component_type: string;
  status: string;
  score: number | null;
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
  expect(componentOf('title', first.components)).toMatchObject({ status: 'completed', model: 'editor-1' });
  const recommendation = first.recommendations.find((one: { target_field: string }) => one.target_field === 'title');
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

describe('a model whose answer about one component cannot be used', () => {
  const isAboutHeadings = ({ schema }: ModelCall): boolean => JSON.stringify(schema).includes('heading_wording');

  test.each([
    ['half a JSON', { says: '{"heading_wording": {"score": 1' }, 2],
    ['garbage', { says: '<html>502</html>' }, 2],
    ['a refusal', 'refuses', 1],
  ] satisfies [string, ModelReply, number][])('fails this component alone: %s', async (_name, reply, calls) => {
    server.calls.length = 0;
    server.answer = (call) => (isAboutHeadings(call) ? reply : editor(call));
    const { analyze, analysis } = await writtenPage();
    expect(await analyze()).toMatchObject({ status: 'completed' });
    const { components } = await analysis();
    expect(components).toHaveLength(11);
    expect(componentOf('headings', components)).toMatchObject({ status: 'failed', score: null, model: 'editor-1' });
    expect(components.filter(({ status }: ComponentView) => status === 'failed')).toHaveLength(1);
    expect(server.calls.filter(isAboutHeadings)).toHaveLength(calls);
  });

  test('fails the job when no component is left', async () => {
    server.answer = () => ({ status: 401, body: { error: { code: 'invalid_api_key' } } });
    const { analyze, page, api } = await writtenPage();
    expect(await analyze()).toMatchObject({ status: 'failed', error: 'Analysis failed' });
    expect((await api.get(`/pages/${page.id}/analysis`)).body.data).toBeNull();
  });
});

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
