import type { Table } from '../table/engine/client.ts';
import { readWaiting } from '../table/job-slots.ts';
import type { AdmissionServices } from './admission.ts';
import { type JobKinds, jobKinds } from './job-kinds.ts';

interface WaitServices extends Pick<AdmissionServices, 'sendBeat'> {
  table: Table;
  now: () => Date;
}

/**
 * Sends a beat for every kind that has jobs in line for a slot: the chain of its beats may have broken.
 * @returns how long the oldest job of each such kind has waited.
 */
export async function beatWaitingKinds(
  { table, now, sendBeat }: WaitServices,
  kinds: JobKinds = jobKinds,
): Promise<{ kind: string; waitSeconds: number }[]> {
  const oldest = await Promise.all(
    [...kinds.keys()].map(async (kind) => {
      const since = (await readWaiting(table, kind, 1))
        .map(({ queuedAt }) => Date.parse(queuedAt))
        .filter(Number.isFinite);
      return since.length === 0 ? [] : [{ kind, waitSeconds: (now().getTime() - Math.min(...since)) / 1000 }];
    }),
  );
  const waiting = oldest.flat();
  for (const { kind } of waiting) await sendBeat({ admit: kind }, 0);
  return waiting;
}
