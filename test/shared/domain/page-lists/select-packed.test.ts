import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnGroups,
  divideIntoParts,
  type ListChange,
  packPages,
  unpackFacts,
  unpackPages,
  unpackStrings,
  unpackTimes,
} from '../../../../shared/domain/page-lists/packed-pages.ts';
import { type PackedPart, selectPacked } from '../../../../shared/domain/page-lists/select-packed.ts';
import { type PageFilters, type SelectablePage, selectPages } from '../../../../shared/domain/pages/select-pages.ts';
import { gradeBands } from '../../../../shared/domain/rubric/grade-bands.ts';

const text = fc.constantFrom('/a/', '/a/b/', '/A/', '/caf%c3%a9/', '/é/', '/👟/', '/\uffee/', '', '/a', 'b/');
const number = fc.option(fc.constantFrom(-1, 0, 0.1, 41.25, 100, 2 ** 31));
const time = fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '1999-12-31T23:59:59.999Z');
const page = fc.record<Omit<SelectablePage, 'id'>>({
  url: fc.option(text.map((path) => `https://Shop.example${path}`)),
  path: fc.option(text),
  title: fc.option(fc.constantFrom('Running Shoes', 'ÉCLAIR', 'İstanbul', '', 'a')),
  primaryKeyword: fc.option(text),
  isPriority: fc.boolean(),
  opportunityScore: number,
  draftCount: fc.nat({ max: 2 }),
  openRecommendationCount: fc.nat({ max: 2 }),
  latestGrade: fc.option(fc.constantFrom(...gradeBands.map(({ grade }) => grade), 'of another release')),
  latestScore: number,
  wordCount: number,
  statusCode: fc.option(fc.constantFrom(200, 404, 500)),
  createdAt: time,
  updatedAt: time,
});
const flag = fc.option(fc.boolean(), { nil: undefined });
const filters = fc.record<PageFilters>({
  search: fc.option(fc.constantFrom('a', 'A/', 'é', 'shop', 'e/', 'i̇s', '👟', '\uffee', 'nowhere', ''), {
    nil: undefined,
  }),
  searchTitles: flag,
  isPriority: flag,
  hasKeyword: flag,
  hasDraft: flag,
  hasRecommendations: flag,
  grades: fc.option(fc.constant(new Set(['A+', 'F', 'B'])), { nil: undefined }),
  minScore: fc.option(fc.constantFrom(-1, 0, 41.25), { nil: undefined }),
  maxScore: fc.option(fc.constantFrom(0, 99, 100), { nil: undefined }),
});
const order = fc.record({
  sort: fc.constantFrom(
    ...(['createdAt', 'updatedAt', 'url', 'path', 'isPriority', 'primaryKeyword'] as const),
    ...(['opportunityScore', 'latestScore', 'openRecommendationCount', 'wordCount', 'statusCode'] as const),
  ),
  direction: fc.constantFrom('asc', 'desc'),
});

function toPart(changes: readonly ListChange[]): PackedPart {
  const packed = packPages(changes);
  const facts = unpackFacts(packed.facts);
  const strings = columnGroups.filter((group) => group !== 'facts' && group !== 'times');
  return {
    facts,
    times: unpackTimes(packed.times),
    strings: Object.fromEntries(strings.map((group) => [group, unpackStrings(packed[group], facts.ids.length)])),
  };
}

describe('selectPacked', () => {
  test('selects, of any pages in any parts, what selectPages selects of the pages', () => {
    fc.assert(
      fc.property(
        fc.array(page, { maxLength: 40 }),
        fc.array(fc.tuple(fc.nat({ max: 50 }), fc.option(page)), { maxLength: 30 }),
        fc.nat({ max: 40 }),
        filters,
        order,
        fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })),
        (pages, changed, cut, given, by, [from, count]) => {
          const base = pages.map((one, at): ListChange => ({ id: at, page: { id: at, ...one } }));
          const changes = changed.map(([id, one]): ListChange => ({ id, page: one && { id, ...one } }));
          const current = new Map([...base, ...changes].map((change) => [change.id, change.page]));
          const live = [...current.values()].filter((one) => one !== null);
          const isWanted = (id: number): boolean => id % 7 !== 3;
          const expected = selectPages(
            live.filter(({ id }) => isWanted(id)),
            given,
            by,
          );
          const selected = selectPacked(
            {
              base: [toPart(base.slice(0, cut)), toPart(base.slice(cut))],
              changes: [toPart(changes.slice(0, cut)), toPart(changes.slice(cut))],
            },
            { filters: given, order: by, isWanted, from, to: from + count },
          );
          expect(selected.ids).toEqual(expected.map(({ id }) => id).slice(from, from + count));
          expect(selected.total).toBe(expected.length);
          const grades = [null, ...gradeBands.map(({ grade }) => grade)];
          expect([...selected.grades]).toEqual(
            grades.map((grade) => expected.filter(({ latestGrade }) => latestGrade === grade).length),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  test('orders a list of 20,000 pages, any part of it', () => {
    const pages = Array.from({ length: 20_000 }, (_, id): ListChange => {
      const [given] = fc.sample(page, { numRuns: 1, seed: id % 500 });
      return { id, page: given ? { id, ...given, latestScore: (id * 7919) % 1000 } : null };
    });
    const expected = selectPages(
      pages.flatMap((one) => one.page ?? []),
      {},
      { sort: 'latestScore', direction: 'desc' },
    );
    const site = { base: divideIntoParts(pages).map(toPart), changes: [] };
    for (const from of [0, 9_990, 19_990, 20_000]) {
      const selected = selectPacked(site, {
        ...{ filters: {}, from, to: from + 20 },
        order: { sort: 'latestScore', direction: 'desc' },
      });
      expect(selected.ids).toEqual(expected.slice(from, from + 20).map(({ id }) => id));
    }
  });
});

describe('packed pages', () => {
  test('are packed again from what was unpacked, without a difference', () => {
    fc.assert(
      fc.property(fc.array(fc.option(page), { maxLength: 20 }), (pages) => {
        const packed = packPages(pages.map((one, id) => ({ id, page: one && { id, ...one } })));
        const again = packPages(unpackPages(packed));
        // A grade of another release stays one that no filter names.
        expect(again).toEqual(packed);
      }),
    );
  });

  test('are divided where their strings are long, and after 2,048', () => {
    const long = fc.sample(page, { numRuns: 1, seed: 1 }).map((one) => ({ ...one, title: 'x'.repeat(150_000) }))[0];
    if (!long) throw new Error('no page');
    const sizes = (pages: number, given: Omit<SelectablePage, 'id'>) =>
      divideIntoParts(Array.from({ length: pages }, (_, id) => ({ id, page: { id, ...given } }))).map(
        ({ length }) => length,
      );
    expect(sizes(3, long)).toEqual([1, 1, 1]);
    expect(sizes(5_000, { ...long, title: 'x' })).toEqual([2_048, 2_048, 904]);
  });
});
