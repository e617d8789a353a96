import type { RunStage } from '../../shared/domain/ideas/run-rules.ts';
import { jobDeadlines, secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { JobOverError } from '../../shared/jobs/worker-errors.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { renewLease } from '../../shared/table/engine/leases.ts';
import { getLatestIdeaRun, type IdeaRun, updateActiveIdeaRun } from '../../shared/table/idea-runs.ts';
import type { IdeasWorkerServices } from './services.ts';

/** `id` is the site; the run is named by the job id. */
export type IdeasJob = Pick<JobMessage, 'organizationId' | 'id' | 'jobId'>;

/** The job's run, over or not; null when a newer one has the site. */
export async function findRun({ table }: IdeasWorkerServices, job: IdeasJob): Promise<IdeaRun | null> {
  const run = await getLatestIdeaRun(table, job.organizationId, job.id);
  return run && formatJobId({ kind: 'ideas_run', id: run.id }) === job.jobId ? run : null;
}

/**
 * Reports what the run is doing, for the person who waits for it: pushes its deadline and the lock's lease.
 * @throws JobOverError when it was failed meanwhile, or a newer run has the site.
 */
export async function reportRun(
  services: IdeasWorkerServices,
  job: IdeasJob,
  told: { stage: RunStage; progress: string },
): Promise<IdeaRun> {
  const { table, now } = services;
  const known = await findRun(services, job);
  if (known?.status !== 'running') throw new JobOverError(`ideas run ${job.jobId} is over`);
  const at = now();
  const reported = { ...told, reportedAt: at.toISOString(), pickedUp: true };
  const run = await updateActiveIdeaRun(
    table,
    known,
    { set: reported },
    secondsLater(at, jobDeadlines.ideas_run.silentSeconds),
  );
  if (!run) throw new JobOverError(`ideas run ${job.jobId} is over`);
  const held = await renewLease(table, {
    key: keys.siteLock(run.organizationId, run.siteId, 'IDEAS'),
    holder: run.id,
    leaseSeconds: jobDeadlines.ideas_run.silentSeconds,
    now: at,
  });
  if (!held) throw new JobOverError(`ideas run ${job.jobId} lost its lock`);
  return run;
}
