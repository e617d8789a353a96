import { describe, expect, test } from 'vitest';
import { readServiceNouns } from '../../../shared/language-data/service-nouns/read-service-nouns.ts';
import { serviceNounsSchema } from '../../../shared/language-data/service-nouns/service-nouns-schema.ts';
import { dataFiles, emptyPatterns } from './data-files.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'];

test('services are named in these languages', () => {
  expect(dataFiles('service-nouns')).toEqual(languages);
});

describe.each(languages)('service-nouns/%s.json', (language) => {
  const nouns = readServiceNouns(language);

  test('is a table of the schema, and none of its patterns finds nothing', () => {
    expect(serviceNounsSchema.safeParse(nouns).error).toBeUndefined();
    expect(emptyPatterns([...(nouns?.heads ?? []), ...(nouns?.alone ?? [])])).toEqual([]);
  });
});
