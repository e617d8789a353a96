import type { Table } from '../../table/engine/client.ts';
import { readHolder } from '../../table/engine/leases.ts';
import { transact } from '../../table/engine/transaction.ts';
import { isUnchangedAttempt, type JobRow, retryChanges } from '../../table/jobs.ts';
import { reserveAgainWrites } from '../../table/reservations.ts';
import type { JobKind } from '../job-kind.ts';
import { acquireLockWrites } from './job-locks.ts';
import { listWrites, queuedDueAt } from './start-job.ts';

/**
 * Puts a job that failed, or is stuck, back to work under its next attempt. It is due at once: a message that is lost is
 * sent by the sweeper. Takes its locks and its reservation again.
 * @param postponed - of a job that a provider's outage ended: its time, which it keeps, and why it waits
 * @returns null, or why the job cannot be retried.
 */
export async function retryJob<Row extends JobRow>(
  { table, now: clock }: { table: Table; now: () => Date },
  kind: JobKind<Row>,
  row: Row,
  postponed: { queuedAt: string; error: string } | null = null,
): Promise<string | null> {
  const now = clock();
  const retry = (await kind.retry?.(table, row, now)) ?? {};
  if ('refused' in retry) return retry.refused;
  const { set = {}, writes = [], locks = row.job.locks, refusals = {} } = retry;
  const changes = retryChanges(row, kind.taskId(row), now, postponed === null ? now : queuedDueAt(now));
  const status = kind.statuses ? { status: kind.statuses.queued } : {};
  const result = await transact(table, [
    {
      name: 'job',
      update: kind.keyOf(row),
      changes: {
        ...changes,
        set: { ...status, ...set, ...changes.set, 'job/locks': locks, ...waitChanges(postponed) },
      },
      if: isUnchangedAttempt(row.job),
    },
    ...listWrites(kind, row, null),
    ...acquireLockWrites(kind, locks, now),
    ...writes,
    ...(row.job.state === 'failed' ? reserveAgainWrites(row) : []),
  ]);
  if (result.ok) return null;
  if (result.failed.includes('job')) return 'the job changed in the meantime; look at it again';
  const [failed = ''] = result.failed;
  const holder = failed.startsWith('lock') ? readHolder(result.items[failed]) : '';
  return refusals[failed]?.(holder) ?? `another job holds its lock (${holder})`;
}

const waitChanges = (postponed: { queuedAt: string; error: string } | null): Record<string, string> =>
  postponed === null ? {} : { 'job/queuedAt': postponed.queuedAt, 'job/error': postponed.error };
