import { isTerminal } from '../../../shared/domain/jobs/job-status.ts';
import { endAnalysisWithoutGrade } from '../../../shared/jobs/end-analysis.ts';
import { log } from '../../../shared/logging/log.ts';
import { getAnalysis } from '../../../shared/table/analyses.ts';
import type { AnalysisJob } from '../active-analysis.ts';
import type { AnalysisServices } from '../services.ts';

/** After any step failed for good: failed, the lock free, the allowance given back. An analysis that is over stays as it is. */
export async function failAnalysis(
  { table, now }: AnalysisServices,
  job: AnalysisJob,
  failure: unknown,
): Promise<void> {
  log.warn('analysis failed', { failure });
  const analysis = await getAnalysis(table, job.organizationId, job.id);
  if (!analysis || isTerminal(analysis.status)) return;
  await endAnalysisWithoutGrade(table, analysis, { status: 'failed', now: now() });
}
