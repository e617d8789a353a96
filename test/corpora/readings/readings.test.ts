/** @module-tag corpus */
import { describe, test } from 'vitest';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { checkReading } from './check-reading.ts';
import { readingShape } from './reading.ts';

describe.each(readSets('readings', readingShape))('the briefs of $name', (set) => {
  test('are read as expected, and their plans have the pages that their words ask for', () => {
    expectFloor(set, 'expectations', set.cases.flatMap(checkReading));
  });
});
