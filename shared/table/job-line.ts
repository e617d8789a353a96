/**
 * The jobs that wait for a slot of their kind, and the line of their organizations: the one whose last turn is longest ago is
 * first. docs/decisions/0019-admission-of-jobs.md says why.
 */
import * as z from 'zod';
import { secondsLater } from '../domain/jobs/deadlines.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { TTL_ATTRIBUTE } from './engine/definition.ts';
import { indexes, lineIndexKey, linePartition } from './engine/indexes.ts';
import { keys, prefixes } from './engine/keys.ts';
import { deleteItem, putItem, updateItem } from './engine/writes.ts';

const waitingSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  organizationId: z.number(),
  queuedAt: z.string(),
  /** The message of the job, as the queue carried it. */
  message: z.record(z.string(), z.unknown()),
});
export type WaitingRow = z.infer<typeof waitingSchema>;

interface Waiting {
  organizationId: number;
  queuedAt: string;
  /** The name of its execution. */
  execution: string;
}

/** A row is removed when its turn comes. One whose organization has none by then is a leftover. */
const WAITING_ROW_SECONDS = 30 * 86_400;
/** For so long it is known when an organization that left the line had its last turn. */
const TURN_SECONDS = 2 * 86_400;

const expiry = (now: Date, seconds: number): Record<string, number> => ({
  [TTL_ATTRIBUTE]: Math.floor(secondsLater(now, seconds).getTime() / 1000),
});

/** Idempotent: a message that is delivered again is the same row. */
export async function putWaiting(
  table: Table,
  kind: string,
  { execution, ...waiting }: Waiting & Pick<WaitingRow, 'message'>,
  now: Date,
): Promise<void> {
  const { organizationId, queuedAt } = waiting;
  await putItem(table, {
    ...keys.waitingJob(kind, organizationId, queuedAt, execution),
    ...waiting,
    ...expiry(now, WAITING_ROW_SECONDS),
  });
  await joinLine(table, kind, waiting);
}

/** Puts the organization of a waiting job into the line, at the place of its last turn. Idempotent. */
export async function joinLine(
  table: Table,
  kind: string,
  { organizationId, queuedAt }: Pick<Waiting, 'organizationId' | 'queuedAt'>,
): Promise<void> {
  const key = keys.jobTurn(organizationId, kind);
  const turn = await getItem(table, key);
  if (turn?.['dueKind'] !== undefined) return;
  const turnAt = z
    .string()
    .nullable()
    .parse(turn?.['turnAt'] ?? null);
  const place = lineIndexKey(kind, { turnAt, queuedAt });
  await updateItem(table, key, { set: { organizationId, ...place }, remove: [TTL_ATTRIBUTE] }, [
    { attribute: 'dueKind', is: 'missing' },
  ]);
}

/**
 * Puts an organization to the end of the line, or out of it when none of its jobs waits.
 * @param turnAt - when one of its jobs began; null when none did
 */
export async function endTurn(
  table: Table,
  kind: string,
  organizationId: number,
  { turnAt, now }: { turnAt: string | null; now: Date },
): Promise<void> {
  const key = keys.jobTurn(organizationId, kind);
  const turn = turnAt === null ? {} : { turnAt };
  const [next] = await readWaiting(table, kind, organizationId, 1);
  if (next) {
    const place = turnAt === null ? {} : lineIndexKey(kind, { turnAt, queuedAt: next.queuedAt });
    await updateItem(table, key, { set: { organizationId, ...turn, ...place } });
    return;
  }
  await updateItem(table, key, {
    set: { organizationId, ...turn, ...expiry(now, TURN_SECONDS) },
    remove: ['dueKind', 'dueAt'],
  });
  // A job that came in between found its organization in the line.
  const [late] = await readWaiting(table, kind, organizationId, 1);
  if (late) await joinLine(table, kind, late);
}

/** The organizations that wait, the one whose last turn is longest ago first. */
export async function readLine(table: Table, kind: string, count: number): Promise<number[]> {
  const items = await queryItems(table, { pk: linePartition(kind), index: indexes.dueWork, limit: count });
  return items.map((item) => z.number().parse(item['organizationId']));
}

/** The oldest waiting jobs of an organization. */
export async function readWaiting(
  table: Table,
  kind: string,
  organizationId: number,
  count: number,
): Promise<WaitingRow[]> {
  const { pk } = keys.waitingJob(kind, organizationId, '', '');
  const items = await queryItems(table, { pk, prefix: prefixes.waitingJobs(organizationId), limit: count });
  return items.map((item) => waitingSchema.parse(item));
}

export const removeWaiting = async (table: Table, { pk, sk }: Pick<WaitingRow, 'pk' | 'sk'>): Promise<void> =>
  void (await deleteItem(table, { pk, sk }));

export async function isWaiting(
  table: Table,
  kind: string,
  { organizationId, queuedAt, execution }: Waiting,
): Promise<boolean> {
  const { pk, sk } = keys.waitingJob(kind, organizationId, queuedAt, execution);
  return (await queryItems(table, { pk, prefix: sk, limit: 1 })).length > 0;
}

export const isAnyWaiting = async (table: Table, kind: string): Promise<boolean> =>
  (await queryItems(table, { pk: keys.waitingJob(kind, 0, '', '').pk, limit: 1 })).length > 0;
