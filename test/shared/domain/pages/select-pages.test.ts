import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCodePoints } from '../../../../shared/domain/pages/compare-code-points.ts';
import { type SelectablePage, selectPages } from '../../../../shared/domain/pages/select-pages.ts';
import { anyText } from '../../../harness/any-text.ts';

const page = (id: number, given: Partial<SelectablePage> = {}): SelectablePage => ({
  id,
  url: `https://shop.example/p${id}/`,
  path: `/p${id}/`,
  title: null,
  primaryKeyword: null,
  isPriority: false,
  opportunityScore: null,
  draftCount: 0,
  openRecommendationCount: 0,
  latestGrade: null,
  latestScore: null,
  wordCount: null,
  statusCode: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

const idsOf = (pages: readonly SelectablePage[]): number[] => pages.map(({ id }) => id);
const byPath = { sort: 'path', direction: 'asc' } as const;

describe('selectPages', () => {
  test.each(['asc', 'desc'] as const)('puts pages without a value last (%s), priority pages first', (direction) => {
    const pages = [
      page(1),
      page(2, { opportunityScore: 5 }),
      page(3, { isPriority: true }),
      page(4, { opportunityScore: 5, isPriority: true }),
    ];
    expect(idsOf(selectPages(pages, {}, { sort: 'opportunityScore', direction }))).toEqual([4, 3, 2, 1]);
  });

  test.each(['asc', 'desc'] as const)('orders equal values by id (%s)', (direction) => {
    const pages = [3, 1, 2].map((id) => page(id, { primaryKeyword: 'same' }));
    for (const sort of ['primaryKeyword', 'createdAt', 'isPriority'] as const) {
      expect(idsOf(selectPages(pages, {}, { sort, direction }))).toEqual([1, 2, 3]);
    }
  });

  test('does not touch the list that it is given', () => {
    const pages = [page(2), page(1)];
    selectPages(pages, {}, byPath);
    expect(idsOf(pages)).toEqual([2, 1]);
  });

  test('asks for a score only where a bound is given, and both bounds are included', () => {
    const pages = [page(1), page(2, { opportunityScore: 0 }), page(3, { opportunityScore: 10 })];
    expect(idsOf(selectPages(pages, {}, byPath))).toEqual([1, 2, 3]);
    expect(idsOf(selectPages(pages, { minScore: 0 }, byPath))).toEqual([2, 3]);
    expect(idsOf(selectPages(pages, { maxScore: 0 }, byPath))).toEqual([2]);
    expect(idsOf(selectPages(pages, { minScore: 10, maxScore: 10 }, byPath))).toEqual([3]);
  });

  const one = page(1, {
    isPriority: true,
    primaryKeyword: 'tyres',
    draftCount: 1,
    openRecommendationCount: 1,
    latestGrade: 'A',
  });
  test.each([
    [{ isPriority: true }, { isPriority: false }],
    [{ hasKeyword: true }, { hasKeyword: false }],
    [{ hasDraft: true }, { hasDraft: false }],
    [{ hasRecommendations: true }, { hasRecommendations: false }],
    [{ grades: new Set(['A']) }, { grades: new Set(['B']) }],
  ])('keeps the pages that a filter names (%j), and with the opposite the others', (filters, opposite) => {
    const two = page(2, { latestGrade: 'B' });
    expect(idsOf(selectPages([one, two], filters, byPath))).toEqual([1]);
    expect(idsOf(selectPages([one, two], opposite, byPath))).toEqual([2]);
    // Every filter that is given must hold.
    expect(selectPages([one, two], { ...filters, search: '/p2/' }, byPath)).toEqual([]);
  });

  test.each([
    ['path', { path: '/a/' }, { path: '/b/' }],
    ['url', { url: 'https://shop.example/a/' }, { url: 'https://shop.example/b/' }],
    ['primaryKeyword', { primaryKeyword: 'Z' }, { primaryKeyword: 'a' }],
    ['createdAt', { createdAt: '2026-01-01T00:00:00.000Z' }, { createdAt: '2026-01-02T00:00:00.000Z' }],
    ['updatedAt', { updatedAt: '2026-01-01T00:00:00.000Z' }, { updatedAt: '2026-01-02T00:00:00.000Z' }],
    ['opportunityScore', { opportunityScore: 9 }, { opportunityScore: 10 }],
  ] as const)('sorts by %s, either way', (sort, less, more) => {
    for (const pages of [
      [page(1, less), page(2, more)],
      [page(2, more), page(1, less)],
    ]) {
      expect(idsOf(selectPages(pages, {}, { sort, direction: 'asc' }))).toEqual([1, 2]);
      expect(idsOf(selectPages(pages, {}, { sort, direction: 'desc' }))).toEqual([2, 1]);
    }
  });

  test('orders pages that have no value by id too', () => {
    const pages = [page(3), page(1), page(2, { opportunityScore: 1 })];
    expect(idsOf(selectPages(pages, {}, { sort: 'opportunityScore', direction: 'desc' }))).toEqual([2, 1, 3]);
  });

  test.each([
    { search: 'P1/', found: [1] },
    { search: 'https://SHOP', found: [1] },
    { search: 'CAFÉ', found: [2] },
    { search: 'caf%C3%A9', found: [2] },
    { search: '', found: [1, 2] },
    { search: '%', found: [2] },
  ])('finds $search in the url or the path', ({ search, found }) => {
    const pages = [page(1), page(2, { url: null, path: '/caf%c3%a9/' })];
    expect(idsOf(selectPages(pages, { search }, byPath)).sort()).toEqual(found);
  });

  test('finds what is searched in titles, where that is asked for', () => {
    const pages = [page(1, { title: 'Rugged tyres' }), page(2)];
    expect(idsOf(selectPages(pages, { search: 'rugged' }, byPath))).toEqual([]);
    expect(idsOf(selectPages(pages, { search: 'rugged', searchTitles: true }, byPath))).toEqual([1]);
  });

  test('never throws on what is searched', () => {
    fc.assert(
      fc.property(anyText(200), (search) => {
        expect(selectPages([page(1)], { search }, byPath).length).toBeLessThanOrEqual(1);
      }),
    );
    expect(selectPages([page(1)], { search: '\ud83d' }, byPath)).toEqual([]);
  });
});

test('compareCodePoints orders any two texts as their UTF-8 bytes are ordered', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '!', 'é', '\ud7ff', '\ue000', '\uffee', '👟', '𐀀') });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareCodePoints(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
