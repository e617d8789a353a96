import { describe, expect, test } from 'vitest';
import { readSentenceWords } from '../../../shared/language-data/sentence-words/read-sentence-words.ts';
import { sentenceWordsSchema } from '../../../shared/language-data/sentence-words/sentence-words-schema.ts';
import { dataFiles } from './data-files.ts';

const languages = ['cs', 'da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'no', 'pl', 'pt', 'ru', 'sv', 'tr'];

test('sentence-words are written down in these languages', () => {
  expect(dataFiles('sentence-words')).toEqual(languages);
});

describe.each(languages)('sentence-words/%s.json', (language) => {
  test('is a table of the schema', () => {
    expect(sentenceWordsSchema.safeParse(readSentenceWords(language)).error).toBeUndefined();
  });
});
