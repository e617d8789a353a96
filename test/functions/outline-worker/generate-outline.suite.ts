import { afterAll, describe, expect, test } from 'vitest';
import { generateOutline } from '../../../functions/outline-worker/steps/generate-outline.ts';
import { parseOriginOverrides } from '../../../shared/domain/crawling/origin-overrides.ts';
import { readEnvironment } from '../../../shared/environment.ts';
import { openJobQueue } from '../../../shared/jobs/job-queue.ts';
import { outlineKind } from '../../../shared/jobs/kinds/outline.ts';
import { failJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { readJob } from '../../../shared/jobs/lifecycle/job-rows.ts';
import { startOutline } from '../../../shared/jobs/start-outline.ts';
import { connectSearchConsole } from '../../../shared/operator/connect-search-console.ts';
import { openSerp, type Serp } from '../../../shared/providers/keyword-data/open-serp.ts';
import type { Embedder } from '../../../shared/providers/model/embedder.ts';
import { openOutliner } from '../../../shared/providers/model/outliner.ts';
import { createHttpWebFetcher } from '../../../shared/providers/web/http-web-fetcher.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { getLatestOutline, updateOutlineSections } from '../../../shared/table/outlines.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { itemsAnswer, taskAnswer } from '../../harness/data-for-seo-server.ts';
import { seedDeletion, seedPage } from '../../harness/seeds.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { serveWebSites } from '../../harness/web-sites.ts';
import { authorizedUser, row } from '../../shared/providers/search-console/fake-google.ts';
import { account, google, dataForSeo as provider, system } from '../../systems/search-data.ts';

const webSites = await serveWebSites(3);

const parsed = parseOriginOverrides(webSites.originOverrides);
const web = createHttpWebFetcher(parsed.ok ? { originOverrides: parsed.overrides } : {});
afterAll(() => Promise.all([web.close(), webSites.close()]));

const services = (given: { now?: () => Date; serp?: Serp | null; embedder?: Embedder } = {}) => ({
  table: system.table,
  outliner: openOutliner({ MODEL_PROVIDER: 'rules' }),
  serp: null,
  embedder: null,
  siteSearch: null,
  web,
  now: () => new Date(),
  ...given,
});

/** A pending outline whose message was not sent. */
async function pendingOutline(given: Partial<Page> = {}) {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres', ...given });
  const { table, ids } = system.operator;
  const unsent = { table, ids, now: () => new Date(), jobs: { send: async () => {} } };
  const request = { page, latest: null, primaryKeyword: 'winter tyres', triggeredBy: 'api' };
  const started = await startOutline(unsent, request);
  if (!started.started) throw new Error(started.reason);
  const key = { organizationId: page.organizationId, pageId: page.id, id: started.outline.id };
  const job = { organizationId: page.organizationId, id: page.id, jobId: started.jobId };
  const lock = () => getItem(system.table, keys.outlineLock(page.organizationId, page.id));
  return { tenant, page, key, job, lock };
}

test('completes the outline once and frees the lock; done again, it is over and changes nothing', async () => {
  const { job, lock } = await pendingOutline();
  expect(await lock()).toMatchObject({ holder: job.jobId });
  await generateOutline(services(), job);
  const completed = await readJob(system.table, outlineKind, job);
  expect(completed).toMatchObject({ status: 'completed', error: null });
  expect(await lock()).toBeNull();
  await expect(generateOutline(services(), job)).rejects.toMatchObject({ name: 'JobOverError' });
  await failJob(services(), outlineKind, job, { Error: 'late' });
  expect(await readJob(system.table, outlineKind, job)).toEqual(completed);
});

test('links to the pages that mean what this one does, though no word of their names is its own', async () => {
  const { tenant, page, key, job } = await pendingOutline({ title: 'Winter tyres', language: 'en', pageKind: 'news' });
  const site = { id: page.siteId, domain: 'unused.example' } as Site;
  const titles = ['Rubber for icy roads', 'Payroll', 'Espresso', 'Guitars', 'Olive trees', 'Swimming lessons'];
  const others = [];
  for (const title of titles) others.push(await seedPage(system, tenant, { site, title, name: title }));
  // The first and the page itself stand together, and each of the others alone.
  const placeOf = (text: string): number => Math.max(0, titles.indexOf(text.split('\n')[0] ?? ''));
  const embedder: Embedder = {
    ...{ model: 'place-1', textsMax: 64, areOff: async () => false },
    embed: async (texts) =>
      texts.map((text) => Array.from({ length: 12 }, (_, at) => (at === placeOf(text) ? 1 : 0.05))),
  };
  await generateOutline(services({ embedder }), job);
  const outline = await getLatestOutline(system.table, key, new Date());
  const linked = (outline?.sections ?? []).flatMap(({ links }) => links.map(({ pageId }) => pageId));
  expect(linked).toEqual([others[0]?.id]);
});

test('fails the outline of a page that was deleted meanwhile, and says no more than that', async () => {
  const { page, job, lock } = await pendingOutline();
  await seedDeletion(system, page);
  await openJobQueue(readEnvironment()).send({ machine: 'generate-outline', ...job, attempt: 1 });
  const failed = await waitUntil('the outline failed', async () => {
    const outline = await readJob(system.table, outlineKind, job);
    return outline?.status === 'failed' && outline;
  });
  expect(failed).toMatchObject({ error: 'Outline generation failed', sections: [], completedAt: null });
  expect(await lock()).toBeNull();
});

test('a failed outline is shown as failed, cannot be decided on, and can be followed by another one [outline/ends]', async () => {
  const { tenant, page, job } = await pendingOutline({ primaryKeyword: 'summer tyres' });
  const running = await tenant.api.patch(`/pages/${page.id}/outline/sections/o1`, { status: 'accepted' });
  expect([running.status, running.body.error.code]).toEqual([409, 'conflict']);
  await failJob(services(), outlineKind, job, { Error: 'Error', Cause: 'secret' });
  const { body, text } = await tenant.api.get(`/pages/${page.id}/outline`);
  expect(body.data).toMatchObject({ status: 'failed', error: 'Outline generation failed' });
  expect(text).not.toContain('secret');
  const decided = await tenant.api.patch(`/pages/${page.id}/outline/sections/o1`, { status: 'accepted' });
  expect([decided.status, decided.body.error.code]).toEqual([409, 'conflict']);
  expect((await tenant.api.post(`/pages/${page.id}/outline`)).status).toBe(202);
});

test('a worker that comes after the lease does not bring a failed outline back', async () => {
  const { key, job } = await pendingOutline();
  const late = new Date(Date.now() + 301_000);
  await expect(generateOutline(services({ now: () => late }), job)).rejects.toMatchObject({ name: 'JobOverError' });
  expect(await getLatestOutline(system.table, key, late)).toMatchObject({ status: 'failed' });
});

test('a job id that names no outline is given up', async () => {
  const job = { organizationId: 1, id: 1, jobId: 'job_an_1' };
  await expect(generateOutline(services(), job)).rejects.toMatchObject({ name: 'PermanentError' });
});

test('sections that were read before another decision are not written', async () => {
  const { job } = await pendingOutline();
  await generateOutline(services(), job);
  const outline = await readJob(system.table, outlineKind, job);
  if (!outline) throw new Error('no outline');
  expect(await updateOutlineSections(system.table, outline, outline.sections, new Date())).not.toBeNull();
  expect(await updateOutlineSections(system.table, outline, [], new Date())).toBeNull();
});

describe('with a provider of search results', () => {
  const serp = () => openSerp(account, system.table);
  const ranking = (urls: string[]) =>
    itemsAnswer(urls.map((url, at) => ({ type: 'organic', rank_group: at + 1, url, title: `Result ${at + 1}` })));
  const body = (heading: string) =>
    `<!doctype html><title>Tyres</title><main><h1>Winter tyres</h1><p>${'Winter tyres grip well below seven degrees. '.repeat(20)}</p><h2>${heading}</h2><p>${'They are softer than summer tyres. '.repeat(20)}</p></main>`;

  test('one that fails costs the snapshot, not the outline', async () => {
    const { job } = await pendingOutline();
    provider.answer = () => taskAnswer(null, { taskStatus: 40_100 });
    await generateOutline(services({ serp: serp() }), job);
    expect(await readJob(system.table, outlineKind, job)).toMatchObject({ status: 'completed', serpSnapshot: null });
  });

  test('the outline keeps the results and the headings of what ranks, and takes sections from them', async () => {
    const first = webSites.take({ '/': body('Tread depth and the law') });
    const second = webSites.take({ '/tyres': body('Tread depth and the law') });
    const closed = webSites.take({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': body('Not for robots') });
    const { tenant, page, job } = await pendingOutline();
    const own = new URL(page.url ?? '').origin;
    provider.answer = () =>
      ranking([
        `https://${first.domain}/`,
        `${own}/tyres`,
        `https://www.${first.domain}:1/`,
        `https://${second.domain}/tyres`,
        `https://${closed.domain}/`,
        `https://${second.domain}/gone`,
      ]);
    const tasks = provider.tasks.length;
    await generateOutline(services({ serp: serp() }), job);
    const { serp_snapshot, sections } = (await tenant.api.get(`/pages/${page.id}/outline`)).body.data;
    expect(serp_snapshot.keyword).toBe('winter tyres');
    expect(serp_snapshot.results).toHaveLength(6);
    expect(serp_snapshot.results[1]).toEqual({ position: 2, title: 'Result 2', url: `${own}/tyres`, snippet: null });
    const read = serp_snapshot.competitors.map(
      ({ domain, fetch_error }: { domain: string; fetch_error: string | null }) => [domain, fetch_error],
    );
    expect(read).toEqual([
      [first.domain, null],
      [first.domain, expect.any(String)],
      [second.domain, null],
      [closed.domain, 'disallowed by robots.txt'],
      [second.domain, 'HTTP 404'],
    ]);
    expect(serp_snapshot.competitors[0]).toMatchObject({
      position: 1,
      headings: [
        { level: 1, text: 'Winter tyres' },
        { level: 2, text: 'Tread depth and the law' },
      ],
      word_count: expect.any(Number),
    });
    expect(JSON.stringify(serp_snapshot)).not.toContain('grip well');
    expect(closed.hits.map(({ path }) => path)).toEqual(['/robots.txt']);
    expect(sections).toContainEqual(expect.objectContaining({ source: 'serp', heading: 'Tread depth and the law' }));
    // The report shows them without asking again.
    const report = (await tenant.api.get(`/pages/${page.id}/report`)).body.data;
    expect(report.serp).toEqual({ analysis: null, snapshot: serp_snapshot, source: 'outline' });
    expect(provider.tasks).toHaveLength(tasks + 1);
    expect((await readJob(system.table, outlineKind, job))?.status).toBe('completed');
  });
});

test('questions of Search Console, and what the search results list and are, reach the outline: with their numbers, in its sections and guidance', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { title: 'Snow chains', primaryKeyword: 'snow chains' });
  const url = page.url ?? '';
  google.answer = () => [
    row(3, 640, 8, 'how long do snow chains last'),
    row(1, 90, 12, 'are snow chains required in scotland'),
    row(40, 900, 2, 'snow chains shop'),
  ];
  await connectSearchConsole(system.operator, {
    siteId: page.siteId,
    property: `sc-domain:${new URL(url).hostname}`,
    credentials: authorizedUser,
  });
  provider.answer = () =>
    itemsAnswer([
      ...['Snow chains: prices', 'Prices of snow chains', 'Snow chains cost', 'Snow chains'].map((title, at) => ({
        ...{ type: 'organic', rank_group: at + 1, url: `https://chains${at}.example/`, title },
      })),
      {
        type: 'people_also_ask',
        items: [{ title: 'When should snow chains be fitted?' }, { title: 'Who invented the wheel?' }],
      },
    ]);
  const { api } = tenant;
  expect((await api.post(`/pages/${page.id}/outline`)).status).toBe(202);
  const { sections } = await waitUntil('the outline is completed', async () => {
    const { data } = (await api.get(`/pages/${page.id}/outline`)).body;
    return data.status === 'completed' && data;
  });
  const texts: string[] = sections.flatMap(({ heading, guidance, questions }: Record<string, unknown>) => [
    String(heading),
    String(guidance),
    ...(Array.isArray(questions) ? questions.map(String) : []),
  ]);
  for (const question of [
    'How long do snow chains last?',
    'Are snow chains required in scotland?',
    'When should snow chains be fitted?',
  ])
    expect(texts.some((text) => text.includes(question))).toBe(true);
  expect(texts.join('\n')).toMatch(/640/);
  // The form of most first results is a section, and its guidance says how many.
  const cost = sections.find(({ heading }: { heading: string }) => heading === 'What it costs');
  expect(cost.guidance).toContain('3 of the first 4 results for "snow chains" name prices or offers in their titles.');
  expect(texts.join('\n')).not.toMatch(/invented the wheel|snow chains shop\?/);
});
