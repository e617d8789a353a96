import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PackedPart } from '../../../../shared/domain/page-lists/joined-parts.ts';
import { packNumbers, unpackNumbers } from '../../../../shared/domain/page-lists/packed-numbers.ts';
import {
  type ColumnGroup,
  divideIntoParts,
  type ListChange,
  packPages,
  unpackPages,
} from '../../../../shared/domain/page-lists/packed-pages.ts';
import {
  groupsInOrder,
  groupsToRead,
  type PackedSelection,
  selectPacked,
} from '../../../../shared/domain/page-lists/select-packed.ts';
import {
  type PageFilters,
  pageOrder,
  type SelectablePage,
  selectPages,
} from '../../../../shared/domain/pages/select-pages.ts';
import { gradeBands } from '../../../../shared/domain/rubric/grade-bands.ts';

const text = fc.constantFrom(
  '/a/',
  '/a/b/',
  '/A/',
  '/caf%c3%a9/',
  '/é/',
  '/👟/',
  '/\uffee/',
  '',
  '/a',
  'b/',
  '/a/b/cd/ef',
  '/a/b/cd/eg',
  '/a/b/cd/eg/h',
);
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

/** Reads of each part the groups that a list takes, and no other. */
function select(
  parts: { base: readonly ListChange[][]; changes: readonly ListChange[][]; isInOrder: boolean },
  selection: PackedSelection,
) {
  const pick = (changes: readonly ListChange[], groups: readonly ColumnGroup[]): PackedPart => {
    const packed = packPages(changes);
    return Object.fromEntries(groups.map((group) => [group, packed[group]])) as PackedPart;
  };
  const groups = groupsToRead(selection);
  const baseGroups = parts.isInOrder ? groupsInOrder(groups, selection.order) : groups;
  const base = parts.base.filter(({ length }) => length > 0);
  const counted = selectPacked(
    {
      base: base.map((part) => pick(part, baseGroups)),
      changes: parts.changes.map((part) => pick(part, groups)),
      isInOrder: parts.isInOrder,
    },
    selection,
  );
  const paths = new Map(counted.mixedParts.map((at) => [at, packPages(base[at] ?? []).path]));
  return { ...counted, paths, ids: counted.readIds(paths) };
}

const inOrder = pageOrder({ sort: 'path', direction: 'asc' });
const cutAt = <T>(items: readonly T[], cut: number): T[][] => [items.slice(0, cut), items.slice(cut)];

describe('selectPacked', () => {
  test('selects, of any pages in any parts, what selectPages selects of the pages', () => {
    fc.assert(
      fc.property(
        fc.array(page, { maxLength: 40 }),
        fc.array(fc.tuple(fc.nat({ max: 50 }), fc.option(page)), { maxLength: 30 }),
        fc.tuple(fc.nat({ max: 40 }), fc.boolean()),
        filters,
        fc.oneof(order, fc.constant({ sort: 'path', direction: 'asc' } as const)),
        fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })),
        (pages, changed, [cut, isInOrder], given, by, [from, count]) => {
          const listed = pages.map((one, at): SelectablePage => ({ id: at, ...one }));
          if (isInOrder) listed.sort(inOrder);
          const base = listed.map((one): ListChange => ({ id: one.id, page: one }));
          const changes = changed.map(([id, one]): ListChange => ({ id, page: one && { id, ...one } }));
          const current = new Map([...base, ...changes].map((change) => [change.id, change.page]));
          const live = [...current.values()].filter((one) => one !== null);
          const isWanted = (id: number): boolean => id % 7 !== 3;
          const expected = selectPages(
            live.filter(({ id }) => isWanted(id)),
            given,
            by,
          );
          const selected = select(
            { base: cutAt(base, cut), changes: cutAt(changes, cut), isInOrder },
            { filters: given, order: by, isWanted, isGraded: true, from, to: from + count },
          );
          expect(selected.ids).toEqual(expected.map(({ id }) => id).slice(from, from + count));
          expect(selected.total).toBe(expected.length);
          const grades = [null, ...gradeBands.map(({ grade }) => grade)];
          expect([...selected.grades]).toEqual(
            grades.map((grade) => expected.filter(({ latestGrade }) => latestGrade === grade).length),
          );
        },
      ),
      { numRuns: 1_000 },
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
    const site = { base: divideIntoParts(pages), changes: [], isInOrder: false };
    for (const from of [0, 9_990, 19_990, 20_000]) {
      const selected = select(site, {
        ...{ filters: {}, from, to: from + 20 },
        order: { sort: 'latestScore', direction: 'desc' },
      });
      expect(selected.ids).toEqual(expected.slice(from, from + 20).map(({ id }) => id));
    }
  });
});

describe('a list by path of pages that are packed in that order', () => {
  test('takes the paths of those parts alone into which changed pages fall', () => {
    const [given] = fc.sample(page, { numRuns: 1, seed: 1 });
    if (!given) throw new Error('no page');
    const pageAt = (id: number, path: string): ListChange => ({ id, page: { ...given, id, path, isPriority: false } });
    const listed = Array.from({ length: 20_000 }, (_, id) => pageAt(id, `/${String(id).padStart(6, '0')}/`));
    const site = { base: divideIntoParts(listed), isInOrder: true };
    const byPath = { filters: {}, order: { sort: 'path', direction: 'asc' } } as const;
    expect(site.base.length).toBe(2);
    expect([...select({ ...site, changes: [] }, { ...byPath, from: 9_000, to: 9_050 }).paths.keys()]).toEqual([]);
    const changes = [[pageAt(5, '/009001/a'), pageAt(19_999, '/019999/a')]];
    const moved = select({ ...site, changes }, { ...byPath, from: 9_000, to: 9_003 });
    expect(moved.ids).toEqual([9_001, 5, 9_002]);
    expect([...moved.paths.keys()]).toEqual([0]);
  });
});

describe('packed numbers', () => {
  test('are the same when they are unpacked', () => {
    const one = fc.oneof(
      fc.constant(Number.NaN),
      fc.integer({ min: -3, max: 300 }),
      fc.integer({ min: -30, max: 70_000 }).map((value) => value / 10),
      fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value + 0),
      fc.constantFrom(255, 65_535, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(one), fc.array(fc.integer())), (values) => {
        const unpacked = new Float64Array(values.length);
        unpackNumbers(packNumbers(values), unpacked);
        expect([...unpacked].map((value) => value + 0)).toEqual(values.map((value) => value + 0));
      }),
    );
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

  test('are divided where their strings are long, and after 16,384', () => {
    const [given] = fc.sample(page, { numRuns: 1, seed: 1 });
    if (!given) throw new Error('no page');
    const sizes = (pages: number, title: string) =>
      divideIntoParts(Array.from({ length: pages }, (_, id) => ({ id, page: { ...given, id, title, url: null } }))).map(
        ({ length }) => length,
      );
    expect(sizes(3, 'x'.repeat(1_000_000))).toEqual([1, 1, 1]);
    expect(sizes(20_000, 'x')).toEqual([16_384, 3_616]);
  });
});
