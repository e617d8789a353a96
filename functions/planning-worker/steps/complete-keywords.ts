import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import { planKeywordsKind } from '../../../shared/jobs/kinds/plan-keywords.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { findJob } from '../../../shared/jobs/lifecycle/job-rows.ts';
import type { KeywordJob } from '../keyword-run.ts';
import type { PlanningWorkerServices } from '../services.ts';

/** The run is over: the scores follow the new keywords, and keyword writes of the site are free again. */
export async function completeKeywords(services: PlanningWorkerServices, job: KeywordJob): Promise<void> {
  await computeOpportunityScores(services, job, job.jobId);
  const run = await findJob(services.table, planKeywordsKind, job);
  if (run) await endJob(services.table, planKeywordsKind, run, { status: 'completed', now: services.now() });
}
