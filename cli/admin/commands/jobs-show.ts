import { showOperatorJob } from '../../../shared/operator/operator-jobs.ts';
import { defineCommand } from '../command.ts';
import { jobView } from '../job-view.ts';
import { jobId } from '../values.ts';

export const jobsShow = defineCommand({
  noun: 'jobs',
  verb: 'show',
  help: 'Show one job of any kind, finished or not; of one that failed, why.',
  arguments: { job: jobId() },
  options: {},
  async run({ arguments: given }, services) {
    const job = await showOperatorJob(services, given.job);
    return {
      ...jobView(job),
      queued_at: job.queuedAt,
      started_at: job.startedAt,
      ended_at: job.endedAt,
      failure_reason: job.failureReason,
    };
  },
});
