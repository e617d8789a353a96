import type { Table } from '../../table/engine/client.ts';
import { readHolder } from '../../table/engine/leases.ts';
import { transact } from '../../table/engine/transaction.ts';
import { isUnchangedAttempt, type JobRow, retryChanges } from '../../table/jobs.ts';
import { reserveAgainWrites } from '../../table/reservations.ts';
import type { JobKind } from '../job-kind.ts';
import { acquireLockWrites } from './job-locks.ts';
import { listWrites, queuedDueAt } from './start-job.ts';

/** Why a job goes back into the queue that has not failed. */
export interface Postponed {
  /** Its time, which it keeps. */
  queuedAt: string;
  /** For what it waits, where that may fail it; null where it only waits. */
  error: string | null;
  /** It is not sent again before. */
  until?: Date;
}

/**
 * Puts a job that failed, or is stuck, back to work under its next attempt. It is due at once: a message that is lost is
 * sent by the sweeper. Takes its locks and its reservation again.
 * @param postponed - of a job that did not fail
 * @returns null, or why the job cannot be retried.
 */
export async function retryJob<Row extends JobRow>(
  { table, now: clock }: { table: Table; now: () => Date },
  kind: JobKind<Row>,
  row: Row,
  postponed: Postponed | null = null,
): Promise<string | null> {
  const now = clock();
  const retry = (await kind.retry?.(table, row, now)) ?? {};
  if ('refused' in retry) return retry.refused;
  const { set = {}, writes = [], locks = row.job.locks, refusals = {} } = retry;
  const changes = retryChanges(row, kind.taskId(row), now, {
    dueAt: postponed === null ? now : queuedDueAt(postponed.until ?? now),
    keepsStart: postponed !== null,
  });
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

const waitChanges = (postponed: Postponed | null): Record<string, string | null> =>
  postponed === null ? {} : { 'job/queuedAt': postponed.queuedAt, 'job/error': postponed.error };
