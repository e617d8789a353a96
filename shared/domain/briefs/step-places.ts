import type { StepTable } from '../../language-data/steps/steps-schema.ts';

/** Where in a page a step is taken, as the titles of recommendations end. */
const english = /^( at the heading| in| below the heading|, after) "(.*)"$/su;

/** The end of a title in another language, in brackets; null where it is no place. */
export function placeIn({ places }: StepTable, end: string): string | null {
  const [, where = '', said = ''] = english.exec(end) ?? [];
  const place = places[where.replace(',', '').trim()];
  return place === undefined ? null : ` (${place.replace('{h}', () => said)})`;
}
