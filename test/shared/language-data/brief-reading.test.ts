import { describe, expect, test } from 'vitest';
import { planLanguages } from '../../../shared/domain/language/plan-language.ts';
import { briefReadingSchema } from '../../../shared/language-data/brief-reading/brief-reading-schema.ts';
import { readBriefReading } from '../../../shared/language-data/brief-reading/read-brief-reading.ts';
import { dataFiles } from './data-files.ts';

/** They join their words, and `brief/unspaced` reads them. */
const unspaced = new Set(['ja', 'zh', 'ko']);
const languages = planLanguages.filter((language) => !unspaced.has(language));

test('briefs are read in every language of plans that parts its words', () => {
  expect(dataFiles('brief-reading')).toEqual([...languages].toSorted());
});

describe.each(languages)('brief-reading/%s.json', (language) => {
  test('is a table of the schema', () => {
    expect(briefReadingSchema.safeParse(readBriefReading(language)).error).toBeUndefined();
  });
});
