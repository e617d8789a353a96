/**
 * The schemas that operations share: ids, text limits, pagination, envelopes, timestamps. Checks are merged into one step
 * where possible: each `regex`, `min`, `refine` and `pipe` of a chain copies its schema, 20 to 70 µs per cold start.
 * Response schemas are lazy: where responses are not checked, as on Lambda, they are never built.
 */
import * as z from 'zod';
import { groupedDigits } from '../domain/fields/grouped-digits.ts';
import { jobStatuses } from '../domain/jobs/job-status.ts';
import { PATH_CHARACTERS_MAX } from '../domain/pages/limits.ts';
import { isPagePath } from '../domain/pages/page-path.ts';

/** Path parameters whose malformed values return 404, like a missing resource (spec, Conventions 5). */
export const notFoundWhenMalformed = z.registry<{ resource: string }>();

type PathId = ReturnType<typeof newPathId>;
const pathIds = new Map<string, PathId>();

/**
 * An integer id in a path. Anything but a positive integer returns 404 "<resource> not found". One schema for all operations
 * on a resource.
 * @example params: z.object({ siteId: pathId('Site') })
 */
export function pathId(resource: string): PathId {
  const known = pathIds.get(resource) ?? newPathId(resource);
  pathIds.set(resource, known);
  return known;
}

const newPathId = (resource: string) =>
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
    .superRefine((text, ctx) => {
      const message = faultOfText(text, min, max);
      if (message !== null) ctx.addIssue({ code: 'custom', message });
    })
    .meta({ override: { type: 'string', ...(min > 0 ? { minLength: min } : {}), maxLength: max } });

/** A string of a response whose set of values is closed, where the stored row holds any string. */
export const closedSet = (values: readonly string[]) =>
  z
    .string()
    .refine((text) => values.includes(text), `must be one of ${values.join(', ')}`)
    .meta({ override: { type: 'string', enum: [...values] } });

/** A path that a client sends for a page of a site. */
export const pagePath = () =>
  characters(1, PATH_CHARACTERS_MAX).refine(
    (path) => path === '' || isPagePath(path),
    'must be a path such as "/about/", not a URL',
  );

function faultOfText(text: string, min: number, max: number): string | null {
  // No text has more code points than UTF-16 units, and none less than half of them.
  const fits = text.length >= min && (text.length <= max || (text.length <= 2 * max && codePoints(text) <= max));
  if (!fits) {
    const atMost = groupedDigits(max);
    return min > 0 ? `must have ${min} to ${atMost} characters` : `must have at most ${atMost} characters`;
  }
  return text.isWellFormed() ? null : 'must be well-formed Unicode, without unpaired surrogates';
}

/** A whole number in a query string. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .transform((text, ctx) => {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : null;
      if (value !== null && value >= min && value <= max) return value;
      const message =
        value === null ? 'must be a whole number' : value < min ? `must be at least ${min}` : `must be at most ${max}`;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
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

const isoTimestamp = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });
const positiveInteger = z.number().int().min(1);
/** Any integer of JSON from `min` on. zod's own schema refuses integers above 2^53, which are valid here and match no page. */
export const anyInteger = (min?: number) =>
  z
    .number()
    .refine((value) => Number.isInteger(value) && (min === undefined || value >= min), {
      error: min === undefined ? 'must be an integer' : `must be an integer of at least ${min}`,
    })
    .meta({ override: { type: 'integer', ...(min === undefined ? {} : { minimum: min }) } });
// One schema for all fields: each new one adds to every cold start.
export const timestamp = () => isoTimestamp;
export const integerId = () => positiveInteger;

/** `{data: {…}}` */
export const detailSchema = <T extends z.ZodType>(schema: T) => z.lazy(() => z.strictObject({ data: schema }));

export const pageMetaFields = {
  total: z.number().int().min(0),
  page: z.number().int().min(1),
  per_page: z.number().int().min(1),
};
// One schema for all lists: two that carry the same id cannot be in one OpenAPI document.
const pageMeta = z.lazy(() => z.strictObject(pageMetaFields).meta({ id: 'PageMeta' }));

/** `{data: […], meta: {total, page, per_page}}` */
export const listSchema = <T extends z.ZodType>(schema: T) =>
  z.lazy(() => z.strictObject({ data: z.array(schema), meta: pageMeta }));

/** The 202 response of an asynchronous trigger (spec, Conventions 6). */
export const triggerSchema = z.lazy(() =>
  z.strictObject({
    data: z
      .strictObject({
        job_id: z.string(),
        status: z.enum(jobStatuses),
        page_id: z.number().int().nullable(),
        retry_after_seconds: z.number().int().nullable(),
      })
      .meta({ id: 'Trigger' }),
  }),
);
