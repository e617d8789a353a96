import { describe, test } from 'vitest';
import { proposeOutline } from '../../../shared/domain/outlines/propose-outline.ts';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { checkOutline } from './check-outline.ts';
import { outlineShape } from './outline-case.ts';

describe.each(readSets('outlines', outlineShape))('outlines of $name', (set) => {
  test('keep as much of their checklists as the floor says', () => {
    expectFloor(
      set,
      'lines of checklists',
      set.cases.flatMap((one) => checkOutline(one, proposeOutline(one.input))),
    );
  });
});
