import { keywordGenerationKind } from '../../../shared/jobs/kinds/keyword-generation.ts';
import { failJob } from '../../../shared/jobs/lifecycle.ts';
import { log } from '../../../shared/logging/log.ts';
import { requestScores } from '../../../shared/table/opportunity-scores.ts';
import type { GenerationJob } from '../active-generation.ts';
import type { KeywordWorkerServices } from '../services.ts';

/** After a step failed for good: the run is over and the lock free. Keywords that were written stay, and are scored soon. */
export async function failGeneration(
  services: KeywordWorkerServices,
  job: GenerationJob,
  failure: unknown,
): Promise<void> {
  log.warn('keyword generation failed', { failure });
  await failJob(services, keywordGenerationKind, job);
  // Due at once: the sweeper sends the job.
  await requestScores(services.table, { organizationId: job.organizationId, id: job.id }, services.now());
}
