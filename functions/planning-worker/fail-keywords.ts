import { JobOverError } from '../../shared/jobs/worker-errors.ts';
import { log } from '../../shared/logging/log.ts';
import { failedPagesWrite } from '../../shared/table/planning.ts';
import { transact } from '../../shared/table/transaction.ts';
import { completeKeywords } from './complete-keywords.ts';
import { type KeywordJob, pagesToAssign, reportKeywordRun } from './keyword-run.ts';
import type { PlanningWorkerServices } from './services.ts';

/** After a step failed for good: the pages that are left count as failed, and the lock is free. Another run's lock stays. */
export async function failKeywords(services: PlanningWorkerServices, job: KeywordJob, failure: unknown): Promise<void> {
  log.warn('keyword run failed', { failure });
  try {
    const run = await reportKeywordRun(services, job);
    const failedIds = [...run.plan.failedPageIds, ...pagesToAssign(run).map(({ id }) => id)];
    await transact(services.table, [failedPagesWrite(job, run.plan.keywordRun, failedIds)]);
  } catch (error) {
    if (error instanceof JobOverError) return;
    throw error;
  }
  await completeKeywords(services, job);
}
