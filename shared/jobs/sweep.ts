import { SENDS_MAX } from '../domain/jobs/deadlines.ts';
import { log } from '../logging/log.ts';
import { type DueJob, listUnfinishedJobs } from '../table/due-work.ts';
import { jobKinds } from './job-kinds.ts';
import type { JobServices } from './job-services.ts';
import { readUnfinishedJob, type UnfinishedJob } from './lifecycle.ts';

type SweepServices = Pick<JobServices, 'table' | 'jobs' | 'now'>;

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
    if (!jobKinds.has(due.workKind)) throw new Error(`no kind of job is called ${due.workKind}`);
    const job = await readDueJob(services, due);
    if (!job || !isDue(job.dueAt, services.now())) return null;
    return await sweepJob(services, job);
  } catch (error) {
    const work = { work_kind: due.workKind, work_id: due.workId };
    log.error('a job could not be swept; it is tried again in a minute', error, work);
    return null;
  }
}

/** The unfinished job that the index of due work names; null when it is over, or of a kind that this version does not know. */
export async function readDueJob(
  services: Pick<SweepServices, 'table' | 'now'>,
  due: DueJob,
): Promise<UnfinishedJob | null> {
  const kind = jobKinds.get(due.workKind);
  return kind ? readUnfinishedJob(services, kind, due) : null;
}

async function sweepJob(services: SweepServices, job: UnfinishedJob): Promise<keyof SweepResult | null> {
  const { jobId } = job.message;
  if (!job.abandoned && job.resends < SENDS_MAX) {
    if (!(await job.countResend())) return null;
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
