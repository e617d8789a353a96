import {
  isQueuedTooLong,
  RESEND_WAIT_SECONDS_MAX,
  resendWaitSeconds,
  secondsLater,
} from '../../domain/jobs/deadlines.ts';
import { log } from '../../logging/log.ts';
import { type DueJob, listUnfinishedJobs } from '../../table/due-work.ts';
import { isWaiting, joinLine } from '../../table/job-line.ts';
import { readSlots } from '../../table/job-slots.ts';
import { isUnchangedAttempt, type JobRow, mayMove, resendChanges, retryChanges } from '../../table/jobs.ts';
import { isAbandoned, readDueJob, type UnfinishedJob } from '../due-jobs.ts';
import { type JobKind, type JobOutcome, jobMessage } from '../job-kind.ts';
import { type JobKinds, jobKinds } from '../job-kinds.ts';
import { executionName } from '../job-message.ts';
import type { JobServices } from '../job-services.ts';
import { endJob } from './end-job.ts';
import { renewLocks } from './job-locks.ts';
import { updateJob } from './job-rows.ts';
import { queuedDueAt } from './start-job.ts';

type SweepServices = Pick<JobServices, 'table' | 'jobs' | 'now'>;

interface SweepResult {
  resent: number;
  failed: number;
}

/**
 * Looks after jobs that should have reported by now. One that no worker picked up is sent again, for a day: its message
 * may be lost. One that was being worked on and fell silent is failed. Two sweepers at once do no harm: every write is
 * conditional, and a message that is sent twice starts one execution.
 */
export async function sweep(services: SweepServices, kinds: JobKinds = jobKinds): Promise<SweepResult> {
  const result = { resent: 0, failed: 0 };
  for (const due of await listUnfinishedJobs(services.table, services.now())) {
    const outcome = await sweepOrLog(services, due, kinds);
    if (outcome) result[outcome] += 1;
  }
  return result;
}

/** A job that cannot be swept must not keep the ones behind it waiting. */
async function sweepOrLog(services: SweepServices, due: DueJob, kinds: JobKinds): Promise<keyof SweepResult | null> {
  try {
    if (!kinds.has(due.workKind)) throw new Error(`no kind of job is called ${due.workKind}`);
    const job = await readDueJob(services.table, due, kinds);
    if (!job || (job.row.dueAt ?? '') > services.now().toISOString()) return null;
    if (isAbandoned(job, services.now()) && !(await isInMovingLine(services, job))) {
      return (await giveUp(services, job)) ? 'failed' : null;
    }
    return (await sendAgain(services, job)) ? 'resent' : null;
  } catch (error) {
    const work = { work_kind: due.workKind, work_id: due.workId };
    log.error('a job could not be swept; it is tried again in a minute', error, work);
    return null;
  }
}

async function giveUp({ table, now }: SweepServices, { kind, row }: UnfinishedJob): Promise<boolean> {
  const { state, error } = row.job;
  const ending = { status: 'failed', now: now(), silent: true } as const;
  // One that waited for a provider fails for the reason that it waited for.
  const outcome: JobOutcome =
    state === 'queued' && error !== null
      ? { ...ending, reason: error, failure: 'model_failed' }
      : { ...ending, reason: state === 'running' ? 'it stopped reporting' : 'no worker picked it up in time' };
  const { reason } = outcome;
  if (!(await endJob(table, kind, row, outcome))) return false;
  log.warn('job failed', { job_id: row.job.id, kind: kind.name, reason });
  return true;
}

async function sendAgain(services: SweepServices, { kind, row }: UnfinishedJob): Promise<boolean> {
  const { table, jobs, now } = services;
  if (await waitsForSlot(table, kind, row)) {
    await keepWaiting(services, { kind, row });
    return false;
  }
  const { id, resends } = row.job;
  // A job that is never failed may have an execution that ended without it: it needs another name.
  const again = kind.onSilence === 'resend';
  const waitSeconds = resendWaitSeconds(resends + 1);
  const changes = again
    ? retryChanges(row, kind.taskId(row), now(), { dueAt: queuedDueAt(now()) })
    : resendChanges(row.job, secondsLater(now(), waitSeconds));
  const conditions = [...mayMove(again ? 'retry' : 'resend', id), ...isUnchangedAttempt(row.job)];
  const sent = await updateJob(table, kind, jobMessage(kind, row), changes, conditions);
  if (sent === null) return false;
  // It keeps its locks while it waits.
  await renewLocks(table, sent, waitSeconds + kind.deadlines.leaseSeconds, now());
  log.warn('job sent again: no worker picked it up', { job_id: id, resends: resends + 1 });
  await jobs.send(jobMessage(kind, sent));
  return true;
}

const waitsForSlot = (table: SweepServices['table'], kind: JobKind<JobRow>, row: JobRow): Promise<boolean> =>
  isWaiting(table, kind.name, {
    organizationId: row.organizationId,
    queuedAt: row.job.queuedAt,
    execution: executionName(jobMessage(kind, row)),
  });

/** However old it is, its turn comes: other jobs of its kind that waited have begun within a day. */
async function isInMovingLine({ table, now }: SweepServices, { kind, row }: UnfinishedJob): Promise<boolean> {
  if (row.job.state !== 'queued' || kind.isExpired?.(row, now()) === true) return false;
  if (!(await waitsForSlot(table, kind, row))) return false;
  const { movedAt } = await readSlots(table, kind.name);
  return movedAt !== null && !isQueuedTooLong(movedAt, now());
}

/** Its message is not lost: the job is in line for a slot. It keeps its locks, and its organization its place. */
async function keepWaiting({ table, now }: SweepServices, { kind, row }: UnfinishedJob): Promise<void> {
  await joinLine(table, kind.name, { organizationId: row.organizationId, queuedAt: row.job.queuedAt });
  const dueAt = secondsLater(now(), RESEND_WAIT_SECONDS_MAX).toISOString();
  const conditions = [...mayMove('resend', row.job.id), ...isUnchangedAttempt(row.job)];
  const kept = await updateJob(table, kind, jobMessage(kind, row), { set: { dueAt } }, conditions);
  if (kept) await renewLocks(table, kept, RESEND_WAIT_SECONDS_MAX + kind.deadlines.leaseSeconds, now());
}
