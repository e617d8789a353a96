import { isOver, jobMoves } from '../domain/jobs/job-states.ts';
import type { UnfinishedJob } from '../jobs/due-jobs.ts';
import { type JobKinds, jobKinds } from '../jobs/job-kinds.ts';
import type { JobMessage } from '../jobs/job-message.ts';
import { retryJob } from '../jobs/lifecycle/retry-job.ts';
import type { Table } from '../table/engine/client.ts';
import { OperatorError } from './operator-error.ts';
import { findOperatorJob, messageOfJob, type OperatorJob, toOperatorJob } from './operator-jobs.ts';

interface Services {
  table: Table;
  now: () => Date;
}

/**
 * Puts a job that failed, or is stuck, back to work under its next attempt, because the name of an execution can be used
 * once. It writes the row alone, due at once: send the message that it returns, or the sweeper does within a minute. So a
 * retry needs no queue (the embedded one is in the memory of the running system), and cannot be lost between row and
 * message.
 * @param options.deadLettered Its message is in the dead letters, which makes it stuck whatever its deadline says.
 * @throws OperatorError for a job that does not exist, is on its way, or ended in another way than by failing.
 */
export async function retryOperatorJob(
  { table, now }: Services,
  jobId: string,
  { deadLettered, kinds = jobKinds }: { deadLettered: boolean; kinds?: JobKinds },
): Promise<{ job: OperatorJob; message: JobMessage }> {
  const found = await findOperatorJob(table, jobId, kinds);
  refuseUnlessRetriable(found, now(), deadLettered);
  const refused = await retryJob({ table, now }, found.kind, found.row);
  if (refused !== null) throw new OperatorError(refused);
  const retried = await findOperatorJob(table, jobId, kinds);
  return { job: toOperatorJob(retried, now()), message: messageOfJob(retried) };
}

function refuseUnlessRetriable(found: UnfinishedJob, now: Date, deadLettered: boolean): void {
  const { jobId, status, stuck, dueAt } = toOperatorJob(found, now);
  const { state } = found.row.job;
  if (!jobMoves.retry.from.some((from) => from === state)) throw new OperatorError(`job ${jobId} is ${status}`);
  if (isOver(state) || stuck || deadLettered) return;
  throw new OperatorError(`job ${jobId} is not stuck: it is ${status}, due at ${dueAt}`);
}
