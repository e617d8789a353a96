import { describe, expect, test } from 'vitest';
import { countSyllables } from '../../../shared/domain/language/syllables.ts';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { wordListShape } from './word-list.ts';

describe.each(readSets('syllables', wordListShape))('syllables of $name', (set) => {
  const lists = set.cases.map(({ language, words }) => ({
    language,
    checks: Object.entries(words).map(([word, count]) => {
      const found = countSyllables(word, language);
      return { line: `${language}: ${word} has ${count}, not ${found}`, holds: found === count };
    }),
  }));

  test('are counted as dictionaries divide the words', () => {
    expectFloor(
      set,
      'words',
      lists.flatMap(({ checks }) => checks),
    );
  });

  test.each(lists)('in $language are wrong for no more words than the limit says', ({ checks }) => {
    const wrong = checks.filter(({ holds }) => !holds).map(({ line }) => line);
    const limit = Math.floor((set.limits?.['wrong_share'] ?? 0) * checks.length);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(limit);
  });
});
