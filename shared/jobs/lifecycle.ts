/** The life of a job, written once for every kind: it starts with its locks, reports at each step, and ends once. */
import { QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import { type EndState, isOver } from '../domain/jobs/job-states.ts';
import { statusOfState } from '../domain/jobs/job-status.ts';
import type { WebhookEvent } from '../domain/webhooks/event-types.ts';
import { log } from '../logging/log.ts';
import { getItem, type Table } from '../table/engine/client.ts';
import type { Changes, Conditions } from '../table/engine/expressions.ts';
import type { Key } from '../table/engine/keys.ts';
import { acquireLeaseWrite, releaseLeaseWrite, renewLease } from '../table/engine/leases.ts';
import { type TransactionResult, transact, type Write } from '../table/engine/transaction.ts';
import { updateItem, type WriteResult } from '../table/engine/writes.ts';
import { freeSlot } from '../table/job-slots.ts';
import {
  adoptJob,
  dueJobAttributes,
  endChanges,
  endConditions,
  isStillSilent,
  type JobEnvelope,
  type JobLock,
  type JobRow,
  jobPointerWrite,
  mayMove,
  reportChanges,
} from '../table/jobs.ts';
import { listJobWrite } from '../table/listed-jobs.ts';
import { refundWrites } from '../table/reservations.ts';
import { eventWrites } from '../webhooks/announce.ts';
import { failureReason } from './failure-reason.ts';
import { type JobChanges, type JobKind, type JobOutcome, type JobTaskReference, messageOf } from './job-kind.ts';
import { JobOverError, PermanentError } from './worker-errors.ts';

interface Services {
  table: Table;
  now: () => Date;
}

/** When the sweeper looks after a job that was just queued. */
export const queuedDueAt = (now: Date): Date => secondsLater(now, QUEUED_DUE_SECONDS);

const keyOfLock = ({ pk, sk }: JobLock): Key => ({ pk, sk });

/** `lock`, `lock2` …: of several writes in one transaction, the name says which one failed. */
export const lockName = (at: number, suffix = ''): string => `${at === 0 ? 'lock' : `lock${at + 1}`}${suffix}`;

/** Takes the locks of a job that begins, or begins again. A write fails under its name while another job holds the lock. */
export const acquireLockWrites = <Row extends JobRow>(
  kind: JobKind<Row>,
  locks: readonly JobLock[],
  now: Date,
  suffix = '',
): Write[] =>
  locks.map((lock, at) =>
    acquireLeaseWrite(lockName(at, suffix), {
      key: keyOfLock(lock),
      holder: lock.holder,
      leaseSeconds: kind.deadlines.leaseSeconds,
      now,
      ...(lock.with ? { with: lock.with } : {}),
    }),
  );

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

/**
 * Writes to the row of a job. A row that an earlier version wrote gets its envelope first, because the conditions are
 * about the envelope.
 */
export async function updateJob<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: JobTaskReference,
  changes: Changes,
  conditions: Conditions,
): Promise<Row | null> {
  const key = await kind.locate(table, job);
  if (key === null) return null;
  const write = (): Promise<WriteResult> => updateItem(table, key, changes, conditions);
  let result = await write();
  if (!result.ok && (await adopt(table, kind, job, key, result.item))) result = await write();
  return result.ok ? kind.parse(result.item) : null;
}

async function adopt<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: Pick<JobTaskReference, 'organizationId' | 'id'>,
  key: Key,
  item: Record<string, unknown> | null,
): Promise<boolean> {
  if (item === null) return (await kind.adoptFormer?.(table, job)) ?? false;
  if (item['job'] !== undefined) return false;
  await adoptJob(table, key, kind.parse(item));
  return true;
}

const isOfKind = <Row extends JobRow>({ idPrefix }: JobKind<Row>, jobId: string): boolean => jobId.startsWith(idPrefix);

/**
 * Reports that a step of the job begins: extends the sweeper's deadline and the leases of its locks.
 * @throws JobOverError when the job is over, or another one holds its lock; PermanentError for a job id of another kind.
 */
export async function reportJob<Row extends JobRow>(
  { table, now: clock }: Services,
  kind: JobKind<Row>,
  job: JobTaskReference,
  changes: JobChanges = {},
): Promise<Row> {
  if (!isOfKind(kind, job.jobId)) throw new PermanentError(`${job.jobId} is no job id of ${kind.name}`);
  const now = clock();
  const report = reportChanges(now, secondsLater(now, kind.deadlines.silentSeconds));
  const status = kind.statuses ? { status: kind.statuses.running } : {};
  const slot = job.slot === undefined ? {} : { 'job/slot': job.slot };
  const set = { ...report.set, ...status, ...slot, ...kind.reportChanges?.(now), ...changes.set };
  const conditions = [...mayMove('report', job.jobId), ...(kind.runsAt?.(now) ?? [])];
  const row = await updateJob(table, kind, job, { ...changes, ...report, set }, conditions);
  if (row === null) throw new JobOverError(`job ${job.jobId} is over`);
  if (!(await renewLocks(table, row, kind.deadlines.leaseSeconds, now))) {
    throw new JobOverError(`job ${job.jobId} lost its lock`);
  }
  return row;
}

/** Extends the leases of the job's locks. False when it holds none of them any more. */
export async function renewLocks(table: Table, { job }: JobRow, leaseSeconds: number, now: Date): Promise<boolean> {
  const held = await Promise.all(
    job.locks.map((lock) => renewLease(table, { key: keyOfLock(lock), holder: lock.holder, leaseSeconds, now })),
  );
  return held.length === 0 || held.includes(true);
}

/** The unfinished job of a message; null when it is over. */
export async function findJob<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: JobTaskReference,
): Promise<Row | null> {
  const row = await readJob(table, kind, job);
  return row !== null && row.job.id === job.jobId && !isOver(row.job.state) ? row : null;
}

/** The row where the job of a message is, or that of the site's later job; null when there is none. */
export async function readJob<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: JobTaskReference,
): Promise<Row | null> {
  const key = await kind.locate(table, job);
  const item = key && (await getItem(table, key));
  return item ? kind.parse(item) : null;
}

/** The writes that end a job, release its locks and return what it took, for a transaction that also stores its result. */
export async function endJobWrites<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  row: Row,
  outcome: JobOutcome,
): Promise<Write[]> {
  const { status, now, silent = false, reason = null } = outcome;
  const ending = endChanges(status, now, status === 'failed' ? reason : null);
  const own = kind.endChanges?.(row, outcome) ?? {};
  const shown = kind.statuses ? { status: kind.statuses[status] } : {};
  return [
    {
      name: 'job',
      update: kind.keyOf(row),
      changes: {
        set: { ...shown, ...own.set, ...outcome.set, ...ending.set },
        remove: [...(ending.remove ?? []), ...(own.remove ?? [])],
      },
      if: [
        ...endConditions(status, row.job.id),
        ...(silent ? isStillSilent(row.job) : []),
        ...(status === 'completed' ? (kind.runsAt?.(now) ?? []) : []),
      ],
    },
    ...listWrites(kind, row, status),
    ...((await kind.endWrites?.(table, row, outcome)) ?? []),
    ...row.job.locks.map((lock, at) => releaseLeaseWrite(lockName(at), keyOfLock(lock), lock.holder)),
    ...(status === 'completed' ? [] : refundWrites(row)),
    ...(await eventWrites(table, row.organizationId, eventsOf(kind, row, outcome), now)),
  ];
}

/** The end of a job is an event, by the status that clients see. */
function eventsOf<Row extends JobRow>(
  kind: JobKind<Row>,
  { job }: Row,
  { status, events = [] }: JobOutcome,
): WebhookEvent[] {
  if (kind.isInternal) return [...events];
  const shown = statusOfState[status];
  const data = { job_id: job.id, kind: kind.name, status: shown, site_id: job.siteId, page_id: job.pageId };
  return [{ type: shown === 'failed' ? 'job.failed' : 'job.completed', data }, ...events];
}

/**
 * Ends a job in one transaction: its row, its locks, and what it took. Idempotent: what was taken is returned once.
 * A lock that another job holds by now stays with that job. Returns whether this call ended the job.
 */
export async function endJob<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  row: Row,
  outcome: JobOutcome,
): Promise<boolean> {
  const writes = await endJobWrites(table, kind, row, outcome);
  let result = await transact(table, writes);
  if (!result.ok && (await adoptRefused(table, kind, row, result))) result = await transact(table, writes);
  if (!result.ok && !result.failed.includes('job')) {
    // Another job holds a lock by now: this one ends without it.
    const lost = new Set(result.failed);
    result = await transact(
      table,
      writes.filter(({ name }) => name === undefined || !lost.has(name)),
    );
  }
  if (!result.ok) return false;
  await freeSlotOf(table, kind, row);
  await kind.afterEnd?.(table, row, outcome);
  return true;
}

/**
 * The next job may begin: for a job that a separate transaction ended (`endJobWrites`). What ended has ended, so a failure
 * here is no failure of the step: a slot that is not freed is found out when others wait for it.
 */
export async function freeSlotOf<Row extends JobRow>(
  table: Table,
  { name }: JobKind<Row>,
  { job: { id: jobId, slot } }: { job: Pick<JobEnvelope, 'id' | 'slot'> },
): Promise<void> {
  if (slot === undefined) return;
  try {
    await freeSlot(table, name, { slot, jobId });
  } catch (error) {
    log.warn('the slot of a job was not freed; it is found when others wait for it', {
      job_id: jobId,
      reason: String(error),
    });
  }
}

async function adoptRefused<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  row: Row,
  { failed, items }: Extract<TransactionResult, { ok: false }>,
): Promise<boolean> {
  if (!failed.includes('job')) return false;
  return adopt(table, kind, messageOf(kind, row), kind.keyOf(row), items['job'] ?? null);
}

/**
 * Fails a job whose step failed for good, and logs why. A job that is over stays as it is.
 * @param failure what `Catch` recorded.
 */
export async function failJob<Row extends JobRow>(
  { table, now }: Services,
  kind: JobKind<Row>,
  job: JobTaskReference,
  failure: unknown,
): Promise<void> {
  const reason = failureReason(failure);
  const row = await findJob(table, kind, job);
  if (row === null || !(await endJob(table, kind, row, { status: 'failed', now: now(), reason }))) return;
  log.warn('job failed', { job_id: job.jobId, kind: kind.name, reason, failure });
}

/** The step that a state machine takes after another one failed for good. */
export const failStep =
  <Row extends JobRow>(kind: JobKind<Row>) =>
  (services: Services, { job, failure }: { job: JobTaskReference; failure: unknown }): Promise<void> =>
    failJob(services, kind, job, failure);

/** Cancels a job: its locks are free at once, and a worker that is busy with it stops at its next step. */
export const cancelJob = <Row extends JobRow>(
  { table, now }: Services,
  kind: JobKind<Row>,
  row: Row,
): Promise<boolean> => endJob(table, kind, row, { status: 'cancelled', now: now() });
