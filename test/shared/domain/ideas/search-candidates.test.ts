import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../../shared/domain/ideas/candidate.ts';
import { isOfTopics, marketSeeds } from '../../../../shared/domain/ideas/market-keywords.ts';
import { addSearches } from '../../../../shared/domain/ideas/search-candidates.ts';

const said: Candidate = {
  keyword: 'chain degreaser',
  source: 'phrase',
  count: 6,
  pageCount: 1,
  pages: [{ id: 1, count: 6 }],
  strength: 3,
  impressions: null,
};
const keywordsOf = (queries: { query: string; impressions: number }[], domain = 'velo.example') =>
  addSearches([], queries, { domain, language: 'en' }).map(({ keyword, impressions }) => [keyword, impressions]);

describe('searches that people saw the site for', () => {
  test('tell of what the site says, and of what it does not, most seen first', () => {
    const queries = [
      { query: 'Degreaser Chains', impressions: 40 },
      { query: 'chain degreaser', impressions: 60 },
      { query: 'tubeless sealant', impressions: 200 },
      { query: 'torque wrench', impressions: 900 },
    ];
    expect(addSearches([said], queries, { domain: 'velo.example', language: 'en' })).toEqual([
      { ...said, impressions: 100 },
      expect.objectContaining({ keyword: 'torque wrench', source: 'search', impressions: 900, count: 0 }),
      expect.objectContaining({ keyword: 'tubeless sealant', source: 'search', impressions: 200, count: 0 }),
    ]);
  });

  test('are one search in any order and number of their words, named as most people type it', () => {
    const queries = [
      { query: 'wheel truing', impressions: 20 },
      { query: 'truing wheels', impressions: 70 },
    ];
    expect(keywordsOf(queries)).toEqual([['truing wheels', 90]]);
  });

  test.each([
    ['seen fewer than ten times', 'brake bleed', 9, 'velo.example'],
    ["for the site's own name", 'fern hill opening hours', 500, 'fern-hill.example'],
    ['for an address', 'velo.example login', 500, 'shop.example'],
    ['of grammar alone', 'how to', 500, 'velo.example'],
    ['longer than a keyword', 'a'.repeat(81), 500, 'velo.example'],
  ])('are left out when %s', (_, query, impressions, domain) => {
    expect(keywordsOf([{ query, impressions }], domain)).toEqual([]);
  });

  test('keep a query whose words only contain a short name', () => {
    expect(keywordsOf([{ query: 'best bikes', impressions: 50 }], 'bik.example')).toEqual([['best bikes', 50]]);
  });

  test('are three hundred at most', () => {
    const queries = Array.from({ length: 500 }, (_, at) => ({
      query: `spare part${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(at / 26)]}`,
      impressions: 1_000 - at,
    }));
    expect(keywordsOf(queries)).toHaveLength(300);
  });
});

describe("the provider's ideas", () => {
  const topics = [{ name: 'Chain care', terms: ['chains', 'oil', 'degreaser'] }];

  test('are asked for around the topics and what the site says most', () => {
    expect(marketSeeds(topics, ['chain oil', 'chain care'])).toEqual(['chain care', 'chain oil']);
  });

  test.each([
    ['chain oils', true],
    ['chain wax', true],
    ['cheap summer holidays', false],
    ['gold necklace with chain for men', false],
  ])('count when half of their words are the topics’: "%s" %s', (keyword, counts) => {
    expect(isOfTopics(keyword, topics, 'en')).toBe(counts);
  });
});
