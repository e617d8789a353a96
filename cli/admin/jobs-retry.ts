import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import type { OperatorJob } from '../../shared/operator/operator-jobs.ts';
import { retryJob } from '../../shared/operator/retry-job.ts';
import { type AdminServices, defineCommand } from './command.ts';
import { jobId } from './values.ts';

export const jobsRetry = defineCommand({
  noun: 'jobs',
  verb: 'retry',
  help: 'Put a job that failed, is stuck or is in the dead letters back to work, and send it. message_id is null when its queue cannot be reached: the sweeper sends it within a minute, or the next start.',
  arguments: { job: jobId() },
  options: {},
  async run({ arguments: { job: reference } }, services) {
    const letters = (await services.deadLetters?.list()) ?? [];
    const own = letters.filter(({ job }) => job?.jobId === formatJobId(reference));
    const job = await retryJob(services, reference, { deadLettered: own.length > 0 });
    // After the retry is written: a letter that is lost before it would leave no trace of the job's trouble.
    for (const letter of own) await letter.remove();
    const message_id = await sendNow(services, { ...job, id: reference.id });
    return { job_id: job.jobId, status: job.status, attempt: job.attempt, due_at: job.dueAt, message_id };
  },
});

/**
 * The row is written and due already: a message that is lost here is sent by the sweeper, and one that both send starts one
 * execution, because both name it alike.
 */
async function sendNow(
  { sendJob }: Pick<AdminServices, 'sendJob'>,
  { machine, organizationId, id, jobId: name, attempt }: OperatorJob & { id: number },
): Promise<string | null> {
  if (!sendJob) return null;
  return sendJob({ machine, organizationId, id, jobId: name, attempt }).catch(() => null);
}
