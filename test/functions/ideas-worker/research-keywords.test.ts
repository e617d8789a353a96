import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Researched, readWork, type Validated } from '../../../functions/ideas-worker/run-work.ts';
import type { IdeasWorkerServices } from '../../../functions/ideas-worker/services.ts';
import { researchKeywords } from '../../../functions/ideas-worker/steps/research-keywords.ts';
import { understandSite } from '../../../functions/ideas-worker/steps/understand-site.ts';
import { validateIdeas } from '../../../functions/ideas-worker/steps/validate-ideas.ts';
import { writePlaybook } from '../../../functions/ideas-worker/steps/write-playbook.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { startIdeasRun } from '../../../shared/jobs/start-ideas-run.ts';
import { RetryableError } from '../../../shared/jobs/worker-errors.ts';
import { openKeywordData } from '../../../shared/providers/keyword-data/open-keyword-data.ts';
import { openSerp } from '../../../shared/providers/keyword-data/open-serp.ts';
import { rulesIdeaWriter } from '../../../shared/providers/model/idea-writer.ts';
import { openGoogleSearchConsole } from '../../../shared/providers/search-console/google-search-console.ts';
import { createSiteSearch } from '../../../shared/providers/search-console/site-search.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { getLatestIdeaRun } from '../../../shared/table/idea-runs.ts';
import { listIdeas } from '../../../shared/table/ideas.ts';
import { getUsage } from '../../../shared/table/organizations.ts';
import { createPageWrites, newPage } from '../../../shared/table/pages.ts';
import { getLatestPlaybook } from '../../../shared/table/playbooks.ts';
import { createSiteWrites, newSite, type Site } from '../../../shared/table/sites.ts';
import { itemsAnswer, keywordItem, startDataForSeoServer, taskAnswer } from '../../harness/data-for-seo-server.ts';
import { authorizedUser, row, startFakeGoogle } from '../../shared/providers/search-console/fake-google.ts';
import { useTable } from '../../shared/table/use-table.ts';

const [google, dataForSeo] = await Promise.all([startFakeGoogle(), startDataForSeoServer()]);
afterAll(() => Promise.all([google.stop(), dataForSeo.stop()]));
const database = useTable();
let nextId = 1;
const now = () => new Date();

beforeEach(() => {
  for (const log of [google.requests, dataForSeo.tasks]) log.length = 0;
  google.answer = () => [row(2, 420, 9, 'tubeless tyre sealant'), row(30, 800, 4, 'brake pads')];
  dataForSeo.answer = ({ path, task }) =>
    itemsAnswer(
      path.includes('keyword_ideas')
        ? [keywordItem('brake pads for rain', 260, 12), keywordItem('cheap holidays', 90_000)]
        : task.keywords.map((keyword: string) => keywordItem(keyword, 150)),
    );
});

const services = (given: Partial<IdeasWorkerServices> = {}): IdeasWorkerServices => ({
  table: database.table,
  now,
  newId: randomUUID,
  writer: rulesIdeaWriter,
  keywordDataFor: null,
  embedder: null,
  serp: null,
  siteSearch: createSiteSearch({
    searchConsole: openGoogleSearchConsole({ baseUrl: google.baseUrl, tokenUrl: google.tokenUrl }),
    connectionOf: async ({ id }) => ({ propertyUrl: `sc-domain:${id}.example`, encryptedCredentials: '', context: '' }),
    openCipher: async () => ({ encrypt: async () => '', decrypt: async () => authorizedUser }),
  }),
  ...given,
});

const account = () => ({
  ...{ DATAFORSEO_LOGIN: 'me', DATAFORSEO_PASSWORD: 'secret', DATAFORSEO_BASE_URL: dataForSeo.baseUrl },
});
const withProvider = () => services({ keywordDataFor: openKeywordData(account(), database.table) });
const withResults = () => ({ ...withProvider(), serp: openSerp(account(), database.table) });
const organic = (rank: number, title: string, url: string) => ({ type: 'organic', rank_group: rank, title, url });

/** A site whose pages speak of brake pads, with a run that was just started; its pages are read already. */
async function understood(given: Partial<Site> = {}): Promise<{ site: Site; job: JobMessage }> {
  const organizationId = nextId++;
  const createdAt = now().toISOString();
  await putItem(database.table, {
    ...keys.organization(organizationId),
    ...{ id: organizationId, name: 'Velo', plan: 'pro', preview: true, auditAllowance: null, ideasCap: null },
    ...{ siteCount: 0, createdAt },
  });
  const site = newSite({
    id: nextId++,
    organizationId,
    domain: 'velo.example',
    createdAt,
    lastCrawledAt: createdAt,
    ...given,
  });
  await transact(database.table, createSiteWrites(site, null));
  for (const [at, subject] of ['Rim brakes', 'Disc brakes'].entries()) {
    const page = newPage({
      ...{ id: nextId++, organizationId, siteId: site.id, url: null, path: `/${at}/`, createdAt, title: subject },
      purpose: `${subject} have brake pads. Change the brake pads when brake pads are worn. Brake pads wear in the rain.`,
    });
    await transact(database.table, createPageWrites(page));
  }
  const sent: JobMessage[] = [];
  const jobs = { send: async (message: JobMessage) => void sent.push(message) };
  await startIdeasRun({ ...services(), jobs }, { site, mode: 'update', trigger: 'manual' });
  const [job] = sent;
  if (!job) throw new Error('no run was started');
  await understandSite(services(), job);
  return { site, job };
}

/** A market of which nothing is cached yet. */
const inGermany: Partial<Site> = {
  location: { countryCode: 2276, countryName: 'Germany', cityCode: null, cityName: null },
};

async function workOf<T extends Researched | Validated>({ organizationId, id }: Site): Promise<T> {
  const run = await getLatestIdeaRun(database.table, organizationId, id);
  if (!run) throw new Error('there is no run');
  return readWork<T>(services(), run);
}
/** The ideas of a new site in their order, and what the run says and costs. */
async function ranWith(given: IdeasWorkerServices, of: Partial<Site> = {}) {
  const { site, job } = await understood(of);
  await researchKeywords(given, job);
  await validateIdeas(given, job);
  await writePlaybook(given, job);
  const ideas = (await listIdeas(database.table, { ...site, siteId: site.id })).toSorted((a, b) => a.rank - b.rank);
  const playbook = await getLatestPlaybook(database.table, { ...site, siteId: site.id });
  const { providerMicrodollars } = await getUsage(database.table, site.organizationId, now());
  return { ideas, notes: playbook?.notes.map(({ text }) => text) ?? [], providerMicrodollars };
}

const keywordsOf = ({ candidates }: Researched): string[] => candidates.map(({ candidate }) => candidate.keyword);

describe('research', () => {
  test('asks Search Console what people saw the site for, and ideas say so', async () => {
    const { site, job } = await understood();
    await researchKeywords(services(), job);
    const { candidates } = await workOf<Researched>(site);
    const found = (keyword: string) => candidates.find(({ candidate }) => candidate.keyword === keyword)?.candidate;
    expect(found('tubeless tyre sealant')).toMatchObject({ source: 'search', impressions: 420 });
    expect(found('brake pads')).toMatchObject({ source: 'phrase', impressions: 800 });
    await validateIdeas(services(), job);
    await writePlaybook(services(), job);
    const ideas = await listIdeas(database.table, { ...site, siteId: site.id });
    const why = new Map(ideas.map((idea) => [idea.primaryKeyword, idea.why]));
    expect(why.get('tubeless tyre sealant')).toBe(
      'People saw the site 420 times in 28 days for this search. No page that was read has all its words in its title, first heading, address or primary keyword.',
    );
    expect(why.get('brake pads')).toContain('People saw the site 800 times in 28 days');
    const playbook = await getLatestPlaybook(database.table, { ...site, siteId: site.id });
    expect(playbook?.notes.map(({ text }) => text)).toContain('Search Console named 2 searches of the last 28 days.');
  });

  test('goes on when Search Console fails; ideas and playbook say what is missing', async () => {
    google.answer = () => ({ status: 403, body: '{}' });
    const { site, job } = await understood();
    await researchKeywords(services(), job);
    expect(keywordsOf(await workOf<Researched>(site))).not.toContain('tubeless tyre sealant');
    await validateIdeas(services(), job);
    await writePlaybook(services(), job);
    const ideas = await listIdeas(database.table, { ...site, siteId: site.id });
    const idea = ideas.find(({ primaryKeyword }) => primaryKeyword === 'brake pads');
    expect(idea?.caveats.join()).toContain('Search Console did not answer');
    const playbook = await getLatestPlaybook(database.table, { ...site, siteId: site.id });
    expect(playbook?.notes.map(({ text }) => text).join()).toContain('Search Console did not answer');
  });

  test('asks nobody about a plan, which nobody has seen', async () => {
    const { job } = await understood({ planned: true });
    await researchKeywords(services(), job);
    expect(google.requests).toHaveLength(0);
  });

  test('asks the keyword provider for numbers and for ideas around the topics, in two calls that the organization pays', async () => {
    const { site, job } = await understood();
    await researchKeywords(withProvider(), job);
    const { candidates } = await workOf<Researched>(site);
    const metricsOf = (keyword: string) =>
      candidates.find(({ candidate }) => candidate.keyword === keyword)?.metrics ?? null;
    expect(metricsOf('tubeless tyre sealant')).toMatchObject({ volume: 150, kd: 40 });
    expect(metricsOf('brake pads for rain')).toMatchObject({ volume: 260, kd: 12 });
    expect(metricsOf('cheap holidays')).toBeNull();
    expect(dataForSeo.tasks.map(({ path }) => path.split('/').at(-2))).toEqual(['keyword_overview', 'keyword_ideas']);
    const { providerMicrodollars } = await getUsage(database.table, site.organizationId, now());
    expect(providerMicrodollars).toBe(20_000);
    // Known keywords need no second request: the next run asks for ideas alone.
    const again = await understood();
    await researchKeywords(withProvider(), again.job);
    expect(dataForSeo.tasks.slice(2).map(({ path }) => path.split('/').at(-2))).toEqual(['keyword_ideas']);
  });

  test('fails while the keyword provider is down, for another try, and keeps what the step before left', async () => {
    dataForSeo.answer = () => ({ status: 200, body: 'half a' });
    const { site, job } = await understood();
    await expect(researchKeywords(withProvider(), job)).rejects.toThrow(RetryableError);
    dataForSeo.answer = () => itemsAnswer([]);
    await researchKeywords(withProvider(), job);
    expect(keywordsOf(await workOf<Researched>(site))).toContain('brake pads');
  });

  test('goes on with the cache when the provider refuses the account, and says so', async () => {
    dataForSeo.answer = () => taskAnswer(null, { status: 40_100 });
    const { site, job } = await understood();
    await researchKeywords(withProvider(), job);
    await validateIdeas(services(), job);
    await writePlaybook(services(), job);
    const playbook = await getLatestPlaybook(database.table, { ...site, siteId: site.id });
    expect(playbook?.notes.map(({ text }) => text).join()).toContain('The keyword provider refused the account');
  });

  test('search data changes the order and the reasons of ideas: volumes, queries, pages that compete and clicks that fell', async () => {
    const plain = services({
      siteSearch: { read: async () => ({ status: 'not_connected', value: null }) },
    });
    const before = (await ranWith(plain, inGermany)).ideas;
    google.answer = ({ body }) => {
      const url = (at: number) => `https://velo.example/${at}/`;
      switch (body.dimensions.join()) {
        case 'query':
          return [row(2, 420, 9, 'tubeless tyre sealant')];
        case 'query,page':
          return [row(5, 300, 2, 'bike brakes', url(0)), row(4, 200, 3, 'bike brakes', url(1))];
        default:
          return [row(body.endDate < new Date(Date.now() - 20 * 86_400_000).toISOString() ? 90 : 20, 900, 5, url(1))];
      }
    };
    const { ideas: after } = await ranWith(withProvider(), inGermany);
    expect(before.map(({ pattern }) => pattern)).not.toContain('join_pages');
    const whyOf = (pattern: string) => after.find((idea) => idea.pattern === pattern)?.why ?? '';
    expect(whyOf('join_pages')).toBe(
      '/0/ was shown 300 times in 28 days for "bike brakes", at position 2.0 on average. /1/ was shown 200 times in 28 days for "bike brakes", at position 3.0 on average.',
    );
    expect(
      after.some(({ why }) =>
        why.includes('/1/ had 90 clicks from search in 28 days, and 20 in the 28 days after them.'),
      ),
    ).toBe(true);
    const pads = (ideas: typeof after) => ideas.find(({ primaryKeyword }) => primaryKeyword === 'brake pads');
    expect(pads(before)).toMatchObject({ volume: null });
    expect(pads(after)).toMatchObject({ volume: 150, difficulty: 40 });
    expect(pads(after)?.why).toContain('It is searched for 150 times a month.');
    expect(after.map(({ primaryKeyword }) => primaryKeyword)).not.toEqual(
      before.map(({ primaryKeyword }) => primaryKeyword),
    );
  });

  test('search results change the order, the reasons and the kind of page; what is found already is no new page', async () => {
    const metrics = dataForSeo.answer;
    dataForSeo.answer = (asked) => {
      if (!asked.path.includes('organic')) return metrics(asked);
      const keyword: string = asked.task.keyword;
      if (keyword === 'tubeless tyre sealant')
        return itemsAnswer([organic(2, 'Rim brakes', 'https://velo.example/0/')]);
      return itemsAnswer([
        ...[1, 2, 3].map((at) => organic(at, `Best pads of ${at}: resin compared`, `https://shop${at}.example/pads`)),
        { type: 'people_also_ask', items: [{ title: 'How long do brake pads last?' }] },
      ]);
    };
    const before = await ranWith(withProvider());
    const after = await ranWith(withResults());
    const pads = ({ ideas }: typeof before) => ideas.find(({ primaryKeyword }) => primaryKeyword === 'brake pads');
    expect(before.ideas.map(({ primaryKeyword }) => primaryKeyword)).toContain('tubeless tyre sealant');
    expect(after.ideas.map(({ primaryKeyword }) => primaryKeyword)).not.toContain('tubeless tyre sealant');
    expect(pads(before)).toMatchObject({ pageType: 'article' });
    expect(pads(after)).toMatchObject({ pageType: 'comparison', funnelStage: 'mofu' });
    expect(pads(after)?.score).toBeGreaterThan(pads(before)?.score ?? 100);
    expect(pads(after)?.why).toContain(
      'The first places that other sites hold are those of shop1.example, shop2.example and shop3.example. None of the first 3 titles has these words in this order. 3 of the first 3 results compare or rate by their titles.',
    );
    expect(pads(after)?.why).toContain('The search also shows the question "How long do brake pads last?"');
    expect(pads(after)?.description).toContain('Answer "How long do brake pads last?" on it.');
    const looks = dataForSeo.tasks.filter(({ path }) => path.includes('organic')).length;
    expect(looks).toBeGreaterThan(1);
    expect(after.notes).toContain(
      `Search results were read for ${looks} of ${looks} keywords, those of the best ideas.`,
    );
    expect(after.notes.join()).toContain('a page of the site is among the first three results');
    // One call for ideas, as the numbers are cached, and one for each look.
    expect(after.providerMicrodollars).toBe(10_000 * (1 + looks));
  });

  test('search results that cannot be read cost themselves alone, and the playbook says so', async () => {
    const metrics = dataForSeo.answer;
    dataForSeo.answer = (asked) =>
      asked.path.includes('organic') ? taskAnswer(null, { taskStatus: 40_210 }) : metrics(asked);
    const { notes } = await ranWith(withResults(), inGermany);
    expect(notes.join()).toMatch(/Search results were read for 0 of \d+ keywords/);
  });

  test('a model that fails leaves the ideas in the words of the rules, and the playbook says so', async () => {
    const { site, job } = await understood();
    const writer: IdeasWorkerServices['writer'] = {
      write: async (ideas, site, max) => ({ ...(await rulesIdeaWriter.write(ideas, site, max)), failed: true }),
    };
    await researchKeywords(services(), job);
    await validateIdeas(services({ writer }), job);
    await writePlaybook(services(), job);
    const playbook = await getLatestPlaybook(database.table, { ...site, siteId: site.id });
    expect(playbook?.notes.map(({ text }) => text)).toContain(
      'The model did not word all ideas; the others keep the words of the rules.',
    );
  });
});
