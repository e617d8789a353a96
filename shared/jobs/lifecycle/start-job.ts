import { QUEUED_DUE_SECONDS, secondsLater } from '../../domain/jobs/deadlines.ts';
import type { EndState } from '../../domain/jobs/job-states.ts';
import type { Conditions } from '../../table/engine/expressions.ts';
import type { Write } from '../../table/engine/transaction.ts';
import { dueJobAttributes, type JobRow, jobPointerWrite } from '../../table/jobs.ts';
import { listJobWrite } from '../../table/listed-jobs.ts';
import type { JobKind } from '../job-kind.ts';
import { acquireLockWrites } from './job-locks.ts';

/** When the sweeper looks after a job that was just queued. */
export const queuedDueAt = (now: Date): Date => secondsLater(now, QUEUED_DUE_SECONDS);

/** Keeps the list of the organization's jobs: `ended` is null for a job that begins, also for another time. */
export const listWrites = <Row extends JobRow>(kind: JobKind<Row>, row: Row, ended: EndState | null): Write[] => {
  const listed = kind.listed?.(row);
  return listed ? [listJobWrite(listed, ended)] : [];
};

/**
 * A new job: its row in the index of due work, its pointer, its entry in the list, and its locks. Send `messageOf(kind, row)` once they are written.
 * `if` is the condition of the row: by default that there is none. `suffix` names the writes of one job apart from those of
 * another in the same transaction.
 */
export function startJobWrites<Row extends JobRow>(
  kind: JobKind<Row>,
  row: Row,
  now: Date,
  { suffix = '', if: condition = [{ attribute: 'pk', is: 'missing' }] }: { suffix?: string; if?: Conditions } = {},
): Write[] {
  const key = kind.keyOf(row);
  return [
    {
      name: `job${suffix}`,
      put: { ...key, ...row, ...dueJobAttributes(row, kind.taskId(row), queuedDueAt(now)) },
      ...(condition.length > 0 ? { if: condition } : {}),
    },
    jobPointerWrite(row, key),
    ...listWrites(kind, row, null),
    ...acquireLockWrites(kind, row.job.locks, now, suffix),
  ];
}
