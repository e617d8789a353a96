/** The slots of the jobs that run, and the jobs that wait for one, of each kind. docs/decisions/0019-admission-of-jobs.md says why. */
import * as z from 'zod';
import { secondsLater } from '../domain/jobs/deadlines.ts';
import { queryItems, type Table } from './engine/client.ts';
import { TTL_ATTRIBUTE } from './engine/definition.ts';
import { keys, prefixes } from './engine/keys.ts';
import { deleteItem, putItem, updateItem } from './engine/writes.ts';

const slotSchema = z.object({
  slot: z.number(),
  /** The job: enough to find its row. */
  jobId: z.string(),
  organizationId: z.number(),
  id: z.number(),
  /** From then on it is found out whether the job still runs. */
  leaseUntil: z.string(),
});
export type JobSlot = z.infer<typeof slotSchema>;

const waitingSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  organizationId: z.number(),
  queuedAt: z.string(),
  /** The message of the job, as the queue carried it. */
  message: z.record(z.string(), z.unknown()),
});
export type WaitingRow = z.infer<typeof waitingSchema>;

/** A waiting job is failed after a day (`QUEUED_SECONDS_MAX`); what is left of it then is removed. */
const WAITING_ROW_SECONDS = 3 * 86_400;
/** Organizations that are compared in one pass; the others have their turn when these have slots. */
const ORGANIZATIONS_MAX = 200;
const ROWS_AT_ONCE = 25;

/** The slots that are taken, and when the next beat of the kind is due. */
export async function readSlots(table: Table, kind: string): Promise<{ slots: JobSlot[]; beatAt: string | null }> {
  const { pk, sk } = keys.admissionBeat(kind);
  const items = await queryItems(table, { pk });
  const beat = items.find((item) => item['sk'] === sk);
  return {
    slots: items.filter((item) => item !== beat).map((item) => slotSchema.parse(item)),
    beatAt: beat ? z.string().parse(beat['beatAt']) : null,
  };
}

/** Takes a slot that is free. False when another job has it. A job that has it already keeps it. */
export async function takeSlot(table: Table, kind: string, slot: JobSlot): Promise<boolean> {
  const result = await putItem(table, { ...keys.jobSlot(kind, slot.slot), ...slot }, [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'jobId', is: '=', value: slot.jobId },
    ],
  ]);
  return result.ok;
}

/** The slot is free again; does nothing when another job has it by now. */
export async function freeSlot(
  table: Table,
  kind: string,
  { slot, jobId }: Pick<JobSlot, 'slot' | 'jobId'>,
): Promise<void> {
  await deleteItem(table, keys.jobSlot(kind, slot), [{ attribute: 'jobId', is: '=', value: jobId }]);
}

export async function extendSlot(
  table: Table,
  kind: string,
  { slot, jobId }: JobSlot,
  leaseUntil: Date,
): Promise<void> {
  await updateItem(table, keys.jobSlot(kind, slot), { set: { leaseUntil: leaseUntil.toISOString() } }, [
    { attribute: 'jobId', is: '=', value: jobId },
  ]);
}

interface Waiting {
  organizationId: number;
  queuedAt: string;
  /** The name of its execution. */
  execution: string;
}

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
    [TTL_ATTRIBUTE]: Math.floor(secondsLater(now, WAITING_ROW_SECONDS).getTime() / 1000),
  });
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

/** The oldest waiting jobs of each organization, at least one and about `each` of it. One request for each organization, or for several. */
export async function readWaiting(table: Table, kind: string, each: number): Promise<WaitingRow[]> {
  const { pk } = keys.waitingJob(kind, 0, '', '');
  const limit = Math.max(each, ROWS_AT_ONCE);
  const rows: WaitingRow[] = [];
  let from: string = prefixes.waitingJob;
  for (let organizations = 0; organizations < ORGANIZATIONS_MAX; organizations += 1) {
    const found = (await queryItems(table, { pk, range: { from }, limit })).map((item) => waitingSchema.parse(item));
    rows.push(...found);
    const last = found.at(-1);
    if (last === undefined || found.length < limit) return rows;
    from = prefixes.waitingJobsAfter(last.organizationId);
  }
  return rows;
}

/** Sets when the next beat is due. False when another process has set it since `before` was read. */
export async function setBeat(table: Table, kind: string, before: string | null, beatAt: string): Promise<boolean> {
  const result = await updateItem(table, keys.admissionBeat(kind), { set: { beatAt } }, [
    before === null ? { attribute: 'beatAt', is: 'missing' } : { attribute: 'beatAt', is: '=', value: before },
  ]);
  return result.ok;
}

export const endBeats = async (table: Table, kind: string, before: string): Promise<void> =>
  void (await deleteItem(table, keys.admissionBeat(kind), [{ attribute: 'beatAt', is: '=', value: before }]));
