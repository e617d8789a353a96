import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { retryJob } from '../../shared/operator/retry-job.ts';
import { defineCommand } from './command.ts';
import { jobId } from './values.ts';

export const jobsRetry = defineCommand({
  noun: 'jobs',
  verb: 'retry',
  help: 'Put a job that failed, is stuck or is in the dead letters back to work. The sweeper sends it within a minute.',
  arguments: { job: jobId() },
  options: {},
  async run({ arguments: { job: reference } }, services) {
    const letters = (await services.deadLetters?.list()) ?? [];
    const own = letters.filter(({ job }) => job?.jobId === formatJobId(reference));
    const job = await retryJob(services, reference, { deadLettered: own.length > 0 });
    // After the retry is written: a letter that is lost before it would leave no trace of the job's trouble.
    for (const letter of own) await letter.remove();
    return { job_id: job.jobId, status: job.status, attempt: job.attempt, due_at: job.dueAt };
  },
});
