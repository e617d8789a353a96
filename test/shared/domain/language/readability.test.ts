import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../shared/domain/language/languages.ts';
import { measureReadability } from '../../../../shared/domain/language/readability.ts';
import { countSyllables } from '../../../../shared/domain/language/syllables.ts';

describe('countSyllables', () => {
  test('of any word are at least one', () => {
    for (const word of ['', 'b', '42', 'htm', '自']) expect(countSyllables(word, 'de')).toBe(1);
  });
});

describe('measureReadability', () => {
  // Ten words in two sentences: each formula can be checked by hand.
  test.each<[Language, string, string, number]>([
    [
      'en',
      'The cat sat. The dog ran to the old red house.',
      'Flesch reading ease',
      206.835 - 1.015 * 5.5 - (84.6 * 11) / 11,
    ],
    ['de', 'Der Hund lief. Das Haus war neu.', 'Amstad reading ease', 180 - 3.5 - (58.5 * 7) / 7],
    ['fr', 'Le roi dort. La nuit est noire.', 'Kandel-Moles reading ease', 207 - 1.015 * 3.5 - 73.6],
    ['es', 'El gato come. La casa es azul.', 'Fernández-Huerta reading ease', 206.84 - 1.02 * 3.5 - (60 * 11) / 7],
    ['it', 'Il gatto dorme. La casa è bella.', 'Gulpease', 89 + (300 * 2 - 10 * 24) / 7],
    ['ru', 'Кот спит. Дом стар.', 'Oborneva reading ease', 206.835 - 1.3 * 2 - 60.1],
    ['sv', 'Katten sover. Huset är gammalt.', 'LIX', 5 / 2 + 100 / 5],
  ])('in %s is by the formula that was published for it', (language, text, name, score) => {
    const found = measureReadability(text, language);
    expect(found?.formula.name ?? `${found?.formula.author} reading ease`).toBe(name);
    expect(found?.formula.source).toMatch(/\d{4}/);
    expect(found?.score).toBeCloseTo(score, 5);
  });

  test.each<[Language | null, string]>([
    ['ja', '自転車の修理をします。'],
    ['zh', '我们修理自行车。'],
    ['th', 'ซ่อมจักรยาน'],
    ['ar', 'نصلح الدراجات.'],
    ['he', 'אנחנו מתקנים אופניים.'],
    ['ko', '자전거를 수리합니다.'],
    [null, 'Words of no known language.'],
    ['en', ''],
    ['en', '🎉🎉'],
  ])('in %s says nothing of "%s"', (language, text) => {
    expect(measureReadability(text, language)).toBeNull();
  });
});
