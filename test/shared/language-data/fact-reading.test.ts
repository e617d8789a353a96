import { isSupportedCountry } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { factReadingSchema } from '../../../shared/language-data/fact-reading/fact-reading-schema.ts';
import { readFactReading } from '../../../shared/language-data/fact-reading/read-fact-reading.ts';
import { emptyPatterns, repeated } from './data-files.ts';

const { platforms, countries, postcodes, founding, ...table } = readFactReading();

test('fact-reading/all.json is a table of the schema', () => {
  expect(factReadingSchema.safeParse(readFactReading()).error).toBeUndefined();
});

test('fact-reading/all.json has patterns none of which finds nothing', () => {
  const words = [
    table.booking,
    table.counted,
    table.countedSo,
    table.done,
    table.services,
    ...Object.values(table.paths),
  ];
  const headings = table.namesBelow.flatMap((row) => row.headings);
  expect(emptyPatterns([...words.flat(), ...headings, ...postcodes.map(({ pattern }) => pattern)])).toEqual([]);
});

test('fact-reading/all.json finds a year by every pattern of a founding', () => {
  expect(founding.filter((source) => !source.includes('{year}') && !source.includes('年'))).toEqual([]);
});

test('fact-reading/all.json names countries that have numbers of telephones, and each host and language once', () => {
  const named = [...countries, ...postcodes].flatMap((row) => row.countries);
  expect(named.filter((country) => !isSupportedCountry(country))).toEqual([]);
  expect(repeated(platforms.flatMap(({ hosts }) => hosts))).toEqual([]);
  expect(repeated(countries.map(({ language }) => language))).toEqual([]);
});
