import type { Table } from '../table/engine/client.ts';
import { isAnyWaiting, readLine, readWaiting } from '../table/job-line.ts';
import type { AdmissionServices } from './admission.ts';
import { type JobKinds, jobKinds } from './job-kinds.ts';

interface WaitServices extends Pick<AdmissionServices, 'sendBeat'> {
  table: Table;
  now: () => Date;
}

/** Of so many organizations the oldest job is found: the next ones in line. */
const ORGANIZATIONS_COMPARED = 25;

/**
 * Sends a beat for every kind that has jobs in line for a slot: the chain of its beats may have broken.
 * @returns how long the oldest job of the organizations that are next has waited, of each such kind.
 */
export async function beatWaitingKinds(
  { table, now, sendBeat }: WaitServices,
  kinds: JobKinds = jobKinds,
): Promise<{ kind: string; waitSeconds: number }[]> {
  const found = await Promise.all(
    [...kinds.keys()].map(async (kind) => {
      if (!(await isAnyWaiting(table, kind))) return [];
      const line = await readLine(table, kind, ORGANIZATIONS_COMPARED);
      const oldest = await Promise.all(line.map((organizationId) => readWaiting(table, kind, organizationId, 1)));
      const since = oldest
        .flat()
        .map(({ queuedAt }) => Date.parse(queuedAt))
        .filter(Number.isFinite);
      return [{ kind, waitSeconds: since.length === 0 ? 0 : (now().getTime() - Math.min(...since)) / 1000 }];
    }),
  );
  const waiting = found.flat();
  for (const { kind } of waiting) await sendBeat({ admit: kind }, 0);
  return waiting;
}
