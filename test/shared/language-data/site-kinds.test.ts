import { describe, expect, test } from 'vitest';
import { planLanguages } from '../../../shared/domain/language/plan-language.ts';
import { namedRoles } from '../../../shared/domain/planning/words/writing-words.ts';
import { listKindRows, readKindWords } from '../../../shared/language-data/site-kinds/read-site-kinds.ts';
import { kindWordsSchema, siteKindSchema } from '../../../shared/language-data/site-kinds/site-kinds-schema.ts';
import { dataFiles, emptyPatterns, repeated } from './data-files.ts';

const kinds = listKindRows();

test('kinds of sites have words in every language of plans', () => {
  expect(dataFiles('site-kinds')).toEqual(['all', ...planLanguages].toSorted());
});

describe('site-kinds/all.json', () => {
  test('has rows of the schema, each kind once', () => {
    expect(siteKindSchema.array().safeParse(kinds).error).toBeUndefined();
    expect(repeated(kinds.map(({ id }) => id))).toEqual([]);
  });

  test('names roles of pages, each page of a kind once', () => {
    const pages = kinds.map(({ id, overview, always, may }) => ({ id, pages: [overview, ...always, ...may] }));
    const roles = new Set<string>(namedRoles);
    expect(pages.flatMap(({ pages: named }) => named.filter((role) => !roles.has(role)))).toEqual([]);
    expect(pages.flatMap(({ id, pages: named }) => repeated(named).map((role) => `${id}: ${role}`))).toEqual([]);
  });
});

describe.each(planLanguages)('site-kinds/%s.json', (language) => {
  const rows = readKindWords(language) ?? [];

  test('has rows of the schema, each kind once', () => {
    expect(kindWordsSchema.array().safeParse(rows).error).toBeUndefined();
    expect(rows.map(({ kind }) => kind)).toEqual(kinds.map(({ id }) => id));
  });

  test('has words that are patterns, none of which finds nothing', () => {
    expect(emptyPatterns(rows.flatMap(({ words }) => words))).toEqual([]);
  });
});
