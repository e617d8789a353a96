import { QUEUED_DUE_SECONDS, SENDS_MAX, secondsLater } from '../domain/jobs/deadlines.ts';
import { log } from '../logging/log.ts';
import { type DueJob, listUnfinishedJobs } from '../table/due-work.ts';
import { jobKinds } from './job-kinds.ts';
import type { SweepServices } from './swept-job.ts';

export interface SweepResult {
  resent: number;
  failed: number;
}

/**
 * Looks after jobs that should have reported by now. One that no worker picked up lost its message: it is sent again, a few
 * times. One that was being worked on and fell silent is failed. Two sweepers at once do no harm: every write is
 * conditional, and a message that is sent twice starts one execution.
 */
export async function sweep(services: SweepServices): Promise<SweepResult> {
  const result = { resent: 0, failed: 0 };
  for (const due of await listUnfinishedJobs(services.table, services.now())) {
    const outcome = await sweepOrLog(services, due);
    if (outcome) result[outcome] += 1;
  }
  return result;
}

/** A job that cannot be swept must not keep the ones behind it waiting. */
async function sweepOrLog(services: SweepServices, due: DueJob): Promise<keyof SweepResult | null> {
  try {
    return await sweepJob(services, due);
  } catch (error) {
    const work = { work_kind: due.workKind, work_id: due.workId };
    log.error('a job could not be swept; it is tried again in a minute', error, work);
    return null;
  }
}

async function sweepJob(services: SweepServices, due: DueJob): Promise<keyof SweepResult | null> {
  const read = jobKinds.get(due.workKind);
  if (!read) throw new Error(`no kind of job is called ${due.workKind}`);
  const job = await read(services, due);
  if (!job || !isDue(job.dueAt, services.now())) return null;
  const { jobId } = job.message;
  if (!job.abandoned && job.resends < SENDS_MAX) {
    if (!(await job.countResend(secondsLater(services.now(), QUEUED_DUE_SECONDS)))) return null;
    log.warn('job sent again: no worker picked it up', { job_id: jobId, resends: job.resends + 1 });
    await services.jobs.send(job.message);
    return 'resent';
  }
  if (!(await job.fail())) return null;
  log.warn('job failed: it stopped reporting', { job_id: jobId });
  return 'failed';
}

/** The index lags behind the rows on AWS: the row decides. */
const isDue = (dueAt: string | undefined, now: Date): boolean => dueAt !== undefined && dueAt <= now.toISOString();
