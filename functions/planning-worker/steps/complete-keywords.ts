import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import { releaseLease } from '../../../shared/table/engine/leases.ts';
import { type KeywordJob, keywordsLock } from '../keyword-run.ts';
import type { PlanningWorkerServices } from '../services.ts';

/** The run is over: the scores follow the new keywords, and keyword writes of the site are free again. */
export async function completeKeywords(services: PlanningWorkerServices, job: KeywordJob): Promise<void> {
  await computeOpportunityScores(services, job, job.jobId);
  await releaseLease(services.table, keywordsLock(job), job.jobId);
}
