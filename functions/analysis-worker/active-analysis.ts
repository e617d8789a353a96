import type { JobChanges } from '../../shared/jobs/job-kind.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { analysisKind, analysisTask } from '../../shared/jobs/kinds/analysis.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import type { AnalysisServices } from './services.ts';

export type AnalysisJob = Pick<JobMessage, 'organizationId' | 'id' | 'slot'>;

/**
 * Reports that a step of the analysis begins.
 * @throws JobOverError when it was failed, or another analysis of the page holds the lock.
 */
export const reportAnalysis = (
  services: AnalysisServices,
  job: AnalysisJob,
  changes: JobChanges = {},
): Promise<Analysis> => reportJob(services, analysisKind, analysisTask(job), changes);
