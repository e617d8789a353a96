/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { expectFloor, expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { checkPlan } from './check-plan.ts';
import { planShape } from './plan.ts';

const sets = readSets('plans', planShape);

test('the briefs are in at least eighteen languages', () => {
  expect(new Set(sets.flatMap(({ cases }) => cases.map(({ language }) => language))).size).toBeGreaterThanOrEqual(18);
});

describe.each(sets)('plans of the briefs of $name, judged by a whole checklist', (set) => {
  const checked = set.cases.map((given) => ({ title: given.title, checks: checkPlan(given) }));

  test('keep as much of their checklists as the floor says', () => {
    expectFloor(
      set,
      'lines of checklists',
      checked.flatMap(({ checks }) => checks),
    );
  });

  test.each(checked)('$title: at least as much as the limit of a case says', ({ checks }) => {
    expectShare(checks, set.limits?.['least_of_a_case'] ?? 1);
  });
});
