import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshMetrics } from '../../../../shared/providers/keyword-data/fresh-metrics.ts';
import { openKeywordData } from '../../../../shared/providers/keyword-data/open-keyword-data.ts';
import { openSerp } from '../../../../shared/providers/keyword-data/open-serp.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../../shared/table/engine/writes.ts';
import {
  type KeywordMetrics,
  putKeywordMetrics,
  readKeywordMetrics,
} from '../../../../shared/table/keyword-metrics.ts';
import { getUsage } from '../../../../shared/table/organizations.ts';
import { itemsAnswer, keywordItem, startDataForSeoServer, taskAnswer } from '../../../harness/data-for-seo-server.ts';
import { useTable } from '../../table/use-table.ts';

const server = await startDataForSeoServer();
afterAll(() => server.stop());
const database = useTable();
const settings = { DATAFORSEO_LOGIN: 'me', DATAFORSEO_PASSWORD: 'secret', DATAFORSEO_BASE_URL: server.baseUrl };
const market = { location: 2840, language: 'en' };

beforeEach(() => {
  server.tasks.length = 0;
  server.answer = ({ task }) =>
    itemsAnswer(
      task.keywords.map((keyword: string) => keywordItem(keyword, 100)),
      0.01,
    );
});

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const imported = (keyword: string, updatedAt: string): KeywordMetrics => ({
  keyword,
  ...market,
  searchVolume: 7,
  keywordDifficulty: null,
  cpc: null,
  competition: null,
  searchIntent: null,
  monthlySearches: null,
  updatedAt,
});
const read = (organizationId: number, keywords: string[]) =>
  freshMetrics(
    { table: database.table, keywordDataFor: openKeywordData(settings, database.table), now: () => new Date() },
    { organizationId, market, keywords },
  );

test('what is missing or older than a week is fetched once for all organizations, and its cost counts for one', async () => {
  await putKeywordMetrics(database.table, [imported('fresh', daysAgo(6)), imported('stale', daysAgo(8))]);
  const first = await read(1, ['fresh', 'stale', 'New']);
  expect([...first].map(([keyword, { searchVolume }]) => [keyword, searchVolume])).toEqual(
    expect.arrayContaining([
      ['fresh', 7],
      ['stale', 100],
      ['New', 100],
    ]),
  );
  expect(server.tasks.map(({ task }) => task.keywords)).toEqual([['stale', 'new']]);
  expect((await read(2, ['new', 'stale'])).get('new')?.searchVolume).toBe(100);
  expect(server.tasks).toHaveLength(1);
  const now = new Date();
  expect((await getUsage(database.table, 1, now)).providerMicrodollars).toBe(10_000);
  expect((await getUsage(database.table, 2, now)).providerMicrodollars).toBe(0);
});

test('what the provider does not know is not paid for again, and what was imported of it stays', async () => {
  await putKeywordMetrics(database.table, [imported('own words', daysAgo(30))]);
  server.answer = () => itemsAnswer([]);
  const found = await read(1, ['own words', 'nobody knows']);
  expect(found.get('own words')?.searchVolume).toBe(7);
  expect(found.get('nobody knows')?.searchVolume).toBeNull();
  await read(1, ['own words', 'nobody knows']);
  expect(server.tasks).toHaveLength(1);
  expect(await readKeywordMetrics(database.table, { keyword: 'own words', ...market })).toMatchObject({
    searchVolume: 7,
  });
});

test('a provider that fails leaves what the cache has', async () => {
  await putKeywordMetrics(database.table, [imported('known', daysAgo(30))]);
  server.answer = () => taskAnswer(null, { taskStatus: 40_100 });
  const found = await read(1, ['known', 'not known']);
  expect([...found.keys()]).toEqual(['known']);
});

test('without credentials there is neither metrics provider nor search results', () => {
  const { DATAFORSEO_PASSWORD: _, ...without } = settings;
  expect(openKeywordData({ ...without, DATAFORSEO_PASSWORD: undefined }, database.table)).toBeNull();
  expect(openSerp({ ...settings, DATAFORSEO_LOGIN: undefined }, database.table)).toBeNull();
});

test('search results are kept for a day, and null when the provider fails', async () => {
  const serp = openSerp(settings, database.table);
  server.answer = () => itemsAnswer([{ type: 'organic', rank_group: 1, url: 'https://a.example/', title: 'A' }]);
  const request = { organizationId: 3, keyword: 'Bike  Shop', ...market };
  const results = [{ position: 1, title: 'A', url: 'https://a.example/', snippet: null }];
  expect(await serp?.resultsOf(request)).toEqual(results);
  expect(await serp?.resultsOf({ ...request, organizationId: 4, keyword: 'bike shop' })).toEqual(results);
  expect(server.tasks).toHaveLength(1);
  expect((await getUsage(database.table, 4, new Date())).providerMicrodollars).toBe(0);
  await updateItem(database.table, keys.serpSnapshot(2840, 'en', 'bike shop'), { set: { fetchedAt: daysAgo(1) } });
  server.answer = () => taskAnswer(null, { taskStatus: 40_210 });
  expect(await serp?.resultsOf(request)).toBeNull();
});
