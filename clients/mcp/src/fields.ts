/** Fields that several tools take or return. */
import * as z from 'zod';

/** Without the bounds of a 64-bit float that `.int()` writes into the JSON Schema. */
export const integer = (min: number, max: number, description: string) =>
  z.number().multipleOf(1).min(min).max(max).meta({ type: 'integer', description });

const ID_MAX = 1_000_000_000_000;

export const siteId = () => integer(1, ID_MAX, 'Of list_sites.');
export const pageId = () => integer(1, ID_MAX, 'Of find_pages.');
export const recommendationId = () => integer(1, ID_MAX, 'Of list_recommendations.');

export const offset = (what: string) =>
  integer(0, 1_000_000, `The first of the ${what} to return: the next_offset of the answer before.`).default(0);

export const nextOffset = z.number().nullable().describe('Null at the end of the list.');

/** The step that follows; each response has it. */
export const next = z.string().describe('The next step.');
