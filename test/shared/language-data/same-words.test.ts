import { describe, expect, test } from 'vitest';
import { readSameWords } from '../../../shared/language-data/same-words/read-same-words.ts';
import { sameWordsSchema } from '../../../shared/language-data/same-words/same-words-schema.ts';
import { dataFiles, emptyPatterns, repeated } from './data-files.ts';

test('words of one meaning are written down in these languages', () => {
  expect(dataFiles('same-words')).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv']);
});

describe.each(dataFiles('same-words'))('same-words/%s.json', (language) => {
  const rows = readSameWords(language);

  test('has rows of the schema, each meaning once and of those in English', () => {
    expect(sameWordsSchema.array().min(1).safeParse(rows).error).toBeUndefined();
    expect(repeated(rows.map(({ meaning }) => meaning))).toEqual([]);
    const english = new Set(readSameWords('en').map(({ meaning }) => meaning));
    expect(rows.filter(({ meaning }) => !english.has(meaning))).toEqual([]);
  });

  test('has patterns, none of which finds nothing', () => {
    expect(emptyPatterns(rows.flatMap(({ words }) => words))).toEqual([]);
  });
});
