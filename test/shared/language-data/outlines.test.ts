import { describe, expect, test } from 'vitest';
import { cuedIntents, sectionIds, textIds } from '../../../shared/domain/outlines/words/outline-words.ts';
import { outlineSchema } from '../../../shared/language-data/outlines/outlines-schema.ts';
import { readOutlineTable } from '../../../shared/language-data/outlines/read-outlines.ts';
import { readWorkWords } from '../../../shared/language-data/work-words/read-work-words.ts';
import { workWordsSchema } from '../../../shared/language-data/work-words/work-words-schema.ts';
import { dataFiles, emptyPatterns } from './data-files.ts';

test('a language that outlines are written in has its words of work, a country none apart', () => {
  expect(dataFiles('work-words')).toEqual(dataFiles('outlines').filter((name) => name !== 'pt-BR'));
});

describe.each(dataFiles('outlines'))('outlines/%s.json', (tag) => {
  const table = readOutlineTable(tag);

  test('is a table of the schema', () => {
    expect(outlineSchema.safeParse(table).error).toBeUndefined();
  });

  test('has every intent, section and phrase of the code, and no other', () => {
    expect(Object.keys(table?.intents ?? {})).toEqual(cuedIntents);
    expect(table?.sections.map(({ id }) => id)).toEqual(sectionIds);
    expect(Object.keys(table?.phrases ?? {}).toSorted()).toEqual(textIds.toSorted());
  });

  test('has patterns, none of which finds nothing', () => {
    const sources = [
      ...(table?.links ?? []),
      ...Object.values(table?.intents ?? {}).flat(),
      ...(table?.sections ?? []).flatMap(({ covers }) => covers),
    ];
    expect(emptyPatterns(sources)).toEqual([]);
  });
});

describe.each(dataFiles('work-words'))('work-words/%s.json', (language) => {
  const words = readWorkWords(language);

  test('is a table of the schema, with patterns none of which finds nothing', () => {
    expect(workWordsSchema.safeParse(words).error).toBeUndefined();
    const { activities = [] } = words ?? {};
    expect(emptyPatterns(activities)).toEqual([]);
  });
});
