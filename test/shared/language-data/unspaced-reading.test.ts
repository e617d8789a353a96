import { describe, expect, test } from 'vitest';
import { readUnspacedReading } from '../../../shared/language-data/unspaced-reading/read-unspaced-reading.ts';
import { unspacedReadingSchema } from '../../../shared/language-data/unspaced-reading/unspaced-reading-schema.ts';
import { dataFiles } from './data-files.ts';

const languages = ['ja', 'ko', 'zh'];

test('unspaced-reading are written down in these languages', () => {
  expect(dataFiles('unspaced-reading')).toEqual(languages);
});

describe.each(languages)('unspaced-reading/%s.json', (language) => {
  test('is a table of the schema', () => {
    expect(unspacedReadingSchema.safeParse(readUnspacedReading(language)).error).toBeUndefined();
  });
});
