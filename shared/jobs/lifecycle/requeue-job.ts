import type { JobRow } from '../../table/jobs.ts';
import type { JobKind } from '../job-kind.ts';
import type { JobServices } from '../job-services.ts';
import { freeJobSlot } from './end-job.ts';
import { findJob } from './job-rows.ts';
import { type Postponed, retryJob } from './retry-job.ts';

/**
 * Takes a job back from its execution, which ends then: it is queued under its next attempt, with the time at which it was queued first and
 * its locks, and its slot is free. The caller has its message delivered.
 * @returns the job as it waits, null when it is over, or why it cannot be queued again.
 */
export async function requeueJob<Row extends JobRow>(
  services: Pick<JobServices, 'table' | 'now'>,
  kind: JobKind<Row>,
  row: Row,
  postponed: Omit<Postponed, 'queuedAt'> & Partial<Pick<Postponed, 'queuedAt'>>,
): Promise<Row | null | { refused: string }> {
  const refused = await retryJob(services, kind, row, { queuedAt: row.job.queuedAt, ...postponed });
  if (refused !== null) return { refused };
  await freeJobSlot(services.table, kind, row);
  return findJob(services.table, kind, { organizationId: row.organizationId, id: kind.taskId(row), jobId: row.job.id });
}
