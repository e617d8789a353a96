import type { JsonLdNode } from './json-ld-nodes.ts';
import { isSubtype } from './schema-org-hierarchy.ts';

/** The properties through which a search engine reads an object as part of the one that holds it (Google's search gallery). */
const readProperties = new Set([
  ...['mainEntity', 'itemListElement', 'item', 'itemReviewed', 'hasVariant', 'video', 'step', 'hasPart'],
  ...['offers', 'priceSpecification', 'review', 'reviews', 'aggregateRating', 'reviewRating', 'brand'],
  ...['author', 'creator', 'publisher', 'organizer', 'performer', 'hiringOrganization', 'provider', 'seller'],
  ...['address', 'geo', 'location', 'jobLocation', 'applicantLocationRequirements', 'baseSalary', 'value'],
  ...[
    'acceptedAnswer',
    'suggestedAnswer',
    'comment',
    'hasCourseInstance',
    'courseSchedule',
    'distribution',
    'nutrition',
  ],
  ...['openingHoursSpecification', 'contactPoint', 'interactionStatistic', 'logo', 'image'],
]);

/**
 * True where a search engine needs the object's required properties. An object that stands elsewhere inside another one
 * (what an action is about, a work that is mentioned) is no separate item: what it lacks is a warning.
 */
export function isReadInPlace(node: JsonLdNode, type: string): boolean {
  if (node.holder === null) return true;
  const { property, types } = node.holder;
  // Google needs the price of what a product or an application costs; elsewhere it recommends it.
  if (isSubtype(type, 'Offer')) return types.some((holder) => priced.some((kind) => isSubtype(holder, kind)));
  if (property === 'hasPart') return isSubtype(type, 'Clip');
  return readProperties.has(property);
}

const priced = ['Product', 'SoftwareApplication'] as const;
