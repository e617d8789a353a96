import { isDeepStrictEqual } from 'node:util';
import { readBrief } from '../../../shared/domain/planning/brief/read-brief.ts';
import { describeSite } from '../../../shared/domain/planning/describe-site.ts';
import { planPages } from '../../../shared/domain/planning/plan-pages.ts';
import type { Check } from '../scores.ts';
import type { Reading } from './reading.ts';

const same = (what: string, expected: unknown, found: unknown): Check => ({
  line: `${what} ${JSON.stringify(expected)}, not ${JSON.stringify(found)}`,
  holds: isDeepStrictEqual(expected, found),
});

/** Checks the reading and the plan of a brief. */
export function checkReading({ brief, read, plan }: Reading): Check[] {
  return [...(read ? checkRead(brief, read) : []), ...(plan ? checkPages(brief, plan) : [])];
}

function checkRead(brief: string, expected: NonNullable<Reading['read']>): Check[] {
  const reading = readBrief(brief);
  const valuesOf = (said: readonly { value: string }[]): string[] => said.map(({ value }) => value);
  const found: Required<typeof expected> = {
    name: reading.name?.value ?? null,
    country: reading.country?.alpha2 ?? '',
    city: reading.city?.value ?? '',
    offerings: valuesOf(reading.offerings),
    topics: valuesOf(reading.wishes.topics),
    rivals: valuesOf(reading.rivals),
  };
  return Object.entries(expected).map(([field, value]) => same(field, value, found[field as keyof typeof found]));
}

function checkPages(brief: string, { name, city, pages, never }: NonNullable<Reading['plan']>): Check[] {
  const site = describeSite(brief);
  const { countryCode, countryName, cityName } = site;
  const names = planPages({ brief, siteName: site.name, location: { countryCode, countryName, cityName } }).map(
    (page) => page.name,
  );
  const refused = names.filter((found) => never !== undefined && new RegExp(never, 'iu').test(found));
  return [
    same('name', name, site.name),
    ...(city === undefined ? [] : [same('city', city, cityName)]),
    ...pages.map((page) => ({ line: `page ${page}, in ${names.join(', ')}`, holds: names.includes(page) })),
    same('pages of what is denied or not offered', [], refused),
  ];
}
