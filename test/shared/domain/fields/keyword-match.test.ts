import { expect, test } from 'vitest';
import { containsKeyword } from '../../../../shared/domain/fields/keyword-match.ts';

// Spec section "Checks": "case-insensitive, whitespace-collapsed substring match".
test.each([
  ['Winter Tyres for ice', 'winter tyres', true],
  ['Winter\n\t tyres', ' WINTER  tyres ', true],
  ['Snow tyres', 'tyre', true],
  ['Snow tyres', 'winter', false],
  ['wintertyres', 'winter tyres', false],
  ['Cafe\u0301', 'caf\u00e9', true],
  ['anything', '', false],
  ['anything at all', ' \n', false],
])('%j has the keyword %j: %s', (text, keyword, contained) => {
  expect(containsKeyword(text, keyword)).toBe(contained);
});
