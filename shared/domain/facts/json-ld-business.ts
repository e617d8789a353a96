import type { JsonLdReader, LocatedValue } from './json-ld-reader.ts';
import { readText } from './json-ld-reader.ts';
import { type Observation, observed } from './observation.ts';
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';
import { findSocialPlatform } from './social-profiles.ts';

type Found = LocatedValue & { value: string };

const identity = (key: string, found: Found | null, value = found?.value): Observation[] =>
  found === null ? [] : keyed('identity', key, found, value ?? '');
const contact = (key: string, found: Found | null, value = found?.value): Observation[] =>
  found === null ? [] : keyed('contact', key, found, value ?? '');

const keyed = (kind: 'identity' | 'contact', key: string, { value: evidence, pointer }: Found, value: string) =>
  observed({ kind, key, data: { value }, source: 'schema_org', evidence, locator: pointer });

/** Identity and contact facts of an organization (schema.org Organization, LocalBusiness). */
export function businessFacts(reader: JsonLdReader, business: LocatedValue): Observation[] {
  const text = (property: string): Found | null => reader.text(business, property);
  const founded = text('foundingDate');
  const email = text('email') ?? readContactPoint(reader, business, 'email');
  return [
    ...identity('company_name', text('name')),
    ...identity('legal_name', text('legalName')),
    ...identity('tagline', text('slogan')),
    ...identity('founding_year', founded, /^\s*(\d{4})(?!\d)/.exec(founded?.value ?? '')?.[1] ?? ''),
    ...identity(
      'service_area',
      joined(
        reader
          .values(business, 'areaServed')
          .map((area) => readName(reader, area))
          .filter(isName),
      ),
    ),
    ...identity('team_size', teamSize(reader, business)),
    ...contact('phone', text('telephone') ?? readContactPoint(reader, business, 'telephone')),
    ...contact('email', email, email?.value.replace(/^mailto:/i, '')),
    ...contact('address', postalAddress(reader, business)),
    ...contact('hours', openingHours(reader, business)),
    ...contact('booking_url', bookingUrl(reader, business)),
    ...reader.values(business, 'sameAs').flatMap((profile) => socialProfile(profile)),
  ];
}

const readName = (reader: JsonLdReader, { value, pointer }: LocatedValue): Found | null => {
  const name = readText(value) ?? reader.text({ value, pointer }, 'name')?.value ?? null;
  return name === null ? null : { value: name, pointer };
};

/** The code of a country (`ES`) says nothing to a reader. */
const isName = (found: Found | null): boolean => !/^[A-Z]{2}$/.test(found?.value ?? '');

function joined(found: readonly (Found | null)[]): Found | null {
  const present = found.filter((one) => one !== null);
  const [first] = present;
  return first ? { value: present.map(({ value }) => value).join(', '), pointer: first.pointer } : null;
}

function readContactPoint(reader: JsonLdReader, business: LocatedValue, property: string): Found | null {
  for (const point of reader.values(business, 'contactPoint')) {
    const found = reader.text(point, property);
    if (found) return found;
  }
  return null;
}

/** A number, a text, or a QuantitativeValue with a value or a range. */
function teamSize(reader: JsonLdReader, business: LocatedValue): Found | null {
  const plain = reader.text(business, 'numberOfEmployees');
  if (plain) return plain;
  const [quantity] = reader.values(business, 'numberOfEmployees');
  if (!quantity) return null;
  const value = reader.text(quantity, 'value');
  if (value) return value;
  const [min, max] = [reader.text(quantity, 'minValue'), reader.text(quantity, 'maxValue')];
  return min && max ? { value: `${min.value}-${max.value}`, pointer: quantity.pointer } : null;
}

function bookingUrl(reader: JsonLdReader, business: LocatedValue): Found | null {
  for (const action of reader.values(business, 'potentialAction')) {
    if (!/^(?:Reserve|Schedule)Action$/.test(reader.text(action, '@type')?.value ?? '')) continue;
    const [target] = reader.values(action, 'target');
    const url = reader.text(action, 'target') ?? (target && reader.text(target, 'urlTemplate')) ?? null;
    if (url && /^https?:/i.test(url.value)) return url;
  }
  return null;
}

function socialProfile({ value, pointer }: LocatedValue): Observation[] {
  const url = readText(value);
  const platform = url === null ? null : findSocialPlatform(url);
  return platform === null || url === null ? [] : contact(`social:${platform}`, { value: url, pointer });
}
