import * as z from 'zod';
import { type ProposedSection, sectionKey, sectionSources } from '../domain/outlines/outline-section.ts';
import { OUTLINE_FAILED, outlineAt, outlineStatuses } from '../domain/outlines/outline-states.ts';
import { sectionStatuses } from '../domain/outlines/section-states.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey, type Key, keys, prefixes } from './engine/keys.ts';
import { acquireLeaseWrite } from './engine/leases.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import { type Page, pageIsLive } from './pages.ts';

const sectionSchema = z.object({
  key: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  heading: z.string(),
  guidance: z.string(),
  source: z.enum(sectionSources),
  status: z.enum(sectionStatuses),
  revisedHeading: z.string().nullable(),
});
export type OutlineSection = z.infer<typeof sectionSchema>;

const outlineSchema = z.object({
  id: z.number(),
  organizationId: z.number(),
  pageId: z.number(),
  status: z.enum(outlineStatuses),
  primaryKeyword: z.string(),
  sections: z.array(sectionSchema),
  /** As the API shows it. */
  serpSnapshot: z.record(z.string(), z.unknown()).nullable(),
  error: z.string().nullable(),
  triggeredBy: z.string(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Until when it may stay silent while it runs. */
  leaseUntil: z.string(),
  /** Rises with each change of a section: of two decisions at once, the second one is made again on what the first left. */
  revision: z.number(),
  /** How often its message was sent again. */
  resends: z.number().default(0),
  /** When the sweeper looks after it; unset once it is over. */
  dueAt: z.string().optional(),
});
export type Outline = z.infer<typeof outlineSchema>;
export type OutlineKey = Pick<Outline, 'id' | 'organizationId' | 'pageId'>;

const keyOf = ({ organizationId, pageId, id }: OutlineKey) => keys.outline(organizationId, pageId, id);
const lockOf = ({ organizationId, pageId }: OutlineKey) => keys.outlineLock(organizationId, pageId);

/** One worker at a time generates, and none after its lease: from then on the outline reads as failed. */
const runsAt = (now: Date): Conditions => [
  [
    { attribute: 'status', is: '=', value: 'pending' },
    { attribute: 'status', is: '=', value: 'processing' },
  ],
  { attribute: 'leaseUntil', is: '>=', value: now.toISOString() },
];

/** Who runs the generation, until when, and as of when. */
export interface OutlineRun {
  jobId: string;
  leaseUntil: Date;
  now: Date;
}

const dueAttributes = ['dueKind', 'dueAt', 'workKind', 'workId'] as const;

/**
 * A pending outline and the lock of its page. The write named `page` fails when the page is not live, the one named
 * `outlineLock` while another outline of it is generated.
 */
export function createOutlineWrites(
  page: Pick<Page, 'organizationId' | 'id'>,
  { id, primaryKeyword, triggeredBy }: Pick<Outline, 'id' | 'primaryKeyword' | 'triggeredBy'>,
  { jobId, leaseUntil, now, dueAt }: OutlineRun & { dueAt: Date },
): { outline: Outline; writes: Write[] } {
  const at = now.toISOString();
  const outline: Outline = {
    id,
    organizationId: page.organizationId,
    pageId: page.id,
    status: 'pending',
    primaryKeyword,
    sections: [],
    serpSnapshot: null,
    error: null,
    triggeredBy,
    createdAt: at,
    completedAt: null,
    updatedAt: at,
    leaseUntil: leaseUntil.toISOString(),
    revision: 0,
    resends: 0,
  };
  const due = {
    ...dueWorkIndexKey({ kind: 'job', id, dueAt: dueAt.toISOString() }),
    workKind: 'outline',
    workId: id,
  };
  const leaseSeconds = (leaseUntil.getTime() - now.getTime()) / 1000;
  return {
    outline,
    writes: [
      { name: 'page', check: keys.page(page.organizationId, page.id), if: pageIsLive },
      acquireLeaseWrite('outlineLock', { key: lockOf(outline), holder: jobId, leaseSeconds, now }),
      { put: { ...keyOf(outline), ...outline, ...due }, if: [{ attribute: 'pk', is: 'missing' }] },
    ],
  };
}

/** The page's latest outline in any status, as of now; null when it never had one. */
export async function getLatestOutline(
  table: Table,
  { organizationId, pageId }: Omit<OutlineKey, 'id'>,
  now: Date,
): Promise<Outline | null> {
  const { pk } = keys.page(organizationId, pageId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.outline, newestFirst: true, limit: 1 });
  return item ? outlineAt(outlineSchema.parse(item), now) : null;
}

/** An outline as it is stored; null when there is none. */
export const getOutline = (table: Table, outline: OutlineKey): Promise<Outline | null> =>
  getOutlineAt(table, keyOf(outline));

/** The same, by the key that the index of due work knows. */
export async function getOutlineAt(table: Table, { pk, sk }: Key): Promise<Outline | null> {
  const item = await getItem(table, { pk, sk });
  return item ? outlineSchema.parse(item) : null;
}

/** Changes an outline that still runs and says when it must report again; null when it is over, also by its lease. */
export async function updateRunningOutline(
  table: Table,
  outline: OutlineKey,
  { changes, dueAt, conditions, now }: { changes: Changes; dueAt: Date; conditions: Conditions; now: Date },
): Promise<Outline | null> {
  const set = { ...changes.set, dueAt: dueAt.toISOString() };
  const result = await updateItem(table, keyOf(outline), { ...changes, set }, [...runsAt(now), ...conditions]);
  return result.ok ? outlineSchema.parse(result.item) : null;
}

/** What a generation found. */
export interface GeneratedOutline {
  sections: readonly ProposedSection[];
  serpSnapshot: Outline['serpSnapshot'];
}

/** A generated outline as it is stored. */
export const generatedOutline = ({ sections, serpSnapshot }: GeneratedOutline) => ({
  sections: sections.map(storedSection),
  serpSnapshot,
});

/** Completes an outline. The write named `job` fails when it is over, also by its lease. */
export const completeOutlineWrite = (outline: OutlineKey, set: Record<string, unknown>, now: Date): Write => {
  const at = now.toISOString();
  return {
    name: 'job',
    update: keyOf(outline),
    changes: { set: { ...set, status: 'completed', completedAt: at, updatedAt: at }, remove: dueAttributes },
    if: runsAt(now),
  };
};

/**
 * Fails an outline, whether or not its lease has ended; it then shows the time at which it read as failed. The write named
 * `job` fails when it is over, or its worker reported since it was read.
 */
export function failOutlineWrite(outline: Outline, now: Date): Write {
  const at = now.toISOString();
  const updatedAt = outline.leaseUntil < at ? outline.leaseUntil : at;
  return {
    name: 'job',
    update: keyOf(outline),
    changes: { set: { status: 'failed', error: OUTLINE_FAILED, updatedAt }, remove: dueAttributes },
    if: [
      { attribute: 'status', is: '=', value: outline.status },
      { attribute: 'leaseUntil', is: '=', value: outline.leaseUntil },
    ],
  };
}

const storedSection = ({ level, heading, guidance, source }: ProposedSection, index: number): OutlineSection => ({
  key: sectionKey(index + 1),
  level,
  heading,
  guidance,
  source,
  status: 'proposed',
  revisedHeading: null,
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
    keyOf(outline),
    { set: { sections, revision: outline.revision + 1, updatedAt: now.toISOString() } },
    [
      { attribute: 'status', is: '=', value: 'completed' },
      { attribute: 'revision', is: '=', value: outline.revision },
    ],
  );
  return result.ok ? outlineSchema.parse(result.item) : null;
}
