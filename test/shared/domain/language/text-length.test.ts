import { expect, test } from 'vitest';
import { codePointLength, excerpt, truncated } from '../../../../shared/domain/language/text-length.ts';

test.each([
  ['', 0],
  ['tyres', 5],
  ['😀é', 2],
])('%j has the length that an editor counts: %i', (text, length) => {
  expect(codePointLength(text)).toBe(length);
});

test.each([
  ['tyres', 5, 'tyres'],
  ['tyres', 4, 'tyre…'],
  ['😀😀😀', 2, '😀😀…'],
  ['winter  tyres', 8, 'winter…'],
  ['tyres', 0, '…'],
])('%j is at most its first %i characters, with an ellipsis where something was cut: %j', (text, max, expected) => {
  expect(truncated(text, max)).toBe(expected);
});

test.each([
  ['whole when it fits', 'winter tyres', 12, 'winter tyres', false],
  ['cut before the word that does not fit', 'winter tyres for ice', 10, 'winter', true],
  ['cut before the last of several words', 'one two three four five', 17, 'one two three', true],
  ['cut after a word that fits as a whole', 'winter tyres', 6, 'winter', true],
  ['cut after a mark', 'tyres, rims and nuts', 6, 'tyres,', true],
  ['cut before a mark', 'tyres!? And rims', 5, 'tyres', true],
  ['cut between numbers as between words', '2026 20262026', 8, '2026', true],
  ['cut inside a word that is longer than half of it', 'to immeasurable', 10, 'to immeasu', true],
  ['cut before a word that is half of it', 'abcd efgh', 8, 'abcd', true],
  ['cut inside the only word', 'immeasurable', 5, 'immea', true],
])('an excerpt is %s', (_, text, max, shown, isCut) => {
  expect(excerpt(text, max)).toEqual({ shown, isCut });
});
