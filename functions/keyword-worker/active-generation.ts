import type { JobTaskReference } from '../../shared/jobs/job-kind.ts';
import { keywordGenerationKind } from '../../shared/jobs/kinds/keyword-generation.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import type { KeywordGeneration } from '../../shared/table/keyword-generations.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import type { KeywordWorkerServices } from './services.ts';

/** `id` is the site's. */
export type GenerationJob = JobTaskReference;

/**
 * Reports that a step begins.
 * @throws JobOverError when the run is over, or lost its lock.
 */
export async function reportGeneration(
  services: KeywordWorkerServices,
  job: GenerationJob,
): Promise<{ generation: KeywordGeneration; site: Site }> {
  const generation = await reportJob(services, keywordGenerationKind, job);
  const site = await getSite(services.table, job.organizationId, job.id);
  if (!site) throw new PermanentError(`site ${job.id} of keyword generation ${job.jobId} does not exist`);
  return { generation, site };
}
