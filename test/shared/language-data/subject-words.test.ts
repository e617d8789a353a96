import { describe, expect, test } from 'vitest';
import { normalizeText } from '../../../shared/domain/language/normalize-text.ts';
import { readSubjectWords } from '../../../shared/language-data/subject-words/read-subject-words.ts';
import {
  commonSubjectWordsSchema,
  subjectWordsSchema,
} from '../../../shared/language-data/subject-words/subject-words-schema.ts';
import { dataFiles } from './data-files.ts';

describe.each(dataFiles('subject-words'))('subject-words/%s.json', (name) => {
  const table = readSubjectWords(name);

  test('is a table of the schema', () => {
    const schema = name === 'all' ? commonSubjectWordsSchema : subjectWordsSchema;
    expect(schema.safeParse(table).error).toBeUndefined();
  });

  test('has words as a text is compared with them', () => {
    const words = Object.values(table ?? {}).flat();
    expect(words.filter((word) => normalizeText(word) !== word)).toEqual([]);
  });
});
