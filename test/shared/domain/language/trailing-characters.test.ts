import { describe, expect, test } from 'vitest';
import { startOfTrailing, trimTrailing } from '../../../../shared/domain/language/trailing-characters.ts';

describe('characters at the end of a text', () => {
  test.each([
    ['Prices: ', /[\s:]/, 'Prices'],
    ['Prices', /[\s:]/, 'Prices'],
    [' : ', /[\s:]/, ''],
    ['', /[\s:]/, ''],
    ['Open 🙂🙂', /\p{Emoji_Presentation}/u, 'Open '],
  ])('%j without its %s is %j', (text, character, expected) => {
    expect(trimTrailing(text, character)).toBe(expected);
  });

  test('a run inside the text stays', () => {
    expect(startOfTrailing('a -- b', /-/)).toBe(6);
  });
});
