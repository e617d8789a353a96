import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AUTOMATIC_PRIORITIES_MAX,
  type PageToScore,
  scorePages,
} from '../../../../shared/domain/opportunities/page-scores.ts';

const page = (id: number, given: Partial<PageToScore> = {}): PageToScore => ({
  id,
  path: `/p-${id}/`,
  primaryKeyword: 'k',
  demand: null,
  contentScore: null,
  isPriorityManual: null,
  isPriority: false,
  ...given,
});
const demand = (volume: number, difficulty = 50) => ({ volume, difficulty, intent: null });

test.each([
  { name: 'no keyword', given: { primaryKeyword: null, demand: demand(1000) }, score: null },
  { name: 'a keyword that nothing is known of', given: {}, score: 20 },
  // 0.6 × 100 × log10(1001) / log10(100001) + 0.4 × 70
  { name: 'not graded: the keyword alone', given: { demand: demand(999, 30) }, score: 64 },
  // … + 0.4 × (0.6 × 70 + 0.4 × 20)
  {
    name: 'graded: what better content can add counts too',
    given: { demand: demand(999, 30), contentScore: 80 },
    score: 56,
  },
])('$name', ({ given, score }) => {
  expect(scorePages([page(1, given)]).get(1)?.opportunityScore).toBe(score);
});

test('the best pages have priority, where somebody searches; utility pages never', () => {
  const pages = [
    ...Array.from({ length: 15 }, (_, at) => page(at + 1, { demand: demand(2 ** at) })),
    page(20, { demand: demand(90_000), path: '/privacy/' }),
    page(21, { demand: demand(0, 0) }),
  ];
  const scores = scorePages(pages);
  const ids = pages.filter(({ id }) => scores.get(id)?.isPriority).map(({ id }) => id);
  expect(ids).toHaveLength(AUTOMATIC_PRIORITIES_MAX);
  expect(Math.min(...ids)).toBe(6);
  expect(ids).not.toContain(20);
  expect(ids).not.toContain(21);
});

test('a priority that was set by hand stays, and takes no place', () => {
  const manual = { isPriorityManual: true, demand: demand(50_000) };
  const pages = [
    page(1, { ...manual, isPriority: false }),
    page(2, { isPriorityManual: true, isPriority: true, demand: null }),
    ...Array.from({ length: 12 }, (_, at) => page(10 + at, { demand: demand(10) })),
  ];
  const scores = scorePages(pages);
  expect(scores.get(1)?.isPriority).toBe(false);
  expect(scores.get(2)?.isPriority).toBe(true);
  expect([...scores].filter(([id, { isPriority }]) => id >= 10 && isPriority)).toHaveLength(AUTOMATIC_PRIORITIES_MAX);
});

test('scoring what was scored changes nothing, whatever the order', () => {
  const pages = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 60 }),
      volume: fc.nat(3000),
      manual: fc.boolean(),
      isPriority: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(pages, (given) => {
      const before = given.map(({ id, volume, manual, isPriority }) =>
        page(id, { demand: demand(volume), isPriorityManual: manual, isPriority }),
      );
      const once = scorePages(before);
      const after = before.map((each) => ({ ...each, isPriority: once.get(each.id)?.isPriority ?? false }));
      expect(scorePages(after.toReversed())).toEqual(new Map([...once].toReversed()));
    }),
  );
});
