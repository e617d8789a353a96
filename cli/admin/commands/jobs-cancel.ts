import { cancelOperatorJob } from '../../../shared/operator/cancel-job.ts';
import { defineCommand } from '../command.ts';
import { jobId } from '../values.ts';

export const jobsCancel = defineCommand({
  noun: 'jobs',
  verb: 'cancel',
  help: 'Cancel a job of any kind: its locks are free and what it reserved is returned. One that is over stays what it is, and its status is printed.',
  arguments: { job: jobId() },
  options: {},
  async run({ arguments: given }, services) {
    const job = await cancelOperatorJob(services, given.job);
    return { job_id: job.jobId, status: job.status };
  },
});
