/** That no job of a kind begins: because the operator said so, or because a provider is out of service. Read with the slots of the kind. */
import * as z from 'zod';
import type { Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { deleteItem, putItem, updateItem } from './engine/writes.ts';

const probeSchema = z.object({
  jobId: z.string(),
  organizationId: z.number(),
  id: z.number(),
  attempt: z.number(),
});

export const jobPauseSchema = z.object({
  by: z.enum(['operator', 'provider']),
  /** For the operator: what the provider's failure was, or why the operator paused. */
  reason: z.string(),
  since: z.string(),
  /** Of a provider: when one job tries whether it works again. */
  probeAt: z.string().nullable(),
  /** The wait before that probe. */
  probeSeconds: z.number(),
  /** The job that tries it now. */
  probe: probeSchema.nullable(),
});
export type JobPause = z.infer<typeof jobPauseSchema>;

/** Pauses a kind for the operator, whatever paused it before. */
export const putPause = async (table: Table, kind: string, pause: JobPause): Promise<void> =>
  void (await putItem(table, { ...keys.jobPause(kind), ...pause }));

/** False when the kind is paused already. */
export async function beginPause(table: Table, kind: string, pause: JobPause): Promise<boolean> {
  return (await putItem(table, { ...keys.jobPause(kind), ...pause }, [{ attribute: 'pk', is: 'missing' }])).ok;
}

/** Changes a provider's pause. False when another process, or the operator, has changed it since it was read. */
export async function updatePause(
  table: Table,
  kind: string,
  { probeAt }: JobPause,
  set: Partial<Pick<JobPause, 'probeAt' | 'probeSeconds' | 'probe'>>,
): Promise<boolean> {
  const result = await updateItem(table, keys.jobPause(kind), { set }, [
    { attribute: 'by', is: '=', value: 'provider' },
    { attribute: 'probeAt', is: '=', value: probeAt },
  ]);
  return result.ok;
}

/** Ends a provider's pause; that of the operator stays. */
export const endPause = async (table: Table, kind: string): Promise<void> =>
  void (await deleteItem(table, keys.jobPause(kind), [{ attribute: 'by', is: '=', value: 'provider' }]));

export const removePause = async (table: Table, kind: string): Promise<void> =>
  void (await deleteItem(table, keys.jobPause(kind)));
