import { isOver } from '../domain/jobs/job-states.ts';
import { type JobKinds, jobKinds } from '../jobs/job-kinds.ts';
import { cancelJob } from '../jobs/lifecycle/end-job.ts';
import type { Table } from '../table/engine/client.ts';
import { findOperatorJob, type OperatorJob, toOperatorJob } from './operator-jobs.ts';

/**
 * Cancels a job: its locks are free and what it reserved is returned at once; a worker that is busy with it stops at its
 * next step. Returns the job as it is then: one that was over already stays what it was.
 */
export async function cancelOperatorJob(
  services: { table: Table; now: () => Date },
  jobId: string,
  kinds: JobKinds = jobKinds,
): Promise<OperatorJob> {
  const found = await findOperatorJob(services.table, jobId, kinds);
  if (!isOver(found.row.job.state)) await cancelJob(services, found.kind, found.row);
  // Not "cancelled" by assumption: the job may have ended by itself a moment before.
  return toOperatorJob(await findOperatorJob(services.table, jobId, kinds), services.now());
}
