import { endKeywordGeneration } from '../../../shared/jobs/end-keyword-generation.ts';
import { log } from '../../../shared/logging/log.ts';
import { requestScores } from '../../../shared/table/opportunity-scores.ts';
import { type GenerationJob, generationOf } from '../active-generation.ts';
import type { KeywordWorkerServices } from '../services.ts';

/** After a step failed for good: the run is over and the lock free. Keywords that were written stay, and are scored soon. */
export async function failGeneration(
  { table, now }: KeywordWorkerServices,
  job: GenerationJob,
  failure: unknown,
): Promise<void> {
  log.warn('keyword generation failed', { failure });
  await endKeywordGeneration(table, generationOf(job), 'failed', now());
  // Due at once: the sweeper sends the job.
  await requestScores(table, { organizationId: job.organizationId, id: job.id }, now());
}
