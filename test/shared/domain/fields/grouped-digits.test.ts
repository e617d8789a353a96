import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedDigits } from '../../../../shared/domain/fields/grouped-digits.ts';

test('groups the digits of every whole number as the English locale does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(groupedDigits(whole)).toBe(whole.toLocaleString('en'));
    }),
  );
});
