import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { reportJob } from '../../shared/jobs/lifecycle.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import type { Changes } from '../../shared/table/engine/expressions.ts';
import type { AnalysisServices } from './services.ts';

export type AnalysisJob = Pick<JobMessage, 'organizationId' | 'id'>;

/**
 * Reports that a step of the analysis begins.
 * @throws JobOverError when it was failed, or another analysis of the page holds the lock.
 */
export const reportAnalysis = (
  services: AnalysisServices,
  { organizationId, id }: AnalysisJob,
  changes: Changes = {},
): Promise<Analysis> =>
  reportJob(services, analysisKind, { organizationId, id, jobId: formatJobId({ kind: 'analysis', id }) }, changes);
