import { expect, test } from 'vitest';
import { languages } from '../../../shared/domain/language/languages.ts';
import { functionWordsSchema } from '../../../shared/language-data/function-words/function-words-schema.ts';
import { readFunctionWords } from '../../../shared/language-data/function-words/read-function-words.ts';
import { dataFiles } from './data-files.ts';

test('function-words/all.json has the words of every language, each once', () => {
  const words = readFunctionWords();
  expect(dataFiles('function-words')).toEqual(['all']);
  expect(functionWordsSchema.safeParse(words).error).toBeUndefined();
  expect(Object.keys(words).toSorted()).toEqual([...languages].toSorted());
});
