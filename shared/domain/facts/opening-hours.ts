import type { JsonLdReader, LocatedValue } from './json-ld-reader.ts';
import { readText } from './json-ld-reader.ts';

/** Opening hours on one line, from `openingHours` strings or from OpeningHoursSpecification objects. */
export function openingHours(reader: JsonLdReader, business: LocatedValue): (LocatedValue & { value: string }) | null {
  const texts = reader.values(business, 'openingHours');
  const plain = texts.flatMap(({ value }) => readText(value) ?? []);
  const [first] = texts;
  if (first && plain.length > 0) return { value: plain.join('; '), pointer: first.pointer };
  const specifications = reader.values(business, 'openingHoursSpecification');
  const lines = specifications.flatMap((specification) => specificationText(reader, specification) ?? []);
  const [start] = specifications;
  return start && lines.length > 0 ? { value: lines.join('; '), pointer: start.pointer } : null;
}

const dayName = (text: string): string => text.replace(/^https?:\/\/schema\.org\//i, '');

/** `Monday, Tuesday 09:00-17:00`; null for exceptions (holidays) and what has no times. */
function specificationText(reader: JsonLdReader, specification: LocatedValue): string | null {
  if (reader.text(specification, 'validFrom') ?? reader.text(specification, 'validThrough')) return null;
  const days = reader.values(specification, 'dayOfWeek').flatMap(({ value }) => readText(value) ?? []);
  const opens = reader.text(specification, 'opens')?.value;
  const closes = reader.text(specification, 'closes')?.value;
  if (days.length === 0 || opens === undefined || closes === undefined) return null;
  return `${days.map(dayName).join(', ')} ${opens}-${closes}`;
}
