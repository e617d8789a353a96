import { expect, test } from 'vitest';
import { connectSearchConsole } from '../../../shared/operator/connect-search-console.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { putKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForSite } from '../../harness/wait-until.ts';
import { authorizedUser, row } from '../../shared/providers/search-console/fake-google.ts';
import { google, system } from '../../systems/search-console.ts';
import { sectionsOf, seedOutline } from '../reports/seed-outline.ts';
import { waitForRun } from './wait-for-run.ts';

const pageOf = (title: string, headings: string[], words: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>${words}</p>${headings
    .map((heading) => `<h2>${heading}</h2><p>${words} ${words}</p>`)
    .join(
      '',
    )}</main><a href="/">Home</a> <a href="/chains/">Chains</a> <a href="/wheels/">Wheels</a> <a href="/menu/">Menu</a></body></html>`;

const pages = {
  '/': pageOf(
    'Fernhill bicycle workshop',
    ['What we repair'],
    'Our workshop repairs every bicycle: a worn bicycle chain, a bent wheel, and noisy disc brakes. Disc brakes need care, and every bicycle rides better after a tune up.',
  ),
  '/chains/': pageOf(
    'Bicycle chain cleaning',
    ['How often should you oil a bicycle chain?', 'Degreaser and brush'],
    'A bicycle chain collects dirt. Chain cleaning with a chain degreaser takes ten minutes. Use a chain degreaser and a brush, then oil the bicycle chain. <b>Disc brakes</b> must stay free of oil.',
  ),
  '/wheels/': pageOf(
    'Wheel truing for bicycles',
    ['Spoke tension'],
    'A bicycle wheel runs true when the spoke tension is even. Spoke tension falls with time. Disc brakes show a bent wheel at once. The workshop trues every bicycle wheel.',
  ),
  '/menu/': pageOf(
    'Espresso menu',
    ['Oat milk'],
    'The espresso bar serves flat white, cappuccino and filter coffee with oat milk. Oat milk costs extra. Coffee beans come from Ethiopia.',
  ),
};

/** The same in German: other sentences, the same facts, and the words of the site as they are. */
async function expectInGerman(
  { api }: Tenant,
  ideas: string,
  // biome-ignore lint/suspicious/noExplicitAny: bodies of responses
  english: { list: any[]; playbook: any; map: any },
): Promise<void> {
  const read = async (path: string) => (await api.raw('GET', path, { headers: { 'accept-language': 'de' } })).body.data;
  const list = await read(`${ideas}?per_page=100`);
  expect(list.map(({ id }: { id: string }) => id)).toEqual(english.list.map(({ id }) => id));
  for (const [at, idea] of list.entries()) {
    expect(idea.why).not.toBe(english.list[at].why);
    expect(idea.caveats).toHaveLength(english.list[at].caveats.length);
    const detail = await read(`${ideas}/${idea.id}`);
    expect(detail).toMatchObject({ title: idea.title, why: idea.why, play: idea.play });
  }
  const [{ title }] = list;
  const found = await read(`${ideas}?q=${encodeURIComponent(title)}`);
  expect(found[0].title).toBe(title);
  const playbook = await read(`${ideas}/playbook`);
  expect(playbook.notes[0].text).toBe('4 von 4 Seiten wurden gelesen.');
  for (const [at, play] of playbook.plays.entries())
    expect(play.rationale).not.toBe(english.playbook.plays[at].rationale);
  for (const [at, move] of playbook.moves.entries()) expect(move.why).not.toBe(english.playbook.moves[at].why);
  expect((await read(`${ideas}/run`)).progress).toMatch(/^Fertig: \d+ Ideen? in \d+ Plays?$/);
  const map = await read(`${ideas}/topics`);
  expect(map.core.summary).toContain('der größte Teil der Website');
  expect(map.topics[0].description).toContain(' über ');
}

test('builds ideas, a playbook and a map from a crawled site, and remembers what was settled: "accepted and published ideas stay"', async () => {
  const tenant = await system.tenant();
  const { api, organizationId } = tenant;
  const web = system.web.take(pages);
  await putKeywordMetrics(system.table, [
    {
      keyword: 'disc brakes',
      location: 2840,
      language: 'en',
      searchVolume: 5400,
      keywordDifficulty: 30,
      cpc: 1.2,
      competition: 0.4,
      searchIntent: 'informational',
      monthlySearches: null,
      updatedAt: new Date().toISOString(),
    },
  ]);
  const created = await api.post('/sites', { domain: web.domain });
  const siteId: number = created.body.data.id;
  await waitForSite(api, siteId);
  google.answer = () => [row(1, 1_200, 14, 'saddle height chart')];
  const property = `sc-domain:${web.domain}`;
  await connectSearchConsole(system.operator, { siteId, property, credentials: authorizedUser });
  const ideas = `/sites/${siteId}/ideas`;
  expect((await api.post(`${ideas}/refresh`)).status).toBe(202);
  const run = await waitForRun(api, ideas);
  expect(run.status).toBe('succeeded');
  expect(run.progress).toMatch(/^Done: \d+ ideas? in \d+ plays?$/);

  const list = await api.get(`${ideas}?per_page=100`);
  expect(list.body.meta.total).toBe(run.ideas);
  const titles = Object.values(pages).map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1]?.toLowerCase());
  for (const idea of list.body.data) {
    if (idea.action === 'create') expect(titles).not.toContain(idea.primary_keyword);
    expect([idea.page_id === null, idea.proposed_path === null].filter(Boolean)).toHaveLength(1);
    expect(idea.play).not.toBeNull();
  }
  const brakes = list.body.data.find((idea: { primary_keyword: string }) => idea.primary_keyword === 'disc brakes');
  expect(brakes).toMatchObject({ volume: 5400, difficulty: 30, cpc: 1.2, caveats: [] });
  expect(brakes.why).toContain('5,400');
  const seen = list.body.data.find(
    (idea: { primary_keyword: string }) => idea.primary_keyword === 'saddle height chart',
  );
  expect(seen).toMatchObject({ action: 'create', proposed_path: '/saddle-height-chart/' });
  expect(seen.why).toContain('People saw the site 1,200 times in 28 days');

  const playbook = (await api.get(`${ideas}/playbook`)).body.data;
  const inOrder = playbook.plays.flatMap((play: { ideas: { id: string }[] }) => play.ideas.map(({ id }) => id));
  expect(inOrder).toEqual(list.body.data.map(({ id }: { id: string }) => id));
  expect(playbook).toMatchObject({ mode: 'update', changes: [], needs_live_update: false });
  expect(playbook.notes[0]).toEqual({ kind: 'data', text: '4 of 4 pages were read.' });
  expect(playbook.moves.length).toBeGreaterThan(0);

  const map = (await api.get(`${ideas}/topics`)).body.data;
  expect(map.topics[0]).toMatchObject({ core_distance: 0, distance: 'core', gap: false });
  expect(map.topics.reduce((sum: number, topic: { page_count: number }) => sum + topic.page_count, 0)).toBe(4);
  const coffee = map.topics.find((topic: { distance: string }) => topic.distance === 'distant');
  expect(coffee).toMatchObject({ page_count: 1 });
  for (const { page_count: count, pages } of map.topics) expect(pages).toHaveLength(count);
  expect(coffee.pages).toEqual([expect.objectContaining({ path: expect.stringContaining('/') })]);

  await expectInGerman(tenant, ideas, { list: list.body.data, playbook, map });

  // A dismissed idea is never suggested again; an open one keeps its id.
  await api.post(`${ideas}/${brakes.id}/dismiss`, { reason: 'not_relevant' });
  await updateItem(system.table, keys.ideasState(organizationId, siteId), { remove: ['cooldownUntil'] });
  await api.post(`${ideas}/refresh`);
  expect((await waitForRun(api, ideas)).status).toBe('succeeded');
  const second = await api.get(`${ideas}?per_page=100`);
  const secondIds = second.body.data.map(({ id }: { id: string }) => id);
  const dismissed = [brakes.primary_keyword, ...brakes.secondary_keywords];
  for (const idea of second.body.data) {
    for (const keyword of [idea.primary_keyword, ...idea.secondary_keywords]) expect(dismissed).not.toContain(keyword);
  }
  const kept = list.body.data.map(({ id }: { id: string }) => id).filter((id: string) => id !== brakes.id);
  expect(secondIds).toEqual(expect.arrayContaining(kept));
  const update = (await api.get(`${ideas}/playbook`)).body.data;
  expect(update.changes.join()).toContain('Kept');
  const sameName = update.plays.find(({ name }: { name: string }) => name === playbook.plays[0].name);
  if (sameName) expect(sameName.id).toBe(playbook.plays[0].id);

  // A rebuild keeps what was accepted, as it was, and suggests neither it nor an existing page.
  const page = (await api.post(`/sites/${siteId}/pages`, { path: seen.proposed_path })).body.data;
  const settled = await api.post(`${ideas}/${seen.id}/accept`, { action: 'create', page_id: page.id });
  expect(settled.status).toBe(200);
  await updateItem(system.table, keys.ideasState(organizationId, siteId), { remove: ['cooldownUntil'] });
  await api.post(`${ideas}/refresh`, { mode: 'rebuild' });
  expect(await waitForRun(api, ideas)).toMatchObject({ status: 'succeeded', mode: 'rebuild' });
  expect((await api.get(`${ideas}/${seen.id}`)).body.data).toEqual(settled.body.data.idea);
  expect((await api.get(`${ideas}?status=accepted`)).body.data).toEqual([
    expect.objectContaining({ id: seen.id, page_id: page.id }),
  ]);
  const third = (await api.get(`${ideas}?per_page=100`)).body.data;
  expect(third.length).toBeGreaterThan(0);
  const existing = (await api.get(`/sites/${siteId}/pages`)).body.data.map(({ path }: { path: string }) => path);
  for (const idea of third) {
    expect(idea.primary_keyword).not.toBe(seen.primary_keyword);
    expect(existing).not.toContain(idea.proposed_path);
  }
  const keywords = third.map(({ primary_keyword }: { primary_keyword: string }) => primary_keyword);
  expect(new Set(keywords).size).toBe(keywords.length);
});

test('reads the active drafts of a page, as it will be', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant, { planned: true });
  const page = await seedPage(system, tenant, { site, planned: true, url: null, name: 'Workshop', purpose: null });
  const body = 'Wheel truing for commuters. Wheel truing in winter. How wheel truing saves money.';
  await tenant.api.put(`/pages/${page.id}/drafts/body`, { draft_value: body });
  const ideas = `/sites/${site.id}/ideas`;
  await tenant.api.post(`${ideas}/refresh`);
  expect((await waitForRun(tenant.api, ideas)).status).toBe('succeeded');
  expect((await tenant.api.get(ideas)).body.data[0]).toMatchObject({ primary_keyword: 'wheel truing' });
});

test.each<[string, (tenant: Tenant, site: Site, page: Page) => Promise<unknown>]>([
  ['nothing', async () => {}],
  [
    'the outline of a page',
    (_, __, page) =>
      seedOutline(system, page, {
        id: 7,
        sections: sectionsOf(1).map((one) => ({ ...one, heading: 'Wheel truing', source: 'gap' })),
      }),
  ],
  [
    'the title draft of another page',
    async ({ api }, site) => {
      const other = (await api.post(`/sites/${site.id}/pages`, { path: '/services/' })).body.data;
      await api.put(`/pages/${other.id}/drafts/title`, { draft_value: 'Truing of wheels' });
    },
  ],
  [
    'a planned page',
    (tenant, site) =>
      seedPage(system, tenant, { site, planned: true, url: null, path: '/truing/', name: 'Wheel truing' }),
  ],
])('does not propose again what %s has', async (what, has) => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant, { planned: true });
  const page = await seedPage(system, tenant, { site, planned: true, url: null, name: 'Workshop', purpose: null });
  const body = 'Wheel truing for commuters. Wheel truing in winter. How wheel truing saves money.';
  await tenant.api.put(`/pages/${page.id}/drafts/body`, { draft_value: body });
  await has(tenant, site, page);
  const ideas = `/sites/${site.id}/ideas`;
  await tenant.api.post(`${ideas}/refresh`);
  expect((await waitForRun(tenant.api, ideas)).status).toBe('succeeded');
  const found: { primary_keyword: string }[] = (await tenant.api.get(ideas)).body.data;
  expect(found.some((idea) => idea.primary_keyword === 'wheel truing')).toBe(what === 'nothing');
});

test('takes ideas from the pages of a plan, without a map, and the playbook needs an update once the site is live [playbook/needs-live-update]', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant, { planned: true });
  const purpose = 'Chain cleaning for commuters. Chain cleaning in winter. How chain cleaning saves money.';
  await seedPage(system, tenant, { site, planned: true, url: null, name: 'Workshop', purpose });
  const ideas = `/sites/${site.id}/ideas`;
  await tenant.api.post(`${ideas}/refresh`);
  expect((await waitForRun(tenant.api, ideas)).status).toBe('succeeded');
  const { body } = await tenant.api.get(ideas);
  expect(body.data[0]).toMatchObject({ primary_keyword: 'chain cleaning', action: 'create', topic: null });
  expect((await tenant.api.get(`${ideas}/topics`)).body.data.core).toBeNull();
  await updateItem(system.table, keys.site(tenant.organizationId, site.id), {
    set: { planned: false, lastCrawledAt: new Date().toISOString() },
  });
  expect((await tenant.api.get(`${ideas}/playbook`)).body.data.needs_live_update).toBe(true);
});
