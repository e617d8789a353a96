import type { JsonLdNode } from '../structured-data/json-ld-nodes.ts';
import { isSubtype } from '../structured-data/schema-org-hierarchy.ts';
import { MEMBERSHIP } from './fact-kinds.ts';
import type { JsonLdReader, LocatedValue } from './json-ld-reader.ts';
import { readText } from './json-ld-reader.ts';
import { defined, type Observation, observed } from './observation.ts';

const schemaOrg = (
  kind: Observation['claim']['kind'],
  data: Record<string, unknown>,
  evidence: string,
  locator: string,
) => observed({ kind, data: defined(data), source: 'schema_org', evidence, locator });

/** Founders, employees and awards of an organization. An employee without a job title has no role to state. */
export function organizationFacts(reader: JsonLdReader, business: LocatedValue): Observation[] {
  const founders = ['founder', 'founders'].flatMap((property) => reader.values(business, property));
  const employees = ['employee', 'employees'].flatMap((property) => reader.values(business, property));
  const awards = ['award', 'awards'].flatMap((property) => reader.values(business, property));
  const memberships = ['memberOf', 'member_of'].flatMap((property) => reader.values(business, property));
  return [
    ...founders.flatMap((founder) => personFact(reader, founder, 'Founder')),
    ...employees.flatMap((employee) => personFact(reader, employee, null)),
    ...awards.flatMap(({ value, pointer }) => {
      const name = readText(value);
      return name === null ? [] : schemaOrg('award', { name }, name, pointer);
    }),
    ...memberships.flatMap((body) => {
      const issuer = readText(body.value) ?? reader.text(body, 'name')?.value;
      return issuer === undefined ? [] : schemaOrg('award', { name: MEMBERSHIP, issuer }, issuer, body.pointer);
    }),
  ];
}

function personFact(reader: JsonLdReader, person: LocatedValue, knownRole: string | null): Observation[] {
  const name = readText(person.value) ?? reader.text(person, 'name')?.value;
  const role = reader.text(person, 'jobTitle')?.value ?? knownRole;
  if (name === undefined || role === null) return [];
  const text = (property: string): string | undefined => reader.text(person, property)?.value;
  const data = { name, role, bio: text('description'), credentials: text('honorificSuffix'), url: text('url') };
  return schemaOrg('person', data, `${name}, ${role}`, person.pointer);
}

/** How those who rated the business rated it, and how many they are (schema.org AggregateRating). */
export function aggregateRatingFacts(reader: JsonLdReader, business: LocatedValue): Observation[] {
  const [rating] = reader.values(business, 'aggregateRating');
  if (!rating) return [];
  const value = reader.text(rating, 'ratingValue');
  const best = reader.text(rating, 'bestRating')?.value ?? '5';
  const count = reader.text(rating, 'reviewCount') ?? reader.text(rating, 'ratingCount');
  const stat = (label: string, text: string, found: LocatedValue & { value: string }): Observation[] =>
    schemaOrg('stat', { label, value: text }, found.value, found.pointer);
  if (!value || !(Number(value.value.replace(',', '.')) > 0)) return [];
  return [
    ...stat('aggregate rating', best === '5' ? value.value : `${value.value}/${best}`, value),
    ...(count && Number(count.value) > 1 ? stat('reviews', count.value, count) : []),
  ];
}

/** Things of which a review speaks for the business: itself and what it offers. A film review is no testimonial. */
const reviewedTypes = ['Organization', 'Service', 'Product', 'SoftwareApplication', 'Course'];
const isOffered = (types: readonly string[]): boolean =>
  types.some((type) => reviewedTypes.some((reviewed) => isSubtype(type, reviewed)));

/** Reviews of at least 4 of 5 stars with words and an author. An aggregate rating is no one's testimonial. */
export function reviewFacts(reader: JsonLdReader, nodes: readonly JsonLdNode[]): Observation[] {
  return nodes.filter(({ types }) => types.includes('Review')).flatMap((node) => reviewFact(reader, node));
}

function reviewFact(reader: JsonLdReader, node: JsonLdNode): Observation[] {
  const review = { value: node.object, pointer: reader.pointer(node) };
  if (!isOffered(node.holder?.types ?? []) && !speaksOfAnOffer(reader, review)) return [];
  const stars = readStars(reader, review);
  const quote = reader.text(review, 'reviewBody') ?? reader.text(review, 'description');
  const [author] = reader.values(review, 'author');
  const name = reader.name(review, 'author');
  if (stars === null || stars < 4 || !quote || !author || !name) return [];
  const data = {
    quote: quote.value,
    author_name: name.value,
    author_title: reader.text(author, 'jobTitle')?.value,
    author_company: reader.name(author, 'worksFor')?.value,
    // Four and a half stars are enough to be kept, and no number that may be stored.
    rating: Number.isInteger(stars) ? stars : undefined,
    date: reader.text(review, 'datePublished')?.value,
    platform: 'site',
  };
  return schemaOrg('testimonial', data, quote.value, quote.pointer);
}

function speaksOfAnOffer(reader: JsonLdReader, review: LocatedValue): boolean {
  return reader
    .values(review, 'itemReviewed')
    .some((item) => isOffered(reader.values(item, '@type').flatMap(({ value }) => readText(value) ?? [])));
}

/** The rating on a scale of 1 to 5, from `ratingValue`, `bestRating` (5 unless said) and `worstRating` (1 unless said). */
function readStars(reader: JsonLdReader, review: LocatedValue): number | null {
  const [rating] = reader.values(review, 'reviewRating');
  if (!rating) return null;
  const number = (property: string, otherwise: number): number =>
    Number(reader.text(rating, property)?.value.replace(',', '.') ?? otherwise);
  const plain = readText(rating.value);
  const value = plain === null ? number('ratingValue', Number.NaN) : Number(plain.replace(',', '.'));
  const [worst, best] = [number('worstRating', 1), number('bestRating', 5)];
  if (!(value >= worst && value <= best && best > worst)) return null;
  return 1 + (4 * (value - worst)) / (best - worst);
}
