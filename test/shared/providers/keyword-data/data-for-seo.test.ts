import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openDataForSeo } from '../../../../shared/providers/keyword-data/data-for-seo.ts';
import { KeywordDataError } from '../../../../shared/providers/keyword-data/keyword-data.ts';
import {
  itemsAnswer,
  keywordItem,
  type RawAnswer,
  startDataForSeoServer,
  taskAnswer,
} from '../../../harness/data-for-seo-server.ts';

const server = await startDataForSeoServer();
afterAll(() => server.stop());

let costs: number[] = [];
const market = { location: 2276, language: 'de' };
const open = (budgetMs = 5_000) =>
  openDataForSeo({ baseUrl: server.baseUrl, login: 'me', password: 'p:w', budgetMs })(async () => ({
    settle: async ({ providerMicrodollars = 0 }) => {
      costs.push(providerMicrodollars);
    },
    release: async () => {},
  }));

beforeEach(() => {
  costs = [];
  server.tasks.length = 0;
  server.simultaneousMax = 0;
  server.answer = () => itemsAnswer([]);
});

describe('metrics', () => {
  test('of a keyword are read from one overview, for the market, with Basic credentials', async () => {
    server.answer = () => itemsAnswer([keywordItem('rennrad', 9900, 37)], 0.0101);
    expect(await open().metricsOf(['Rennrad'], market)).toEqual([
      {
        keyword: 'Rennrad',
        searchVolume: 9900,
        keywordDifficulty: 37,
        cpc: 1.5,
        competition: 0.25,
        searchIntent: 'commercial',
        monthlySearches: [{ year: 2026, month: 1, searchVolume: 9900 }],
      },
    ]);
    expect(server.tasks).toEqual([
      {
        path: '/v3/dataforseo_labs/google/keyword_overview/live',
        authorization: `Basic ${Buffer.from('me:p:w').toString('base64')}`,
        task: { keywords: ['rennrad'], location_code: 2276, language_code: 'de' },
      },
    ]);
    expect(costs).toEqual([10_100]);
  });

  test('are asked 700 a call, each spelling once, and only what the provider takes', async () => {
    server.answer = ({ task }) => itemsAnswer(task.keywords.map((keyword: string) => keywordItem(keyword, 10)));
    const keywords = Array.from({ length: 1_500 }, (_, at) => `keyword ${at}`);
    const refused = ['a'.repeat(81), 'one two three four five six seven eight nine ten eleven', '🚲', 'a < b', '  '];
    const reports = await open().metricsOf([...keywords, 'KEYWORD 1', ...refused], market);
    expect(server.tasks.map(({ task }) => task.keywords.length)).toEqual([700, 700, 100]);
    expect(reports).toHaveLength(1_501);
    expect(reports.filter(({ keyword }) => keyword.toLowerCase() === 'keyword 1')).toHaveLength(2);
  });

  test('without a keyword that can be asked cost nothing', async () => {
    expect(await open().metricsOf(['🚲'], market)).toEqual([]);
    expect(server.tasks).toEqual([]);
  });

  test('missing numbers are null, a word for the competition too, and rows of another form are left out', async () => {
    const bare = { keyword: 'bare', keyword_info: null, keyword_properties: null, search_intent_info: null };
    const word = { ...keywordItem('word', null, null), keyword_info: { competition: 'HIGH', search_volume: -5 } };
    server.answer = () => itemsAnswer([bare, word, { keyword: 7 }, null, 'x']);
    const nothing = {
      searchVolume: null,
      keywordDifficulty: null,
      cpc: null,
      competition: null,
      monthlySearches: null,
    };
    expect(await open().metricsOf(['bare', 'word'], market)).toEqual([
      { keyword: 'bare', ...nothing, searchIntent: null },
      { keyword: 'word', ...nothing, searchVolume: 0, searchIntent: 'commercial' },
    ]);
  });

  test('are asked a few calls at a time', async () => {
    const keywords = Array.from({ length: 7_000 }, (_, at) => `k ${at}`);
    server.answer = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return itemsAnswer([]);
    };
    await open().metricsOf(keywords, market);
    expect(server.tasks).toHaveLength(10);
    expect(server.simultaneousMax).toBeLessThanOrEqual(4);
  });
});

test('ideas come for up to 200 seeds, most searched first', async () => {
  server.answer = () => itemsAnswer([keywordItem('new', 5)]);
  const seeds = Array.from({ length: 250 }, (_, at) => `seed ${at}`);
  expect(await open().ideasFor(seeds, market, 5_000)).toMatchObject([{ keyword: 'new', searchVolume: 5 }]);
  expect(server.tasks[0]).toMatchObject({
    path: '/v3/dataforseo_labs/google/keyword_ideas/live',
    task: { limit: 1_000, order_by: ['keyword_info.search_volume,desc'], location_code: 2276 },
  });
  expect(server.tasks[0]?.task.keywords).toHaveLength(200);
  expect(await open().ideasFor(['🚲'], market, 5)).toEqual([]);
});

test('a search page has its organic results, best first, and the questions that it lists', async () => {
  const organic = (rank: number) => ({
    type: 'organic',
    rank_group: rank,
    rank_absolute: rank + 3,
    domain: 'x.example',
    url: `https://x.example/${rank}`,
    title: `Title ${rank}`,
    description: rank === 2 ? null : 'Text',
  });
  server.answer = () =>
    itemsAnswer([
      { type: 'people_also_ask', items: [{ title: 'What is a bike?' }, { title: null }] },
      organic(2),
      organic(1),
      { type: 'organic', rank_group: 3 },
    ]);
  expect(await open().searchPageOf('bike', market)).toEqual({
    results: [
      { position: 1, title: 'Title 1', url: 'https://x.example/1', snippet: 'Text' },
      { position: 2, title: 'Title 2', url: 'https://x.example/2', snippet: null },
    ],
    questions: ['What is a bike?'],
  });
  expect(server.tasks[0]?.path).toBe('/v3/serp/google/organic/live/advanced');
});

describe('failures', () => {
  const body = (status: number): RawAnswer => ({ status, body: '{}' });
  test.each([
    {
      name: 'wrong credentials of the request',
      answer: taskAnswer(null, { status: 40_100 }),
      failure: 'authentication',
    },
    {
      name: 'a task that is not authorized',
      answer: taskAnswer(null, { taskStatus: 40_104 }),
      failure: 'authentication',
    },
    { name: 'HTTP 401', answer: body(401), failure: 'authentication' },
    { name: 'an empty account', answer: taskAnswer(null, { taskStatus: 40_210 }), failure: 'no money' },
    { name: 'HTTP 402', answer: body(402), failure: 'no money' },
    {
      name: 'a failed task in a 200',
      answer: taskAnswer([{ items: [] }], { taskStatus: 40_501 }),
      failure: 'unavailable',
    },
    { name: 'HTTP 404', answer: body(404), failure: 'unavailable' },
    { name: 'what is not JSON', answer: { status: 200, body: '<html>' }, failure: 'unavailable' },
    { name: 'JSON of another form', answer: { status: 200, body: '{"tasks": 3}' }, failure: 'unavailable' },
    {
      name: 'a quota that asks for an hour',
      answer: { status: 429, body: '', headers: { 'retry-after': '3600' } },
      failure: 'rate limit',
    },
  ])('$name is $failure, and is not asked again', async ({ answer, failure }) => {
    server.answer = () => answer;
    const error = await open()
      .metricsOf(['bike'], market)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(KeywordDataError);
    expect(error).toMatchObject({ failure });
    expect(String(error)).not.toContain('p:w');
    expect(server.tasks).toHaveLength(1);
  });

  test.each([
    { name: 'the rate limit in a 200', answer: taskAnswer(null, { taskStatus: 40_202, cost: 0 }) },
    { name: 'an internal error in a 200', answer: taskAnswer(null, { status: 50_000, cost: 0 }) },
    { name: 'HTTP 429', answer: body(429) },
    { name: 'HTTP 500', answer: body(500) },
  ])('$name is tried again', async ({ answer }) => {
    server.answer = () => (server.tasks.length === 1 ? answer : itemsAnswer([keywordItem('bike', 1)]));
    expect(await open().metricsOf(['bike'], market)).toHaveLength(1);
    expect(server.tasks).toHaveLength(2);
  });

  test('a provider that does not answer in time is unavailable', async () => {
    server.answer = () => null;
    await expect(open(150).metricsOf(['bike'], market)).rejects.toMatchObject({ failure: 'unavailable' });
  });

  test('what a failed task cost counts', async () => {
    server.answer = () => taskAnswer(null, { taskStatus: 40_501, cost: 0.02 });
    await expect(open().metricsOf(['bike'], market)).rejects.toThrow(/40501/);
    expect(costs).toEqual([20_000]);
  });
});
