import { QUEUED_DUE_SECONDS, secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import { endKeywordGeneration } from '../../../shared/jobs/end-keyword-generation.ts';
import { requestScores } from '../../../shared/table/opportunity-scores.ts';
import { type GenerationJob, reportGeneration } from '../active-generation.ts';
import type { KeywordWorkerServices } from '../services.ts';

/** Last step: the scores follow the new keywords, then the run is over and keyword writes are free again. */
export async function completeGeneration(services: KeywordWorkerServices, job: GenerationJob): Promise<void> {
  const { table, now } = services;
  const { generation } = await reportGeneration(services, job);
  const site = { organizationId: job.organizationId, id: job.id };
  // Asked for as a client's write would: whoever is at it now begins another round.
  await requestScores(table, site, secondsLater(now(), QUEUED_DUE_SECONDS));
  await computeOpportunityScores(services, site, job.jobId);
  await endKeywordGeneration(table, generation, 'completed', now());
}
