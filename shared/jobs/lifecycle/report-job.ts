import { secondsLater } from '../../domain/jobs/deadlines.ts';
import { isAttempt, type JobRow, mayMove, reportChanges } from '../../table/jobs.ts';
import type { JobChanges, JobKind, JobTaskReference } from '../job-kind.ts';
import type { JobServices } from '../job-services.ts';
import { JobOverError, PermanentError } from '../worker-errors.ts';
import { renewLocks } from './job-locks.ts';
import { updateJob } from './job-rows.ts';

const isOfKind = <Row extends JobRow>({ idPrefix }: JobKind<Row>, jobId: string): boolean => jobId.startsWith(idPrefix);

/**
 * Reports that a step of the job begins: extends the sweeper's deadline and the leases of its locks.
 * @throws JobOverError when the job is over or goes on as a later attempt, or another one holds its lock; PermanentError for a job id of another kind.
 */
export async function reportJob<Row extends JobRow>(
  { table, now: clock }: Pick<JobServices, 'table' | 'now'>,
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
  const conditions = [...mayMove('report', job.jobId), ...isAttempt(job.attempt), ...(kind.runsAt?.(now) ?? [])];
  const row = await updateJob(table, kind, job, { ...changes, ...report, set }, conditions);
  if (row === null) throw new JobOverError(`job ${job.jobId} is over, or goes on as a later attempt`);
  if (!(await renewLocks(table, row, kind.deadlines.leaseSeconds, now))) {
    throw new JobOverError(`job ${job.jobId} lost its lock`);
  }
  return row;
}
