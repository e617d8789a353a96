import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { seedIdea } from './seed-idea.ts';

const system = useSystem();

async function seeded() {
  const { api, ...tenant } = await system.tenant();
  const site = await seedSite(system, { api, ...tenant });
  return { api, site, ideas: `/sites/${site.id}/ideas` };
}

test('answers an empty list, no playbook, an empty map and no run before the first run [map/before-run]', async () => {
  const { api, ideas } = await seeded();
  expect((await api.get(ideas)).body).toEqual({ data: [], meta: { total: 0, page: 1, per_page: 25 } });
  expect((await api.get(`${ideas}/playbook`)).body).toEqual({ data: null });
  expect((await api.get(`${ideas}/topics`)).body).toEqual({
    data: { core: null, topics: [], drifting_pages: [], cross_topic_pages: [] },
  });
  expect((await api.get(`${ideas}/run`)).body).toEqual({ data: null });
});

test('lists the best first and pages through them without overlap', async () => {
  const { api, site, ideas } = await seeded();
  const seededIdeas = await Promise.all([3, 1, 2].map((rank) => seedIdea(system, site, { rank })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => api.get(`${ideas}?per_page=1&page=${page}`)));
  const inOrder = [1, 2, 3].map((rank) => seededIdeas.find((idea) => idea.rank === rank)?.id);
  expect(pages.map(({ body }) => body.data.map(({ id }: { id: string }) => id))).toEqual([
    ...inOrder.map((id) => [id]),
    [],
  ]);
  expect(pages[0]?.body.meta).toEqual({ total: 3, page: 1, per_page: 1 });
});

test('filters by status, play, topic, funnel, change and text', async () => {
  const { api, site, ideas } = await seeded();
  const play = { id: randomUUID(), name: 'Answers' };
  const topic = { id: randomUUID(), name: 'Bikes' };
  const inPlay = await seedIdea(system, site, { rank: 1, play, funnelStage: 'bofu', secondaryKeywords: ['Degreaser'] });
  const inTopic = await seedIdea(system, site, { rank: 2, topic, change: 'expand', title: 'Say more on WHEELS' });
  const found = async (query: string): Promise<string[]> =>
    (await api.get(`${ideas}?${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await found('status=accepted')).toEqual([]);
  expect(await found(`play=${play.id}`)).toEqual([inPlay.id]);
  expect(await found('play=none')).toEqual([inTopic.id]);
  expect(await found(`topic=${topic.id}`)).toEqual([inTopic.id]);
  expect(await found('topic=none')).toEqual([inPlay.id]);
  expect(await found('funnel=bofu')).toEqual([inPlay.id]);
  expect(await found('change=expand')).toEqual([inTopic.id]);
  expect(await found('q=degreaser')).toEqual([inPlay.id]);
  expect(await found('q=Wheels')).toEqual([inTopic.id]);
  expect(await found('q=nowhere')).toEqual([]);
});

test.each(['per_page=0', 'per_page=101', 'page=0', 'status=published', 'play=x', 'funnel=top', 'change=write', 'q='])(
  'refuses %s',
  async (query) => {
    const { api, ideas } = await seeded();
    const { status, body } = await api.get(`${ideas}?${query}`);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  },
);

test('shows an idea in any status; an unknown or malformed id is not found', async () => {
  const { api, site, ideas } = await seeded();
  const idea = await seedIdea(system, site, { primaryKeyword: 'chain cleaner' });
  const { body } = await api.get(`${ideas}/${idea.id.toUpperCase()}`);
  expect(body.data).toMatchObject({ id: idea.id, status: 'open', keywords: [{ keyword: 'chain cleaner', kd: null }] });
  for (const id of [randomUUID(), 'abc', '1']) {
    const answer = await api.get(`${ideas}/${id}`);
    expect([answer.status, answer.body.error]).toEqual([404, { code: 'not_found', message: 'Idea not found' }]);
  }
});
