import { trimTrailing } from '../language/trailing-characters.ts';
import { type JsonLdReader, type LocatedValue, readText } from './json-ld-reader.ts';

/** An address on one line, from a text or a PostalAddress; a place without street and town says too little. */
export function postalAddress(reader: JsonLdReader, business: LocatedValue): (LocatedValue & { value: string }) | null {
  const [address] = reader.values(business, 'address');
  if (!address) return null;
  const plain = readText(address.value);
  if (plain !== null) return { value: plain, pointer: address.pointer };
  const part = (property: string): string => trimTrailing(reader.name(address, property)?.value ?? '', /[\s,]/);
  const [street, town] = [part('streetAddress'), part('addressLocality')];
  if (street === '' || town === '') return null;
  const region = [part('addressRegion'), part('postalCode')].filter(Boolean).join(' ');
  const line = [street, town, region, part('addressCountry')].filter(Boolean).join(', ');
  return { value: line, pointer: address.pointer };
}
