import { describe, expect, test } from 'vitest';
import { isPlanLanguage } from '../../../shared/domain/language/plan-language.ts';
import { listSiteKinds } from '../../../shared/domain/planning/site-kinds.ts';
import { listTrades, readTradeWords } from '../../../shared/language-data/trades/read-trades.ts';
import { tradeSchema, tradeWordsSchema } from '../../../shared/language-data/trades/trades-schema.ts';
import { dataFiles, repeated } from './data-files.ts';

const trades = listTrades();
const languages = dataFiles('trades').filter((name) => name !== 'all');

describe('trades/all.json', () => {
  test('has rows of the schema, each trade once', () => {
    expect(tradeSchema.array().min(1).safeParse(trades).error).toBeUndefined();
    expect(repeated(trades.map(({ trade }) => trade))).toEqual([]);
  });

  test('names kinds of sites that are planned', () => {
    const kinds = new Set(listSiteKinds().map(({ id }) => id));
    expect(trades.filter(({ siteKind }) => !kinds.has(siteKind))).toEqual([]);
  });
});

test('trades are written down in these languages, in which plans are written', () => {
  expect(languages).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv']);
  expect(languages.filter((language) => !isPlanLanguage(language as never))).toEqual([]);
  expect(readTradeWords('ja')).toBeNull();
});

describe.each(languages)('trades/%s.json', (language) => {
  const rows = readTradeWords(language) ?? [];

  test('has rows of the schema', () => {
    expect(tradeWordsSchema.array().safeParse(rows).error).toBeUndefined();
  });

  test('has every trade of all.json once, in its order', () => {
    expect(rows.map(({ trade }) => trade)).toEqual(trades.map(({ trade }) => trade));
  });

  test('names each offer of a trade once, and in other words than its other names', () => {
    const twice = rows.flatMap(({ trade, offers }) => [
      ...repeated(offers.map(({ name }) => name)).map((name) => `${trade}: ${name}`),
      ...offers.flatMap(({ name, otherNames = [] }) => (otherNames.includes(name) ? `${trade}: ${name}` : [])),
    ]);
    expect(twice).toEqual([]);
  });
});
