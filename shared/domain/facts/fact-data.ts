/** The data of each kind of fact: the one definition that requests, stored rows and responses share (spec, Site fact). */

import * as z from 'zod';
import { groupedDigits } from '../fields/grouped-digits.ts';
import { codePointLength } from '../language/text-length.ts';
import { type FactKind, factKinds, keyOfKind } from './fact-kinds.ts';

/** Text that says something, kept as it was sent. A lone surrogate could not be stored as it was sent, so it is refused. */
const text = (max: number) =>
  z
    .string()
    .refine((value) => value.trim() !== '' && value.length <= 2 * max && codePointLength(value) <= max, {
      error: `must have 1 to ${groupedDigits(max)} characters and must not be blank`,
      abort: true,
    })
    .refine((value) => value.isWellFormed(), { error: 'must be well-formed Unicode, without unpaired surrogates' })
    .meta({ override: { type: 'string', minLength: 1, maxLength: max } });

const name = () => text(300);
const line = () => text(500);
const passage = () => text(5_000);
const url = () => text(2_048);

const value = z.strictObject({ value: text(2_000) });

const RATING_MAX = 5;
/** "Only 4 or 5 are stored" (spec, POST facts). */
const storedRatings = [4, 5] as const;

export const factDataSchemas = {
  identity: value.meta({ id: 'IdentityFactData' }),
  contact: value.meta({ id: 'ContactFactData' }),
  listing: z
    .strictObject({
      rating: z.number().min(0).max(RATING_MAX),
      review_count: z.number().int().min(0),
      url: url(),
      place_id: line().optional(),
      cid: line().optional(),
      address: line().optional(),
      phone: line().optional(),
    })
    .meta({ id: 'ListingFactData' }),
  testimonial: z
    .strictObject({
      quote: passage(),
      author_name: name(),
      author_title: name().optional(),
      author_company: name().optional(),
      rating: z.literal(storedRatings).optional().meta({ description: 'Stars; only 4 or 5 are stored.' }),
      date: name().optional(),
      platform: z.enum(['site', 'provider']),
    })
    .meta({ id: 'TestimonialFactData' }),
  stat: z
    .strictObject({ label: name(), value: name(), context: passage().optional(), as_of: name().optional() })
    .meta({ id: 'StatFactData' }),
  award: z
    .strictObject({
      name: name(),
      issuer: name().optional(),
      year: z.union([name(), z.number().int().min(1).max(9999)]).optional(),
    })
    .meta({ id: 'AwardFactData' }),
  client: z
    .strictObject({ name: name(), type: z.enum(['client', 'partner', 'press', 'integration']), url: url().optional() })
    .meta({ id: 'ClientFactData' }),
  person: z
    .strictObject({
      name: name(),
      role: name(),
      bio: passage().optional(),
      credentials: line().optional(),
      url: url().optional(),
    })
    .meta({ id: 'PersonFactData' }),
} as const satisfies Record<FactKind, z.ZodType>;

type FactDataOf<K extends FactKind> = z.infer<(typeof factDataSchemas)[K]>;

/** A fact as someone states it. */
export type FactClaim = {
  [K in FactKind]: { kind: K; key: string | null; data: FactDataOf<K> };
}[FactKind];

type ReadClaim =
  | { ok: true; claim: FactClaim }
  | { ok: false; reason: 'invalid' | 'low_rating'; issue: z.core.$ZodIssue | null };

const isRecord = (unchecked: unknown): unchecked is Record<string, unknown> =>
  typeof unchecked === 'object' && unchecked !== null && !Array.isArray(unchecked);

/** A testimonial whose only fault is too few stars is distinguished: its sender did nothing wrong. */
function isLowRating(kind: FactKind, data: unknown): boolean {
  if (kind !== 'testimonial' || !isRecord(data)) return false;
  const { rating, ...rest } = data;
  return (
    typeof rating === 'number' &&
    rating >= 0 &&
    rating < storedRatings[0] &&
    factDataSchemas.testimonial.safeParse(rest).success
  );
}

/** Checks key and data against the kind. `key` undefined means that none was sent. */
export function readClaim(kind: FactKind, key: string | null | undefined, data: unknown): ReadClaim {
  const kindKey = keyOfKind(kind, key ?? null);
  if (kindKey === undefined) return { ok: false, reason: 'invalid', issue: null };
  const parsed = factDataSchemas[kind].safeParse(data, { reportInput: true });
  if (parsed.success) return { ok: true, claim: { kind, key: kindKey, data: parsed.data } as FactClaim };
  if (isLowRating(kind, data)) return { ok: false, reason: 'low_rating', issue: parsed.error.issues[0] ?? null };
  return { ok: false, reason: 'invalid', issue: parsed.error.issues[0] ?? null };
}

const entrySchema = z.strictObject({
  kind: z.enum(factKinds),
  key: z.string().nullable().optional(),
  data: z.unknown(),
});

/** Reads an entry that may be anything: an unknown kind, key or field makes it invalid, never an exception. */
export function readEntry(unchecked: unknown): ReadClaim {
  const entry = entrySchema.safeParse(unchecked);
  if (!entry.success) return { ok: false, reason: 'invalid', issue: entry.error.issues[0] ?? null };
  return readClaim(entry.data.kind, entry.data.key, entry.data.data);
}
