import { beforeAll, expect, test } from 'vitest';
import type { ModelCall } from '../../harness/model-protocols.ts';
import type { ModelReply } from '../../harness/model-server.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { server, system } from '../../systems/model.ts';
import { analyze } from './analyzed.ts';

beforeAll(() => {
  server.answer = yes;
});

/** Finds fault with link texts alone, and accepts whatever it is shown. */
function yes({ schema, user }: ModelCall): ModelReply {
  const { properties } = schema as { properties: Record<string, unknown> };
  if ('addressed' in properties) return { says: { addressed: true, reasoning: 'It is done.' } };
  const block_ids = [...user.matchAll(/\[([\w-]+)\] \w+: "here"/g)].map(([, id]) => id);
  const advice = {
    title: 'Write descriptive link texts',
    description: 'Name what each link leads to.',
    why_it_matters: 'Link texts say what a page is about.',
    block_ids,
  };
  const judgementOf = (key: string) =>
    key === 'links_anchor_text'
      ? { score: 0, evidence: 'Seen.', quote: null, advice }
      : { score: 9, evidence: 'Seen.', quote: null, advice: null };
  return { says: Object.fromEntries(Object.keys(properties).map((key) => [key, judgementOf(key)])) };
}

const body = (paragraph: string, ending = ''): string =>
  `# Winter tyres\n\nWinter tyres grip below seven degrees.\n\n${paragraph}\n\n## Change them\n\nChange them in October, and back at Easter.\n${ending}`;
const untouched = 'Click [here](/tyres/) for more, or [here](/rims/).';

async function linkRecommendation() {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  for (const path of ['/tyres/', '/rims/']) await api.post(`/sites/${page.siteId}/pages`, { path });
  await seedSnapshot(system, page, { title: 'Winter tyres: when to change them', h1: 'Winter tyres' });
  const post = (markdown: string) => api.post(`/pages/${page.id}/content`, { markdown });
  await post(body(untouched));
  const found = (await analyze(tenant, page)).find((one) => one.rubric_criteria.includes('links_anchor_text'));
  const resolve = async (content?: string) =>
    (await api.post(`/recommendations/${found?.id}/resolve`, content === undefined ? {} : { content })).body.data;
  return { post, resolve };
}

const refused = {
  addressed: false,
  skipped: false,
  recommendation: { status: 'pending' },
  analysis: { score_source: 'audit' },
};

test('"only on a real verdict": content that is untouched is not addressed, whatever a model says', async () => {
  const { post, resolve } = await linkRecommendation();
  expect(await resolve()).toMatchObject(refused);
  expect(await resolve(untouched)).toMatchObject(refused);
  expect(await resolve(untouched.replace('Click ', 'Click  '))).toMatchObject(refused);
  await post(body(untouched, '\nKeep the other set in a dry room.\n'));
  expect(await resolve()).toMatchObject(refused);
});

test('"only on a real verdict": a text without what was asked for is not addressed, whatever a model says', async () => {
  const { resolve } = await linkRecommendation();
  expect(await resolve('Look at our list of winter tyres and at our list of rims.')).toMatchObject(refused);
  expect(await resolve('Click [here](/rims/) for more.')).toMatchObject(refused);
});

test('link texts that were written are addressed, by the judgement of the model', async () => {
  const { resolve } = await linkRecommendation();
  const written = 'See our [winter tyres by size](/tyres/), or the [rims that fit them](/rims/).';
  expect(await resolve(written)).toMatchObject({
    addressed: true,
    skipped: false,
    analysis: { score_source: 'verified' },
  });
});
