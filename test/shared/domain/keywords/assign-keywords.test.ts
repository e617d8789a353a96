import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchable } from '../../../../shared/domain/fields/keyword-match.ts';
import { assignKeywords } from '../../../../shared/domain/keywords/assign-keywords.ts';

const candidate = (keyword: string, fit = 0.5, impressions = 0) => ({ keyword, fit, impressions });
const none = new Set<string>();
const language = 'en' as const;

test('of candidates that fit alike the one that is searched more wins', () => {
  const pages = [{ pageId: 1, language, candidates: [candidate('rare thing'), candidate('wanted thing')] }];
  const volumes = new Map([['wanted thing', 5000]]);
  expect(assignKeywords(pages, (keyword) => volumes.get(keyword) ?? null, none)).toEqual([
    { pageId: 1, primaryKeyword: 'wanted thing', secondaryKeywords: ['rare thing'] },
  ]);
});

test('demand at most doubles what fits', () => {
  const pages = [{ pageId: 1, language, candidates: [candidate('what it is about', 0.9), candidate('huge', 0.4)] }];
  expect(assignKeywords(pages, () => 10_000_000, none)[0]?.primaryKeyword).toBe('what it is about');
});

test('a taken keyword goes to nobody else, whatever its case', () => {
  const pages = [1, 2, 3].map((pageId) => ({
    pageId,
    language,
    candidates: [candidate('Garden Chairs', 0.9), candidate('garden tables', 0.6)],
  }));
  const assigned = assignKeywords(pages, () => null, new Set(['garden chairs']));
  expect(assigned.map(({ primaryKeyword }) => primaryKeyword)).toEqual(['garden tables', null, null]);
});

test('two pages of a site never get one keyword, nor another form or order of its words', () => {
  const pages = ['bike repair', 'repair of bikes', 'bikes repair'].map((keyword, at) => ({
    pageId: at + 1,
    language,
    candidates: [candidate(keyword, 0.9)],
  }));
  const assigned = assignKeywords(pages, () => null, none);
  expect(assigned.map(({ primaryKeyword }) => primaryKeyword)).toEqual(['bike repair', null, null]);
  const german = [{ pageId: 1, language: 'de' as const, candidates: [candidate('zahnimplantate kosten', 0.9)] }];
  expect(assignKeywords(german, () => null, new Set(['kosten zahnimplantat']))[0]?.primaryKeyword).toBeNull();
});

test('a page about which nothing is certain is left without a keyword', () => {
  const pages = [{ pageId: 1, language, candidates: [candidate('perhaps this', 0.49), candidate('or that', 0.4)] }];
  expect(assignKeywords(pages, () => 1_000_000, none)).toEqual([
    { pageId: 1, primaryKeyword: null, secondaryKeywords: [] },
  ]);
});

test('secondary keywords are searched, or much of the page; never the same search as the primary one', () => {
  const candidates = [
    candidate('bike repair', 0.9),
    candidate('repair of bikes', 0.8),
    candidate('bike shop', 0.3),
    candidate('seldom said', 0.1),
    candidate('bike hire', 0.1, 7),
  ];
  expect(assignKeywords([{ pageId: 1, language, candidates }], () => null, none)[0]?.secondaryKeywords).toEqual([
    'bike shop',
    'bike hire',
  ]);
});

test('no two pages ever have the same primary keyword', () => {
  const candidates = fc.array(
    fc.record({
      keyword: fc.constantFrom('A b', 'a  B', 'c d', 'e f', 'g'),
      fit: fc.double({ min: 0, max: 2, noNaN: true }),
      impressions: fc.nat(1000),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.array(candidates, { maxLength: 8 }), fc.nat(), (lists, volume) => {
      const assigned = assignKeywords(
        lists.map((list, at) => ({ pageId: at + 1, language, candidates: list })),
        () => volume,
        new Set(['g']),
      );
      const keywords = assigned.flatMap(({ primaryKeyword }) => primaryKeyword ?? []).map(matchable);
      expect(new Set(keywords).size).toBe(keywords.length);
      expect(keywords).not.toContain('g');
      expect(assigned.every(({ secondaryKeywords }) => secondaryKeywords.length <= 5)).toBe(true);
    }),
  );
});
