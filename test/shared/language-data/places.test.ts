import { describe, expect, test } from 'vitest';
import { countryOfLetters } from '../../../shared/domain/places/places.ts';
import { countrySchema } from '../../../shared/language-data/places/places-schema.ts';
import { listPlaces } from '../../../shared/language-data/places/read-places.ts';
import { dataFiles, repeated } from './data-files.ts';

const rows = listPlaces();

test('places are one file', () => {
  expect(dataFiles('places')).toEqual(['all']);
});

describe('places/all.json', () => {
  test('has rows of the schema, each country once', () => {
    expect(countrySchema.array().safeParse(rows).error).toBeUndefined();
    expect(repeated(rows.map(({ country }) => country))).toEqual([]);
  });

  test('names countries of ISO 3166', () => {
    expect(rows.filter(({ country }) => countryOfLetters(country) === null)).toEqual([]);
  });

  test('names each city of a country once, and in other words than its other forms', () => {
    const twice = rows.flatMap(({ country, cities = [] }) => [
      ...repeated(cities.map(({ name }) => name)).map((name) => `${country}: ${name}`),
      ...cities.flatMap(({ name, otherForms = [] }) => (otherForms.includes(name) ? `${country}: ${name}` : [])),
    ]);
    expect(twice).toEqual([]);
  });
});
