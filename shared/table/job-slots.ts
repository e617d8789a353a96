/** The slots of the jobs that run, of each kind. docs/decisions/0019-admission-of-jobs.md says why. */
import * as z from 'zod';
import { queryItems, type Table } from './engine/client.ts';
import { type Key, keys } from './engine/keys.ts';
import { deleteItem, putItem, updateItem } from './engine/writes.ts';
import { type JobPause, jobPauseSchema } from './job-pauses.ts';

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

const beatSchema = z.object({
  /** When the next beat is due. */
  beatAt: z.string(),
  /** When a job that waited began last, or the line began. Absent in rows of an earlier version. */
  movedAt: z.string().optional(),
});

interface Slots {
  /** Those that are taken. */
  slots: JobSlot[];
  beatAt: string | null;
  movedAt: string | null;
  pause: JobPause | null;
}

/** The slots of a kind that are taken, when its next beat is due, when its line moved last, and whether it is paused. */
export async function readSlots(table: Table, kind: string): Promise<Slots> {
  const items = await queryItems(table, { pk: keys.admissionBeat(kind).pk });
  const itemAt = ({ sk }: Key) => items.find((item) => item['sk'] === sk);
  const [beat, pause] = [itemAt(keys.admissionBeat(kind)), itemAt(keys.jobPause(kind))];
  const { beatAt, movedAt } = beat ? beatSchema.parse(beat) : {};
  return {
    slots: items.filter((item) => item !== beat && item !== pause).map((item) => slotSchema.parse(item)),
    beatAt: beatAt ?? null,
    movedAt: movedAt ?? null,
    pause: pause ? jobPauseSchema.parse(pause) : null,
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

/** Sets when the next beat is due. False when another process has set it since `before` was read. */
export async function setBeat(
  table: Table,
  kind: string,
  before: string | null,
  next: { beatAt: string; movedAt?: string },
): Promise<boolean> {
  const result = await updateItem(table, keys.admissionBeat(kind), { set: next }, [
    before === null ? { attribute: 'beatAt', is: 'missing' } : { attribute: 'beatAt', is: '=', value: before },
  ]);
  return result.ok;
}

export const endBeats = async (table: Table, kind: string, before: string): Promise<void> =>
  void (await deleteItem(table, keys.admissionBeat(kind), [{ attribute: 'beatAt', is: '=', value: before }]));
