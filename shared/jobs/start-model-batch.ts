import { isOver } from '../domain/jobs/job-states.ts';
import { transact } from '../table/engine/transaction.ts';
import { getModelBatch, isLatestBatch, newModelBatch } from '../table/model-batches.ts';
import { type JobStarter, jobMessage, type StartedJob } from './job-kind.ts';
import { modelBatchKind } from './kinds/model-batch.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

/** Starts the job that sends the waiting questions of a site's analyses, unless it is there. */
export async function startModelBatch(
  { table, jobs, now }: Pick<JobStarter, 'table' | 'jobs' | 'now'>,
  site: { organizationId: number; id: number },
): Promise<StartedJob> {
  const previous = await getModelBatch(table, site);
  const inProgress = { started: false, reason: 'in_progress' } as const;
  if (previous !== null && !isOver(previous.job.state)) return inProgress;
  const at = now();
  const batch = newModelBatch(site, (previous?.run ?? 0) + 1, at);
  const writes = startJobWrites(modelBatchKind, batch, at, { if: isLatestBatch(previous) });
  if (!(await transact(table, writes)).ok) return inProgress;
  await jobs.send(jobMessage(modelBatchKind, batch));
  return { started: true, jobId: batch.job.id };
}
