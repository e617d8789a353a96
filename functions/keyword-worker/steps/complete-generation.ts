import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import { keywordGenerationKind } from '../../../shared/jobs/kinds/keyword-generation.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { queuedDueAt } from '../../../shared/jobs/lifecycle/start-job.ts';
import { requestScoresSoon } from '../../../shared/jobs/request-opportunity-scores.ts';
import { type GenerationJob, reportGeneration } from '../active-generation.ts';
import type { KeywordWorkerServices } from '../services.ts';

/** Last step: the scores follow the new keywords, then the run is over and keyword writes are free again. */
export async function completeGeneration(services: KeywordWorkerServices, job: GenerationJob): Promise<void> {
  const { table, now } = services;
  const { generation } = await reportGeneration(services, job);
  const site = { organizationId: job.organizationId, id: job.id };
  // Requested as after a client's write: a job that is computing now starts another round.
  await requestScoresSoon(services, site, queuedDueAt(now()));
  await computeOpportunityScores(services, site, job.jobId);
  await endJob(table, keywordGenerationKind, generation, { status: 'completed', now: now() });
}
