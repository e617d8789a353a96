import { releaseLease } from '../../shared/table/leases.ts';
import { type KeywordJob, keywordsLock } from './keyword-run.ts';
import type { PlanningWorkerServices } from './services.ts';

/** The run is over: keyword writes of the site are free again. */
export const completeKeywords = ({ table }: PlanningWorkerServices, job: KeywordJob): Promise<void> =>
  releaseLease(table, keywordsLock(job), job.jobId);
