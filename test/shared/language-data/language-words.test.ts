import { describe, expect, test } from 'vitest';
import { languages } from '../../../shared/domain/language/languages.ts';
import { languageWordsSchema } from '../../../shared/language-data/language-words/language-words-schema.ts';
import { readLanguageWords } from '../../../shared/language-data/language-words/read-language-words.ts';
import { dataFiles } from './data-files.ts';

const files = dataFiles('language-words');

test('language-words are of languages that the layer knows; another language has none', () => {
  expect(files.filter((file) => !(languages as readonly string[]).includes(file))).toEqual([]);
  expect(readLanguageWords('eo')).toEqual({});
});

describe.each(files)('language-words/%s.json', (language) => {
  test('is a table of the schema', () => {
    expect(languageWordsSchema.safeParse(readLanguageWords(language)).error).toBeUndefined();
  });

  test('has endings with a hyphen before them', () => {
    expect((readLanguageWords(language).endings?.endings ?? []).filter((ending) => !ending.startsWith('-'))).toEqual(
      [],
    );
  });
});
