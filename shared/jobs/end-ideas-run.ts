import { releaseBlob } from '../table/engine/blobs.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { endIdeaRunWrite, type IdeaRun } from '../table/idea-runs.ts';
import { refundIdeasRunWrite } from '../table/organizations.ts';

/** Frees the site's ideas lock, or leaves it to whoever holds it by now. */
export const releaseIdeasLockWrite = (run: Pick<IdeaRun, 'organizationId' | 'siteId' | 'id'>): Write => ({
  name: 'lock',
  delete: keys.siteLock(run.organizationId, run.siteId, 'IDEAS'),
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'holder', is: '=', value: run.id },
    ],
  ],
});

/**
 * Fails a run: its row, the lock, and the run given back to the month's cap, in one transaction. The playbook before it
 * stays, and no cooldown starts. Doing it twice does nothing the second time. Answers whether this call failed it.
 */
export async function failIdeasRun(table: Table, run: IdeaRun, how: { stale: boolean; now: Date }): Promise<boolean> {
  const ending = [
    endIdeaRunWrite(run, 'failed', how.now, {
      stale: how.stale,
      progress: how.stale ? 'The run stopped reporting' : 'The run failed; the ideas from before are unchanged',
    }),
    refundIdeasRunWrite(run.organizationId, run.month),
  ];
  const result = await transact(table, [...ending, releaseIdeasLockWrite(run)]);
  if (!result.ok && result.failed.includes('run')) return false;
  // Somebody else has the lock by now: it stays theirs.
  if (!result.ok && !(await transact(table, ending)).ok) return false;
  await releaseBlob(table, run.work, how.now);
  return true;
}
