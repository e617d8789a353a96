import { jobDeadlines, secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { parseAnyJobId } from '../../shared/domain/jobs/job-id.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { renewLease } from '../../shared/table/engine/leases.ts';
import {
  type KeywordGeneration,
  type RunningGeneration,
  updateRunningGeneration,
} from '../../shared/table/keyword-generations.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import type { KeywordWorkerServices } from './services.ts';

/** `id` is the site's. */
export type GenerationJob = Pick<JobMessage, 'organizationId' | 'id' | 'jobId'>;

export const keywordsLock = ({ organizationId, id }: GenerationJob) => keys.siteLock(organizationId, id, 'KEYWORDS');

/** @throws PermanentError for a job id that names no generation. */
export function generationOf({ organizationId, id, jobId }: GenerationJob): RunningGeneration {
  const reference = parseAnyJobId(jobId);
  if (reference?.kind !== 'keyword_generation')
    throw new PermanentError(`${jobId} is no job id of a keyword generation`);
  return { organizationId, siteId: id, run: reference.run };
}

/**
 * Reports that a step begins: pushes the sweeper's deadline and the lock's lease.
 * @throws JobOverError when the run is over, or lost its lock.
 */
export async function reportGeneration(
  { table, now }: KeywordWorkerServices,
  job: GenerationJob,
): Promise<{ generation: KeywordGeneration; site: Site }> {
  const at = now();
  const generation = await updateRunningGeneration(
    table,
    generationOf(job),
    { set: { pickedUp: true } },
    secondsLater(at, jobDeadlines.keyword_generation.silentSeconds),
  );
  const isOurs =
    generation !== null &&
    (await renewLease(table, {
      key: keywordsLock(job),
      holder: job.jobId,
      leaseSeconds: jobDeadlines.keyword_generation.leaseSeconds,
      now: at,
    }));
  if (!isOurs) throw new JobOverError(`keyword generation ${job.jobId} is over`);
  const site = await getSite(table, job.organizationId, job.id);
  if (!site) throw new PermanentError(`site ${job.id} of keyword generation ${job.jobId} does not exist`);
  return { generation, site };
}
