import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { analysisKind } from '../../../shared/jobs/kinds/analysis.ts';
import { failJob } from '../../../shared/jobs/lifecycle.ts';
import { log } from '../../../shared/logging/log.ts';
import type { AnalysisJob } from '../active-analysis.ts';
import type { AnalysisServices } from '../services.ts';

/** After any step failed for good: failed, the lock free, the allowance given back. An analysis that is over stays as it is. */
export async function failAnalysis(services: AnalysisServices, job: AnalysisJob, failure: unknown): Promise<void> {
  log.warn('analysis failed', { failure });
  await failJob(services, analysisKind, { ...job, jobId: formatJobId({ kind: 'analysis', id: job.id }) });
}
