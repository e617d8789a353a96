import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readData } from '../../../shared/language-data/read-data.ts';
import { alternatives, listReadingWords } from '../../../shared/language-data/reading-words/read-reading-words.ts';
import {
  type ReadingWordsFile,
  readingWordsSchema,
} from '../../../shared/language-data/reading-words/reading-words-schema.ts';
import { projectFile, projectFiles } from '../../structure/project-files.ts';
import { dataFiles } from './data-files.ts';

const calls = /\b(?:alternatives|listReadingWords)\(\s*'([a-z-]+)',\s*'(\w+)'|\bwordsFor\(\s*'(\w+)'/g;
const files = (await projectFiles('shared/domain')).filter((file) => file.endsWith('.ts'));
const named = (await Promise.all(files.map((file) => readFile(projectFile(file), 'utf8')))).flatMap((source) =>
  [...source.matchAll(calls)].map(([, room, meaning, ofBrief]) => `${room ?? 'planning'} ${meaning ?? ofBrief}`),
);

describe.each(dataFiles('reading-words'))('reading-words/%s.json', (room) => {
  const words = readData('reading-words', room) as ReadingWordsFile;

  test('is a table of the schema, and each of its entries is a pattern', () => {
    expect(readingWordsSchema.safeParse(words).error).toBeUndefined();
    for (const entries of Object.values(words)) expect(() => new RegExp(entries.join('|'), 'u')).not.toThrow();
  });

  test('has the meanings that rules name, and no others', () => {
    const meanings = named.filter((one) => one.startsWith(`${room} `)).map((one) => one.split(' ')[1]);
    expect([...new Set(meanings)].toSorted()).toEqual(Object.keys(words).toSorted());
  });
});

test('words are joined to alternatives of a pattern', () => {
  expect(alternatives('language', 'and')).toBe(listReadingWords('language', 'and').join('|'));
});

test('a meaning that is not there is an error that names it', () => {
  expect(() => alternatives('language', 'nothing')).toThrow('no reading-words for language nothing');
});
