import { jobDeadlines, secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { JobOverError } from '../../shared/jobs/worker-errors.ts';
import { type Analysis, updateActiveAnalysis } from '../../shared/table/analyses.ts';
import type { Changes } from '../../shared/table/engine/expressions.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { renewLease } from '../../shared/table/engine/leases.ts';
import type { AnalysisServices } from './services.ts';

export type AnalysisJob = Pick<JobMessage, 'organizationId' | 'id'>;

/**
 * Reports that a step of the analysis begins: pushes the sweeper's deadline and the lock's lease.
 * @throws JobOverError when it was failed meanwhile, or another analysis of the page holds the lock.
 */
export async function reportAnalysis(
  { table, now }: AnalysisServices,
  job: AnalysisJob,
  changes: Changes = {},
): Promise<Analysis> {
  const at = now();
  const reported = { ...changes, set: { ...changes.set, reportedAt: at.toISOString() } };
  const analysis = await updateActiveAnalysis(
    table,
    job,
    reported,
    secondsLater(at, jobDeadlines.analysis.silentSeconds),
  );
  if (!analysis) throw new JobOverError(`analysis ${job.id} is over`);
  const held = await renewLease(table, {
    key: keys.analysisLock(job.organizationId, analysis.pageId),
    holder: formatJobId({ kind: 'analysis', id: analysis.id }),
    leaseSeconds: jobDeadlines.analysis.leaseSeconds,
    now: at,
  });
  if (!held) throw new JobOverError(`analysis ${job.id} lost its lock`);
  return analysis;
}
