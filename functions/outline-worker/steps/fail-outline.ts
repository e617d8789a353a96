import { log } from '../../../shared/logging/log.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { failOutlineWrites } from '../../../shared/table/outlines.ts';
import { type OutlineJob, outlineOf } from '../outline-job.ts';
import type { OutlineWorkerServices } from '../services.ts';

/** After the generation failed for good: failed, and the lock free. An outline that is over stays as it is. */
export async function failOutline(
  { table, now }: OutlineWorkerServices,
  job: OutlineJob,
  failure: unknown,
): Promise<void> {
  log.warn('outline failed', { failure });
  await transact(table, failOutlineWrites(outlineOf(job), { jobId: job.jobId, now: now() }));
}
