import { failPlanKeywords } from '../../../shared/jobs/end-plan-keywords.ts';
import { log } from '../../../shared/logging/log.ts';
import type { KeywordJob } from '../keyword-run.ts';
import type { PlanningWorkerServices } from '../services.ts';

/** After a step failed for good: the pages that are left count as failed, and the lock is free. Another run's lock stays. */
export async function failKeywords(
  { table }: PlanningWorkerServices,
  job: KeywordJob,
  failure: unknown,
): Promise<void> {
  log.warn('keyword run failed', { failure });
  await failPlanKeywords(table, job);
}
