/** How far the deletion of an organization, a site or a page is. The row has ids and counts, and nothing of what was deleted. */
import * as z from 'zod';
import { getItem, queryItems, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey, dueWorkPartitions, indexes } from './engine/indexes.ts';
import { type Key, keys } from './engine/keys.ts';
import { keySchema, scanPlacesSchema } from './engine/scan-places.ts';
import type { Write } from './engine/transaction.ts';
import { putItem, updateItem } from './engine/writes.ts';

const deletionSubjectKinds = ['organization', 'site', 'page'] as const;

/** `ofOrganization` and its like, because a row with `organizationId` belongs to that organization and goes with it. */
const deletionSchema = z.object({
  subjectKind: z.enum(deletionSubjectKinds),
  ofOrganization: z.number(),
  ofSite: z.number().nullable(),
  ofPage: z.number().nullable(),
  /** `deleting`: what there is. `verifying`: what running tasks wrote. `clearing`: the rows of deleted pages. */
  phase: z.enum(['deleting', 'verifying', 'clearing', 'done']),
  /** Where the look at the whole table goes on; null at its beginning. One of an earlier release, of another form, begins again. */
  cursor: scanPlacesSchema.nullable().catch(null),
  /** The pages that changed before are walked in this phase; null where it walks without a limit of time. */
  walkedTo: z.string().nullable().default(null),
  /** From then on no task that began before can still write. */
  settledAt: z.string(),
  /** Partitions of jobs that were unfinished: their tasks can still write rows there. */
  unfinished: z.array(z.string()),
  /** Rows deleted so far, by kind. */
  counts: z.record(z.string(), z.number()),
  requestedAt: z.string(),
  endedAt: z.string().nullable(),
  holder: z.string().nullable(),
  leaseUntil: z.string(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** An operator can see for this long that, and when, something was deleted. */
const KEPT_SECONDS = 90 * 86_400;

export type DeletedSubject = Pick<Deletion, 'subjectKind' | 'ofOrganization' | 'ofSite' | 'ofPage'>;

const subjectPrefixes = { organization: 'ORG', site: 'SITE', page: 'PAGE' } as const;

/** The id by which an operator names the subject. */
export const subjectId = ({ subjectKind, ofOrganization, ofSite, ofPage }: DeletedSubject): number =>
  ({ organization: ofOrganization, site: ofSite, page: ofPage })[subjectKind] ?? 0;

const deletionKey = (subject: DeletedSubject): Key =>
  keys.deletion(`${subjectPrefixes[subject.subjectKind]}#${subjectId(subject)}`);

export async function getDeletion(
  table: Table,
  subjectKind: Deletion['subjectKind'],
  id: number,
): Promise<Deletion | null> {
  const item = await getItem(table, keys.deletion(`${subjectPrefixes[subjectKind]}#${id}`));
  return item ? deletionSchema.parse(item) : null;
}

export const newDeletion = (subject: DeletedSubject, at: Date): Deletion => ({
  ...subject,
  phase: 'deleting',
  cursor: null,
  walkedTo: null,
  settledAt: at.toISOString(),
  unfinished: [],
  counts: {},
  requestedAt: at.toISOString(),
  endedAt: null,
  holder: null,
  leaseUntil: at.toISOString(),
});

/** Begins a deletion that the sweeper carries out; one that a command has begun stays as it is. */
export const requestedDeletionWrite = (deletion: Deletion): Write => ({
  name: 'deletion',
  put: {
    ...deletionKey(deletion),
    ...deletion,
    ...dueWorkIndexKey({ kind: 'deletion', id: subjectId(deletion), dueAt: deletion.requestedAt }),
  },
  if: [{ attribute: 'pk', is: 'missing' }],
});

/** The deletions that the sweeper carries out, the oldest first. */
export async function listDueDeletions(table: Table): Promise<Deletion[]> {
  const partitions = await Promise.all(
    dueWorkPartitions('deletion').map((pk) => queryItems(table, { pk, index: indexes.dueWork })),
  );
  const rows = await Promise.all(partitions.flat().map((item) => getItem(table, keySchema.parse(item))));
  return rows
    .flatMap((row) => (row === null ? [] : deletionSchema.parse(row)))
    .filter(({ phase }) => phase !== 'done')
    .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt));
}

/** Begins a deletion. False when another command has begun it. */
export async function createDeletion(table: Table, deletion: Deletion): Promise<boolean> {
  return (await putItem(table, { ...deletionKey(deletion), ...deletion }, [{ attribute: 'pk', is: 'missing' }])).ok;
}

/** Takes the deletion for this command; null while another one is at it. */
export async function takeDeletion(
  table: Table,
  deletion: Deletion,
  { holder, now, leaseUntil }: { holder: string; now: Date; leaseUntil: Date },
): Promise<Deletion | null> {
  const free: Conditions = [
    [
      { attribute: 'leaseUntil', is: '<', value: now.toISOString() },
      { attribute: 'holder', is: '=', value: holder },
      { attribute: 'holder', is: '=', value: null },
    ],
  ];
  const set = { holder, leaseUntil: leaseUntil.toISOString() };
  const result = await updateItem(table, deletionKey(deletion), { set }, free);
  return result.ok ? deletionSchema.parse(result.item) : null;
}

/** Stores the progress. False when another command has taken the deletion. */
export async function advanceDeletion(table: Table, deletion: Deletion, holder: string): Promise<boolean> {
  const { phase, cursor, walkedTo, settledAt, unfinished, counts, endedAt, leaseUntil } = deletion;
  const set = { phase, cursor, walkedTo, settledAt, unfinished, counts, endedAt, leaseUntil };
  const end = endedAt === null ? {} : { expiresAtSeconds: Math.floor(Date.parse(endedAt) / 1000) + KEPT_SECONDS };
  const changes = {
    set: { ...set, ...end, holder: deletion.holder },
    ...(endedAt === null ? {} : { remove: ['dueKind', 'dueAt'] }),
  };
  const isHeld: Conditions = [{ attribute: 'holder', is: '=', value: holder }];
  const result = await updateItem(table, deletionKey(deletion), changes, isHeld);
  return result.ok;
}
