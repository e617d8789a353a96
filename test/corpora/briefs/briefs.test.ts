/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { briefShape } from './brief.ts';
import { checkBrief } from './check-brief.ts';

describe.each(readSets('briefs', briefShape))('plans of the briefs of $name', (set) => {
  const checks = set.cases.flatMap(checkBrief);

  test('keep as much of their checklists as the floor says', () => {
    expectFloor(set, 'lines of checklists', checks);
  });

  test('have no more wrong names than the limit says', () => {
    const wrong = checks.filter(({ line, holds }) => !holds && line.includes(': name ')).map(({ line }) => line);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(set.limits?.['names_wrong'] ?? 0);
  });
});
