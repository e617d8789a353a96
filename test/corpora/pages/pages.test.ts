import { describe, test } from 'vitest';
import { expectFloor } from '../scores.ts';
import { checkPage } from './check-page.ts';
import { readPageCases } from './page-case.ts';

describe.each(readPageCases())('the content of $name', (set) => {
  test('has what belongs to it, and nothing else of the page', () => {
    expectFloor(set, 'lines of checklists', set.cases.flatMap(checkPage));
  });
});
