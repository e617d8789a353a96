import type { Said } from './brief-offerings.ts';

/** "Bicycles in Hexford": the town of the business belongs to what it does, and is no part of the name of a page. */
export function removeCity(value: string, city: Said | null): string {
  if (city === null || !value.endsWith(` ${city.value}`)) return value;
  const before = value.slice(0, -city.value.length - 1);
  const [lead, ...rest] = before.split(' ').toReversed();
  return rest.length > 0 && lead !== undefined && prepositions.has(lead) ? rest.toReversed().join(' ') : value;
}

const prepositions: ReadonlySet<string> = new Set([
  'in',
  'à',
  'en',
  'em',
  'a',
  'te',
  'w',
  'we',
  'v',
  've',
  'i',
  'near',
  'bei',
]);
