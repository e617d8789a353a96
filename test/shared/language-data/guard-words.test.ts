import { describe, expect, test } from 'vitest';
import { guardWordsSchema } from '../../../shared/language-data/guard-words/guard-words-schema.ts';
import { listGuardWords } from '../../../shared/language-data/guard-words/read-guard-words.ts';
import { readData } from '../../../shared/language-data/read-data.ts';
import { dataFiles, emptyPatterns } from './data-files.ts';

const languages = ['cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr'];

test('guard-words are written down in these languages', () => {
  expect(dataFiles('guard-words')).toEqual(languages);
});

describe.each(languages)('guard-words/%s.json', (language) => {
  test('is a table of the schema', () => {
    expect(guardWordsSchema.safeParse(readData('guard-words', language)).error).toBeUndefined();
  });
});

test.each(['claims', 'comparisons', 'beyondPage', 'units'] as const)('no pattern of %s finds nothing', (meaning) => {
  expect(emptyPatterns(listGuardWords(meaning))).toEqual([]);
});
