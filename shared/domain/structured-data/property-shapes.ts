import { listNestedTypes } from '../../language-data/schema-org/read-schema-org.ts';
import type { NestedRow } from '../../language-data/schema-org/schema-org-schema.ts';
import { type Message, message } from '../messages/message.ts';

/** The form of a plain (non-object) value of a property; the sentence completes "… must be". */
export interface PropertyShape {
  readonly expected: Message;
  readonly matches: (value: string | number | boolean) => boolean;
}

// Reduced forms (2024, 2024-05) are ISO 8601 too; what search engines refuse is "May 5th, 2024" and 05/05/2024.
const isoDate = /^\d{4}(-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)?)?)?)?$/i;
const isoDuration =
  /^P(?=.)(\d+(\.\d+)?Y)?(\d+(\.\d+)?M)?(\d+(\.\d+)?W)?(\d+(\.\d+)?D)?(T(?=\d)(\d+(\.\d+)?H)?(\d+(\.\d+)?M)?(\d+(\.\d+)?S)?)?$/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;
const rating = /^\d+(\.\d+)?( ?% ?| ?\/ ?\d+(\.\d+)?)?$/;

const date: PropertyShape = {
  expected: message('schema.expected.date'),
  matches: (value) =>
    typeof value === 'string' &&
    isoDate.test(value.trim()) &&
    !Number.isNaN(Date.parse(value.trim().replace(',', '.'))),
};
const duration: PropertyShape = {
  expected: message('schema.expected.duration'),
  matches: (value) => typeof value === 'string' && isoDuration.test(value.trim()),
};
const url: PropertyShape = {
  expected: message('schema.expected.url'),
  matches: (value) =>
    typeof value === 'string' && /^https?:\/\/[^\s]+$/i.test(value.trim()) && URL.canParse(value.trim()),
};
const number: PropertyShape = {
  expected: message('schema.expected.number'),
  matches: (value) => typeof value === 'number' || (typeof value === 'string' && plainNumber.test(value.trim())),
};
const count: PropertyShape = {
  expected: message('schema.expected.count'),
  matches: (value) =>
    typeof value === 'number'
      ? Number.isInteger(value) && value >= 0
      : typeof value === 'string' && /^\d+$/.test(value.trim()),
};
/** The place of an entry: search engines count from 1, and read "1" as well as 1. */
export const listPosition: PropertyShape = {
  expected: message('schema.expected.position'),
  matches: (value) => count.matches(value) && Number(value) >= 1,
};
const ratingNumber: PropertyShape = {
  expected: message('schema.expected.rating'),
  matches: (value) => typeof value === 'number' || (typeof value === 'string' && rating.test(value.trim())),
};
const currency: PropertyShape = {
  expected: message('schema.expected.currency'),
  matches: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value.trim()),
};
const boolean: PropertyShape = {
  expected: message('schema.expected.boolean'),
  matches: (value) =>
    typeof value === 'boolean' ||
    (typeof value === 'string' && /^(https?:\/\/schema\.org\/)?(true|false)$/i.test(value.trim())),
};

function coordinate(limit: number): PropertyShape {
  return {
    expected: message('schema.expected.coordinate', { limit }),
    matches: (value) => number.matches(value) && Math.abs(Number(value)) <= limit,
  };
}

function oneOfNames(...names: readonly string[]): PropertyShape {
  const known = new Set(names);
  return {
    expected: message('schema.expected.name', { names: names.join(', ') }),
    matches: (value) => typeof value === 'string' && known.has(value.trim().replace(/^https?:\/\/schema\.org\//i, '')),
  };
}

function shaped(shape: PropertyShape, ...properties: readonly string[]): [string, PropertyShape][] {
  return properties.map((property) => [property, shape]);
}

/** The properties whose plain values have a documented shape, whatever the type that carries them. */
export const propertyShapes: ReadonlyMap<string, PropertyShape> = new Map([
  ...shaped(date, 'datePublished', 'dateModified', 'dateCreated', 'startDate', 'endDate', 'datePosted', 'validThrough'),
  ...shaped(date, 'uploadDate', 'expires', 'priceValidUntil', 'foundingDate', 'birthDate', 'previousStartDate'),
  ...shaped(duration, 'duration', 'totalTime', 'prepTime', 'cookTime', 'performTime', 'courseWorkload'),
  ...shaped(
    url,
    'url',
    'image',
    'logo',
    'sameAs',
    'contentUrl',
    'embedUrl',
    'thumbnailUrl',
    'downloadUrl',
    'installUrl',
  ),
  ...shaped(number, 'price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice', 'bestRating', 'worstRating'),
  ...shaped(number, 'startOffset', 'endOffset'),
  ...shaped(count, 'ratingCount', 'reviewCount', 'offerCount', 'numberOfItems', 'answerCount', 'userInteractionCount'),
  ...shaped(ratingNumber, 'ratingValue'),
  ...shaped(currency, 'priceCurrency', 'currency', 'salaryCurrency'),
  ...shaped(boolean, 'isAccessibleForFree', 'directApply', 'isFamilyFriendly', 'isLiveBroadcast'),
  ...shaped(coordinate(90), 'latitude'),
  ...shaped(coordinate(180), 'longitude'),
  ...shaped(
    oneOfNames(
      'InStock',
      'OutOfStock',
      'PreOrder',
      'BackOrder',
      'PreSale',
      'Discontinued',
      'InStoreOnly',
      'OnlineOnly',
      'LimitedAvailability',
      'SoldOut',
      'MadeToOrder',
      'Reserved',
    ),
    'availability',
  ),
  ...shaped(oneOfNames('NewCondition', 'UsedCondition', 'RefurbishedCondition', 'DamagedCondition'), 'itemCondition'),
  ...shaped(
    oneOfNames('EventScheduled', 'EventCancelled', 'EventMovedOnline', 'EventPostponed', 'EventRescheduled'),
    'eventStatus',
  ),
  ...shaped(
    oneOfNames('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode', 'MixedEventAttendanceMode'),
    'eventAttendanceMode',
  ),
]);

let nestedRows: ReadonlyMap<string, NestedRow> | null = null;
/** The types that an object in a property may have, and whether a plain text may stand in for it; undefined where any may stand there. */
export function findNestedTypes(property: string): NestedRow | undefined {
  nestedRows ??= new Map(listNestedTypes().map((row) => [row.property, row]));
  return nestedRows.get(property);
}
