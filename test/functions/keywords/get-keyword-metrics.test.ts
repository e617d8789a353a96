import { expect, test } from 'vitest';
import { type KeywordMetrics, putKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

const metrics = (given: Partial<KeywordMetrics>): KeywordMetrics => ({
  keyword: 'trail shoes',
  location: 2840,
  language: 'en',
  searchVolume: 1200,
  keywordDifficulty: 45,
  cpc: 1.5,
  competition: 0.8,
  searchIntent: 'commercial',
  monthlySearches: null,
  updatedAt: new Date().toISOString(),
  ...given,
});

test('answers what the cache holds of a keyword, whatever its case and spacing', async () => {
  const monthlySearches = [{ year: 2026, month: 10, searchVolume: 900 }];
  await putKeywordMetrics(system.table, [metrics({ monthlySearches })]);
  const { api } = await system.tenant();
  const { status, body } = await api.get('/keywords/metrics?keyword=%20Trail%20%20SHOES');
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      keyword: 'trail shoes',
      search_volume: 1200,
      keyword_difficulty: 45,
      cpc: 1.5,
      competition: 0.8,
      search_intent: 'commercial',
      monthly_searches: [{ year: 2026, month: 10, search_volume: 900 }],
    },
  });
});

test('is the same for every organization', async () => {
  await putKeywordMetrics(system.table, [metrics({ keyword: 'shared' })]);
  for (const { api } of [await system.tenant(), await system.tenant({ plan: 'none' })]) {
    expect((await api.get('/keywords/metrics?keyword=shared')).status).toBe(200);
  }
});

test('looks into the market and the language that are asked for', async () => {
  await putKeywordMetrics(system.table, [metrics({ keyword: 'schuhe', location: 2276, language: 'de', cpc: null })]);
  const { api } = await system.tenant();
  const found = await api.get('/keywords/metrics?keyword=schuhe&location=2276&language=DE');
  expect([found.status, found.body.data.cpc]).toEqual([200, null]);
  for (const other of ['', '&location=2276', '&language=de']) {
    const { status, body } = await api.get(`/keywords/metrics?keyword=schuhe${other}`);
    expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Keyword metrics not found' } }]);
  }
});

test.each([
  ['no keyword', ''],
  ['an empty keyword', '?keyword='],
  ['a blank keyword', '?keyword=%20%20'],
  ['a keyword of 201 characters', `?keyword=${'k'.repeat(201)}`],
  ['two keywords', '?keyword=a&keyword=b'],
  ['a location that is no number', '?keyword=a&location=US'],
  ['a negative location', '?keyword=a&location=-1'],
  ['a language that is none', '?keyword=a&language=e%23n'],
])('answers 400 for %s', async (_name, query) => {
  const { api } = await system.tenant();
  const { status, body } = await api.get(`/keywords/metrics${query}`);
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
});

test('takes a keyword of 200 characters, and needs the scope for reads', async () => {
  const tenant = await system.tenant();
  expect((await tenant.api.get(`/keywords/metrics?keyword=${'😀'.repeat(200)}`)).status).toBe(404);
  const writer = await tenant.newKey({ scopes: ['content:write'] });
  expect((await writer.api.get('/keywords/metrics?keyword=a')).status).toBe(403);
});
