/** The schemas that operations share: ids, text limits, pagination, envelopes, timestamps. */

import * as z from 'zod';
import { groupedDigits } from '../domain/fields/grouped-digits.ts';

/** Path parameters whose malformed values answer 404, as a missing resource does (spec, Conventions 5). */
export const notFoundWhenMalformed = z.registry<{ resource: string }>();

/**
 * An integer id in a path. Anything but a positive integer answers 404 "<resource> not found".
 * @example params: z.object({ siteId: pathId('Site') })
 */
export const pathId = (resource: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .refine(Number.isSafeInteger)
    .meta({ override: { type: 'integer', minimum: 1 }, description: `${resource} id` })
    .register(notFoundWhenMalformed, { resource });

const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/**
 * Text of min to max characters. Characters are Unicode code points, as in JSON Schema's maxLength, so that an emoji
 * counts once. A lone surrogate is refused: UTF-8 cannot hold it, so it could not be stored as it was sent.
 */
export const characters = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => text.length >= min && (text.length <= max || (text.length <= 2 * max && codePoints(text) <= max)),
      {
        error:
          min > 0
            ? `must have ${min} to ${groupedDigits(max)} characters`
            : `must have at most ${groupedDigits(max)} characters`,
        abort: true,
      },
    )
    .refine((text) => text.isWellFormed(), { error: 'must be well-formed Unicode (it has an unpaired surrogate)' })
    .meta({ override: { type: 'string', ...(min > 0 ? { minLength: min } : {}), maxLength: max } });

/** A whole number in a query string. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .meta({ override: { type: 'integer', minimum: min, maximum: max } });

/** A number in a query string. */
export const queryNumber = () =>
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,10})?$/, 'must be a number')
    .transform(Number)
    .meta({ override: { type: 'number' } });

export const queryBoolean = () =>
  z
    .string()
    // Not an enum: its values would stand in the OpenAPI document beside the type boolean, which they are not.
    .refine((text) => text === 'true' || text === 'false', 'must be true or false')
    .transform((text) => text === 'true')
    .meta({ override: { type: 'boolean' } });

const PAGE_MAX = 1_000_000;
const LIMIT_MAX = 100;

/** `page` and `limit` of a list (spec, Conventions 3). */
export const paginationQuery = (defaultLimit: number) => ({
  page: queryInteger(1, PAGE_MAX)
    .optional()
    .transform((page) => page ?? 1)
    .meta({ override: { type: 'integer', minimum: 1, maximum: PAGE_MAX, default: 1 } }),
  limit: queryInteger(1, LIMIT_MAX)
    .optional()
    .transform((limit) => limit ?? defaultLimit)
    .meta({ override: { type: 'integer', minimum: 1, maximum: LIMIT_MAX, default: defaultLimit } }),
});

export const timestamp = () => z.iso.datetime().meta({ description: 'ISO 8601, UTC' });
export const integerId = () => z.number().int().min(1);

/** `{data: {…}}` */
export const detailOf = <T extends z.ZodType>(schema: T) => z.strictObject({ data: schema });

// One schema for all lists: two that carry the same id cannot be in one OpenAPI document.
const pageMeta = z
  .strictObject({
    total: z.number().int().min(0),
    page: z.number().int().min(1),
    per_page: z.number().int().min(1),
  })
  .meta({ id: 'PageMeta' });

/** `{data: […], meta: {total, page, per_page}}` */
export const listOf = <T extends z.ZodType>(schema: T) => z.strictObject({ data: z.array(schema), meta: pageMeta });

/** The 202 answer of an asynchronous trigger (spec, Conventions 6). */
export const triggerResponse = z.strictObject({
  data: z
    .strictObject({
      job_id: z.string(),
      status: z.string(),
      page_id: z.number().int().nullable(),
      retry_after_seconds: z.number().int().nullable(),
    })
    .meta({ id: 'Trigger' }),
});
