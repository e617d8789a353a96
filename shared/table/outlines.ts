import * as z from 'zod';
import { jobDeadlines, secondsLater } from '../domain/jobs/deadlines.ts';
import { languages } from '../domain/language/languages.ts';
import type { DroppedText } from '../domain/model-prompts/dropped-text.ts';
import { type ProposedSection, sectionBases, sectionKey, sectionSources } from '../domain/outlines/outline-section.ts';
import { outlineAt, outlineStatuses } from '../domain/outlines/outline-states.ts';
import { sectionStatuses } from '../domain/outlines/section-states.ts';
import { type Item, queryItems, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { keys, prefixes } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';
import { formerOutlineJob } from './former-jobs.ts';
import { addJobEnvelope, jobRowShape } from './jobs.ts';
import { storedDroppedTextsSchema } from './stored-dropped-texts.ts';

const sectionSchema = z.object({
  key: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  heading: z.string(),
  guidance: z.string(),
  source: z.enum(sectionSources),
  isComplete: z.boolean().default(false),
  basis: z.enum(sectionBases).nullable().default(null),
  basisWords: z.string().nullable().default(null),
  wordedBy: z.string().nullable().default(null),
  status: z.enum(sectionStatuses),
  revisedHeading: z.string().nullable(),
  words: z.object({ min: z.number(), max: z.number() }).nullable().default(null),
  questions: z.array(z.string()).default([]),
  facts: z.array(z.object({ factId: z.string(), text: z.string() })).default([]),
  links: z.array(z.object({ pageId: z.number(), path: z.string() })).default([]),
});
export type OutlineSection = z.infer<typeof sectionSchema>;

const outlineSchema = z.object({
  ...jobRowShape,
  id: z.number(),
  pageId: z.number(),
  status: z.enum(outlineStatuses),
  primaryKeyword: z.string(),
  sections: z.array(sectionSchema),
  /** As the API shows it. */
  serpSnapshot: z.record(z.string(), z.unknown()).nullable(),
  /** Says that rules took the place of a language model. */
  note: z.string().nullable().default(null),
  dropped: storedDroppedTextsSchema,
  /** The language of its words; null on rows from before it was kept. */
  writtenIn: z
    .object({ language: z.enum(languages).nullable(), region: z.enum(['PT', 'BR']).nullable() })
    .nullable()
    .default(null),
  error: z.string().nullable(),
  triggeredBy: z.string(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Until when it may stay silent while it runs. */
  leaseUntil: z.string(),
  /** Rises with each change of a section: of two decisions at once, the second one is made again on what the first left. */
  revision: z.number(),
});
export type Outline = z.infer<typeof outlineSchema>;
type OutlineKey = Pick<Outline, 'id' | 'organizationId' | 'pageId'>;

export const outlineKey = ({ organizationId, pageId, id }: OutlineKey) => keys.outline(organizationId, pageId, id);

export const parseOutline = (item: Item): Outline => outlineSchema.parse(addJobEnvelope(item, formerOutlineJob));

export const outlineLeaseEnd = (now: Date): string =>
  secondsLater(now, jobDeadlines.outline.leaseSeconds).toISOString();

/** No worker goes on after the end of the lease: from then on the outline reads as failed. */
export const leaseHolds = (now: Date): Conditions => [{ attribute: 'leaseUntil', is: '>=', value: now.toISOString() }];

/** The page's latest outline in any status, as of now; null when it never had one. */
export async function getLatestOutline(
  table: Table,
  { organizationId, pageId }: Omit<OutlineKey, 'id'>,
  now: Date,
): Promise<Outline | null> {
  const { pk } = keys.page(organizationId, pageId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.outline, newestFirst: true, limit: 1 });
  return item ? outlineAt(parseOutline(item), now) : null;
}

/** The result of a generation. */
interface GeneratedOutline {
  sections: readonly ProposedSection[];
  serpSnapshot: Outline['serpSnapshot'];
  note: string | null;
  dropped: readonly DroppedText[];
  writtenIn: Outline['writtenIn'];
}

/** A generated outline as it is stored. */
export const generatedOutline = ({ sections, serpSnapshot, note, dropped, writtenIn }: GeneratedOutline) => ({
  sections: sections.map(storedSection),
  serpSnapshot,
  note,
  dropped: [...dropped],
  writtenIn,
});

const storedSection = (
  {
    level,
    heading,
    guidance,
    source,
    words = null,
    questions = [],
    facts = [],
    links = [],
    ...origin
  }: ProposedSection,
  index: number,
): OutlineSection => ({
  key: sectionKey(index + 1),
  level,
  heading,
  guidance,
  source,
  basis: origin.basis ?? null,
  basisWords: origin.basisWords ?? null,
  wordedBy: origin.wordedBy ?? null,
  isComplete: origin.isComplete ?? false,
  status: 'proposed',
  revisedHeading: null,
  words,
  questions: [...questions],
  facts: [...facts],
  links: [...links],
});

/** Replaces the sections of a completed outline; null when another writer changed it since it was read. */
export async function updateOutlineSections(
  table: Table,
  outline: Outline,
  sections: readonly OutlineSection[],
  now: Date,
): Promise<Outline | null> {
  const result = await updateItem(
    table,
    outlineKey(outline),
    { set: { sections, revision: outline.revision + 1, updatedAt: now.toISOString() } },
    [
      { attribute: 'status', is: '=', value: 'completed' },
      { attribute: 'revision', is: '=', value: outline.revision },
    ],
  );
  return result.ok ? parseOutline(result.item) : null;
}
