import { planKeywordsKind } from '../../../shared/jobs/kinds/plan-keywords.ts';
import { failJob } from '../../../shared/jobs/lifecycle.ts';
import { log } from '../../../shared/logging/log.ts';
import type { KeywordJob } from '../keyword-run.ts';
import type { PlanningWorkerServices } from '../services.ts';

/** After a step failed for good: the pages that are left count as failed, and the lock is free. Another run's lock stays. */
export async function failKeywords(services: PlanningWorkerServices, job: KeywordJob, failure: unknown): Promise<void> {
  log.warn('keyword run failed', { failure });
  await failJob(services, planKeywordsKind, job);
}
