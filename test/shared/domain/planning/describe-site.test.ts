import { describe, expect, test } from 'vitest';
import { countryOfCode, countryOfName } from '../../../../shared/domain/places/places.ts';
import { describeSite } from '../../../../shared/domain/planning/describe-site.ts';

describe('what a brief says of the site', () => {
  test.each([
    { brief: 'a shoe shop in Leeds', name: 'Leeds Shoe Shop', country: 'United Kingdom', city: 'Leeds' },
    { brief: 'A bakery in Lyon.', name: 'Lyon Bakery', country: 'France', city: 'Lyon' },
    {
      brief: 'We are a plumber called “Drip Stop” in Austin.',
      name: 'Drip Stop',
      country: 'United States',
      city: 'Austin',
    },
    {
      brief: 'Fernhill Cycles is a bike shop in Bristol.',
      name: 'Fernhill Cycles',
      country: 'United Kingdom',
      city: 'Bristol',
    },
    {
      brief: 'Our company name is Blue Door Bakery. We ship all over Canada.',
      name: 'Blue Door Bakery',
      country: 'Canada',
      city: null,
    },
    {
      brief: 'A yoga studio, from New York City to Germany',
      name: 'New York City Yoga Studio',
      country: 'United States',
      city: 'New York City',
    },
    { brief: 'A dentist in the U.K.', name: 'Dentist', country: 'United Kingdom', city: null },
    { brief: 'A hostel in Iceland', name: 'Hostel', country: 'Iceland', city: null },
    { brief: 'A bakery. Jordan bakes in New Jersey', name: 'Bakery', country: 'United States', city: null },
    { brief: 'we roast turkey and reindeer', name: 'Planned site', country: 'United States', city: null },
    { brief: '$$$ ((((', name: 'Planned site', country: 'United States', city: null },
  ])('"$brief": $name, $country', ({ brief, name, country, city }) => {
    const { countryCode, ...described } = describeSite(brief);
    expect(described).toEqual({
      name,
      countryName: country,
      cityName: city,
    });
    expect(countryCode).toBe(countryOfName(country)?.countryCode);
  });
});

describe('countries', () => {
  test.each([
    { name: 'United States', code: 2840 },
    { name: 'UK', code: 2826 },
    { name: 'deutschland', code: 2276 },
    { name: ' France ', code: 2250 },
    { name: 'Iceland', code: 2352 },
    { name: "Côte d'Ivoire", code: 2384 },
    { name: 'Ivory Coast', code: 2384 },
    { name: 'Turkey', code: 2792 },
    { name: 'Russia', code: 2643 },
    { name: 'Hong Kong', code: 2344 },
    { name: 'Macao', code: 2446 },
    { name: 'Georgia', code: 2268 },
  ])('$name has the code $code', ({ name, code }) => {
    expect(countryOfName(name)?.countryCode).toBe(code);
  });

  test('are not cities, and not what nobody knows', () => {
    expect([countryOfName('Leeds'), countryOfName('Atlantis'), countryOfCode(1)]).toEqual([null, null, null]);
    expect(countryOfCode(2826)).toEqual({ countryCode: 2826, countryName: 'United Kingdom' });
  });
});
