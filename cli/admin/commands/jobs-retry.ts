import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { retryOperatorJob } from '../../../shared/operator/retry-job.ts';
import { type AdminServices, defineCommand } from '../command.ts';
import { jobId } from '../values.ts';

export const jobsRetry = defineCommand({
  noun: 'jobs',
  verb: 'retry',
  help: 'Put a job of any kind that failed, is stuck or is in the dead letters back to work, and send it. message_id is null when its queue cannot be reached: the sweeper sends it within a minute, or the next start.',
  arguments: { job: jobId() },
  options: {},
  async run({ arguments: given }, services) {
    const letters = (await services.deadLetters?.list()) ?? [];
    const own = letters.filter(({ job }) => job?.jobId === given.job);
    const { job, message } = await retryOperatorJob(services, given.job, { deadLettered: own.length > 0 });
    // After the retry is written: a letter that is lost before it would leave no trace of the job's trouble.
    for (const letter of own) await letter.remove();
    const message_id = await sendNow(services, message);
    return { job_id: job.jobId, status: job.status, attempt: job.attempt, due_at: job.dueAt, message_id };
  },
});

/**
 * The row is written and due already: a message that is lost here is sent by the sweeper, and one that both send starts one
 * execution, because both name it alike.
 */
const sendNow = async ({ sendJob }: Pick<AdminServices, 'sendJob'>, message: JobMessage): Promise<string | null> =>
  sendJob ? sendJob(message).catch(() => null) : null;
