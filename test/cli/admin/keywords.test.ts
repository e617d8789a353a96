import { describe, expect, test } from 'vitest';
import { REJECTED_LISTED_MAX } from '../../../shared/operator/import-keywords.ts';
import { readKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();

const importing = async (content: string | Uint8Array, ...options: string[]) =>
  admin.json('keywords', 'import', await admin.file('keywords.csv', content), ...options);
const metricsOf = (keyword: string, location = 2840, language = 'en') =>
  readKeywordMetrics(admin.services.table, { keyword, location, language });

const header = 'keyword,search_volume,keyword_difficulty,cpc,competition,search_intent';

test('stores each row under the lower-cased keyword with single spaces, blanks as null', async () => {
  const result = await importing(`${header}\nTrail  Running SHOES,1200,45.5,1.25,0.8,Commercial\nbare feet,,,,,\n`);
  expect(result).toEqual({ imported: 2, rejected_count: 0, rejected: [] });
  expect(await metricsOf('trail running shoes')).toEqual({
    keyword: 'trail running shoes',
    location: 2840,
    language: 'en',
    searchVolume: 1200,
    keywordDifficulty: 45.5,
    cpc: 1.25,
    competition: 0.8,
    searchIntent: 'commercial',
    monthlySearches: null,
    updatedAt: expect.any(String),
  });
  expect(await metricsOf('  Bare   FEET ')).toMatchObject({ searchVolume: null, cpc: null, searchIntent: null });
});

test('reads the columns in any order, with quotes, CRLF and a byte order mark', async () => {
  const text = '\ufeffCPC, Keyword ,search_volume\r\n0.5,"shoes, red ""sale""",10\r\n';
  expect(await importing(text)).toMatchObject({ imported: 1, rejected: [] });
  expect(await metricsOf('shoes, red "sale"')).toMatchObject({ cpc: 0.5, searchVolume: 10, competition: null });
});

test('keeps markets and languages apart', async () => {
  await importing('keyword,search_volume\nboots,1\n');
  await importing('keyword,search_volume\nboots,2\n', '--location', '2276', '--language', 'DE');
  expect(await metricsOf('boots')).toMatchObject({ searchVolume: 1 });
  expect(await metricsOf('boots', 2276, 'de')).toMatchObject({ searchVolume: 2, location: 2276, language: 'de' });
  expect(await metricsOf('boots', 2276, 'en')).toBeNull();
});

test('imports over what is there, and of a keyword that stands twice the last row counts', async () => {
  await importing(`${header}\nsandals,1,2,3,0.4,informational\n`);
  const rows = Array.from({ length: 450 }, (_, at) => `${at % 3 === 0 ? 'Sandals' : `filler ${at}`},${at}`);
  expect(await importing(`keyword,search_volume\n${rows.join('\n')}\n`)).toMatchObject({ imported: 450 });
  expect(await metricsOf('sandals')).toMatchObject({ searchVolume: 447, keywordDifficulty: null, searchIntent: null });
});

test('rejects bad rows by their lines, and imports the others', async () => {
  const lines = [
    header,
    'good,1,,,,',
    ',1,,,,',
    `${'k'.repeat(201)},1,,,,`,
    'volume,1.5,,,,',
    'volume,"1,000",,,,',
    'difficulty,1,101,,,',
    'cpc,1,1,-1,,',
    'competition,1,1,1,1.1,',
    'few,1',
    '',
    'good too,2,,,,',
  ];
  const { imported, rejected, rejected_count } = await importing(lines.join('\n'));
  expect(imported).toBe(2);
  expect(rejected_count).toBe(8);
  expect(rejected.map(({ line, reason }: { line: number; reason: string }) => [line, reason])).toEqual([
    [3, 'keyword is blank'],
    [4, 'keyword is longer than 200 characters'],
    [5, expect.stringMatching(/^search_volume must be a whole number/)],
    [6, expect.stringMatching(/^search_volume must be a whole number/)],
    [7, 'keyword_difficulty must be a number from 0 to 100, or blank'],
    [8, expect.stringMatching(/^cpc must be a number/)],
    [9, 'competition must be a number from 0 to 1, or blank'],
    [10, 'has 2 fields, and the header has 6'],
  ]);
});

test('a record that is too long and a quote that is never closed are rejected by themselves', async () => {
  const lines = ['keyword,cpc', 'before,1', `"${'x'.repeat(20_000)}",1`, '"quoted, one",2', '"open,1', 'after,2'];
  const { imported, rejected } = await importing(`${lines.join('\n')}\n`);
  expect(imported).toBe(3);
  expect(rejected).toEqual([
    { line: 3, reason: 'a record is longer than 10000 bytes' },
    { line: 5, reason: 'a quote is never closed' },
  ]);
});

test('lists so many rejected lines and no more, and counts them all', async () => {
  const result = await importing(`keyword,cpc\n${'x,y\n'.repeat(REJECTED_LISTED_MAX + 5)}`);
  expect(result.rejected).toHaveLength(REJECTED_LISTED_MAX);
  expect(result.rejected_count).toBe(REJECTED_LISTED_MAX + 5);
});

describe('refuses in one line', () => {
  test.each([
    ['an empty file', '', /the file is empty/],
    ['a file without the keyword', 'cpc,competition\n1,1\n', /there is no column keyword/],
    ['an unknown column', 'keyword,volume\nx,1\n', /unknown column "volume"; the columns are keyword, search_volume/],
    ['a column that is named twice', 'keyword,cpc,CPC\nx,1,1\n', /a column is named twice/],
    ['semicolons', 'keyword;cpc\nx;1\n', /unknown column "keyword;cpc".* separated by commas/],
    ['a header with a quote that is never closed', '"keyword,cpc\nx,1\n', /line 1: a quote is never closed/],
    ['UTF-16', Buffer.from('\ufeffkeyword\n', 'utf16le'), /the file is not UTF-8/],
  ])('%s', async (_name, content, reason) => {
    expect(await admin.refusal('keywords', 'import', await admin.file('bad.csv', content))).toMatch(reason);
  });

  test('a missing file and a wrong market', async () => {
    expect(await admin.refusal('keywords', 'import', 'nowhere.csv')).toMatch(/ENOENT/);
    expect(await admin.refusal('keywords', 'import', 'x', '--location', 'US')).toMatch(/--location must be/);
    expect(await admin.refusal('keywords', 'import', 'x', '--language', 'English!')).toMatch(/--language must be/);
  });
});
