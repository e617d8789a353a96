import { isQueuedTooLong } from '../../domain/jobs/deadlines.ts';
import { log } from '../../logging/log.ts';
import { putWaiting } from '../../table/job-line.ts';
import type { JobRow } from '../../table/jobs.ts';
import { failureReason } from '../failure-reason.ts';
import { type JobKind, type JobTaskReference, jobMessage } from '../job-kind.ts';
import { executionName } from '../job-message.ts';
import type { JobServices } from '../job-services.ts';
import { pauseForOutage } from '../pauses.ts';
import { findJob } from './job-rows.ts';
import { requeueJob } from './requeue-job.ts';

/**
 * Puts a job that a provider's outage ended back into the line under its next attempt, with its place, its locks and what it took,
 * and pauses its kind. Idempotent: an attempt is postponed once.
 * @returns false when it cannot wait any longer: it was queued a day ago, or it cannot be retried.
 */
export async function postponeJob<Row extends JobRow>(
  services: Pick<JobServices, 'table' | 'now'>,
  kind: JobKind<Row>,
  job: JobTaskReference & { attempt?: number | undefined },
  failure: unknown,
): Promise<boolean> {
  const { table, now } = services;
  const row = await findJob(table, kind, job);
  if (row === null || row.job.attempt !== (job.attempt ?? row.job.attempt)) return true;
  if (isQueuedTooLong(row.job.queuedAt, now())) return false;
  const reason = failureReason(failure);
  await pauseForOutage(services, kind.name, reason);
  const postponed = await requeueJob(services, kind, row, { error: reason });
  if (postponed === null) return true;
  if ('refused' in postponed) {
    log.warn('a job that a provider failed cannot wait', { job_id: job.jobId, reason: postponed.refused });
    return false;
  }
  const message = jobMessage(kind, postponed);
  const {
    organizationId,
    job: { queuedAt },
  } = row;
  await putWaiting(table, kind.name, { organizationId, queuedAt, execution: executionName(message), message }, now());
  log.warn('job waits until a provider works again', { job_id: job.jobId, kind: kind.name, reason });
  return true;
}
