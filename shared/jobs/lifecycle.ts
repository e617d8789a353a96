/** The life of a job, written once for every kind: it reports at each step, ends once, and the sweeper looks after it. */
import { jobDeadlines, QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import { parseAnyJobId } from '../domain/jobs/job-id.ts';
import type { DueJob } from '../table/due-work.ts';
import type { Table } from '../table/engine/client.ts';
import type { Changes } from '../table/engine/expressions.ts';
import { acquireLeaseWrite, renewLease } from '../table/engine/leases.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import type { Job, JobKind, JobLock, JobOutcome, JobTaskReference } from './job-kind.ts';
import { JobOverError, PermanentError } from './worker-errors.ts';

interface Services {
  table: Table;
  now: () => Date;
}

/** When the sweeper looks after a job that was just queued. */
export const queuedDueAt = (now: Date): Date => secondsLater(now, QUEUED_DUE_SECONDS);

const leaseOf = ({ name }: { name: JobKind<unknown>['name'] }, holder: string, now: Date) => ({
  holder,
  leaseSeconds: jobDeadlines[name].leaseSeconds,
  now,
});

/** Takes a lock for a job that begins, or begins again. The write fails under its name while another job holds the lock. */
export const acquireJobLockWrite = (
  kind: Pick<JobKind<unknown>, 'name'>,
  { key, holder }: JobLock,
  now: Date,
  name = 'lock',
): Write => acquireLeaseWrite(name, { key, ...leaseOf(kind, holder, now) });

/** Releases a lock with the end of the job. It fails under its name, `lock` or `lock2`, when another job holds the lock by now. */
const releaseJobLockWrite = ({ key, holder }: JobLock, at: number): Write => ({
  name: at === 0 ? 'lock' : `lock${at + 1}`,
  delete: key,
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'holder', is: '=', value: holder },
    ],
  ],
});

/**
 * Reports that a step of the job begins: extends the sweeper's deadline and the leases of its locks.
 * @throws JobOverError when the job is over, or another one holds its lock; PermanentError for a job id of another kind.
 */
export async function reportJob<Row>(
  { table, now: clock }: Services,
  kind: JobKind<Row>,
  job: JobTaskReference,
  changes: Changes = {},
): Promise<Row> {
  if (parseAnyJobId(job.jobId)?.kind !== kind.name)
    throw new PermanentError(`${job.jobId} is no job id of ${kind.name}`);
  const now = clock();
  const set = { ...kind.reportChanges(now), ...changes.set, reportedAt: now.toISOString() };
  const dueAt = secondsLater(now, jobDeadlines[kind.name].silentSeconds);
  const row = await kind.update(table, job, { changes: { ...changes, set }, dueAt, conditions: [], now });
  if (row === null) throw new JobOverError(`job ${job.jobId} is over`);
  const locks = kind.locks(row);
  const held = await Promise.all(
    locks.map(({ key, holder }) => renewLease(table, { key, ...leaseOf(kind, holder, now) })),
  );
  if (locks.length > 0 && !held.includes(true)) throw new JobOverError(`job ${job.jobId} lost its lock`);
  return row;
}

/** The writes that end a job and release its locks, for a transaction that also stores its result. */
export const endJobWrites = async <Row>(
  table: Table,
  kind: JobKind<Row>,
  row: Row,
  outcome: JobOutcome,
): Promise<Write[]> => [...(await kind.endWrites(row, outcome, table)), ...kind.locks(row).map(releaseJobLockWrite)];

/**
 * Ends a job in one transaction: its row, its locks, and its allowance. Idempotent: what was taken is given back once.
 * A lock that another job holds by now stays with that job. Returns whether this call ended the job.
 */
export async function endJob<Row>(table: Table, kind: JobKind<Row>, row: Row, outcome: JobOutcome): Promise<boolean> {
  if (!(await tryToEnd(table, kind, row, outcome))) return false;
  await kind.afterEnd?.(table, row, outcome.now);
  return true;
}

async function tryToEnd<Row>(table: Table, kind: JobKind<Row>, row: Row, outcome: JobOutcome): Promise<boolean> {
  const writes = await endJobWrites(table, kind, row, outcome);
  const result = await transact(table, writes);
  if (result.ok) return true;
  if (result.failed.includes('job')) return false;
  // Another job holds a lock by now: this one ends without it.
  const lost = new Set(result.failed);
  return (
    await transact(
      table,
      writes.filter(({ name }) => name === undefined || !lost.has(name)),
    )
  ).ok;
}

/** After a step failed for good. A job that is over stays as it is. */
export async function failJob<Row>(
  { table, now }: Services,
  kind: JobKind<Row>,
  job: JobTaskReference,
  reason?: string,
): Promise<void> {
  const row = await kind.find(table, job);
  if (row === null) return;
  await endJob(table, kind, row, { status: 'failed', now: now(), ...(reason === undefined ? {} : { reason }) });
}

/** What the sweeper, the operator and a restart do with an unfinished job, without knowing its kind. */
export interface UnfinishedJob extends Job {
  /** Sending it again cannot help: a worker picked it up, or clients read it as failed. */
  abandoned: boolean;
  /** When the sweeper looks after it, counted from now. */
  nextDueAt(now: Date): Date;
  /** Counts a resend and extends the deadline; false when the job is over or was picked up. */
  countResend(): Promise<boolean>;
  /** Fails the job, releases its lock and gives its allowance back; false when it is over. */
  fail(): Promise<boolean>;
}

/** Reads what the index of due work names; null when the job is over. */
export async function readUnfinishedJob<Row>(
  { table, now }: Services,
  kind: JobKind<Row>,
  due: DueJob,
): Promise<UnfinishedJob | null> {
  const row = await kind.read(table, due);
  if (row === null) return null;
  const job = kind.toJob(row, now());
  const abandoned = kind.onSilence === 'fail' && (job.state === 'running' || job.expired);
  return {
    ...job,
    abandoned,
    nextDueAt: (at) => (abandoned ? secondsLater(at, jobDeadlines[kind.name].silentSeconds) : queuedDueAt(at)),
    async countResend() {
      const changes = { set: { resends: job.resends + 1 } };
      const update = { changes, dueAt: queuedDueAt(now()), conditions: kind.notPickedUp, now: now() };
      return (await kind.update(table, job.message, update)) !== null;
    },
    fail: () =>
      endJob(table, kind, row, { status: 'failed', now: now(), silent: true, reason: 'it stopped reporting' }),
  };
}
