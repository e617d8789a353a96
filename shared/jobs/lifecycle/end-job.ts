import type { JobFailure } from '../../domain/jobs/job-failure.ts';
import { statusOfState } from '../../domain/jobs/job-status.ts';
import type { WebhookEvent } from '../../domain/webhooks/event-data.ts';
import { log } from '../../logging/log.ts';
import type { Table } from '../../table/engine/client.ts';
import { type TransactionResult, transact, type Write } from '../../table/engine/transaction.ts';
import { freeSlot } from '../../table/job-slots.ts';
import { endChanges, endConditions, isStillSilent, type JobEnvelope, type JobRow } from '../../table/jobs.ts';
import { refundWrites } from '../../table/reservations.ts';
import { eventWrites } from '../../webhooks/announce.ts';
import { classifyFailure, failureReason } from '../failure-reason.ts';
import { type JobKind, type JobOutcome, type JobTaskReference, jobMessage } from '../job-kind.ts';
import type { JobServices } from '../job-services.ts';
import { releaseLockWrites } from './job-locks.ts';
import { adoptFormerRow, findJob } from './job-rows.ts';
import { listWrites } from './start-job.ts';

type EndServices = Pick<JobServices, 'table' | 'now'>;

/** The writes that end a job, release its locks and return what it took, for a transaction that also stores its result. */
export async function endJobWrites<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  row: Row,
  outcome: JobOutcome,
): Promise<Write[]> {
  const { status, now, silent = false, reason = null } = outcome;
  const ending = endChanges(status, now, {
    error: status === 'failed' ? reason : null,
    failure: failureOfEnd(outcome),
  });
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
    ...releaseLockWrites(row.job.locks),
    ...(status === 'completed' ? [] : refundWrites(row)),
    ...(await eventWrites(table, row.organizationId, endEvents(kind, row, outcome), now)),
  ];
}

function failureOfEnd({ status, silent = false, failure }: JobOutcome): JobFailure | null {
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'failed') return null;
  return failure ?? (silent ? 'lost' : 'error');
}

/** The end of a job is an event, by the status that clients see. */
function endEvents<Row extends JobRow>(
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
  await freeJobSlot(table, kind, row);
  await kind.afterEnd?.(table, row, outcome);
  return true;
}

/**
 * The next job may begin: for a job that a separate transaction ended (`endJobWrites`). What ended has ended, so a failure
 * here is no failure of the step: a slot that is not freed is found out when others wait for it.
 */
export async function freeJobSlot<Row extends JobRow>(
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
  return adoptFormerRow(table, kind, jobMessage(kind, row), kind.keyOf(row), items['job'] ?? null);
}

/**
 * Fails a job whose step failed for good, and logs why. A job that is over stays as it is.
 * @param failure what `Catch` recorded.
 */
export async function failJob<Row extends JobRow>(
  { table, now }: EndServices,
  kind: JobKind<Row>,
  job: JobTaskReference,
  failure: unknown,
): Promise<void> {
  const reason = failureReason(failure);
  const row = await findJob(table, kind, job);
  if (
    row === null ||
    !(await endJob(table, kind, row, { status: 'failed', now: now(), reason, failure: classifyFailure(failure) }))
  ) {
    return;
  }
  log.warn('job failed', { job_id: job.jobId, kind: kind.name, reason, failure });
}

/** The step that a state machine takes after another one failed for good. */
export const failStep =
  <Row extends JobRow>(kind: JobKind<Row>) =>
  (services: EndServices, { job, failure }: { job: JobTaskReference; failure: unknown }): Promise<void> =>
    failJob(services, kind, job, failure);

/** Cancels a job: its locks are free at once, and a worker that is busy with it stops at its next step. */
export const cancelJob = <Row extends JobRow>(
  { table, now }: EndServices,
  kind: JobKind<Row>,
  row: Row,
): Promise<boolean> => endJob(table, kind, row, { status: 'cancelled', now: now() });
