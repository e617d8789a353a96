import { findJobDetails } from '../../shared/operator/job-details.ts';
import { defineCommand } from './command.ts';
import { jobId } from './values.ts';

export const jobsShow = defineCommand({
  noun: 'jobs',
  verb: 'show',
  help: 'Show one job, finished or not; of a crawl that failed, why.',
  arguments: { job: jobId() },
  options: {},
  async run({ arguments: { job: reference } }, services) {
    const job = await findJobDetails(services, reference);
    return {
      job_id: job.jobId,
      machine: job.machine,
      organization_id: job.organizationId,
      site_id: job.siteId,
      page_id: job.pageId,
      status: job.status,
      attempt: job.attempt,
      resends: job.resends,
      stuck: job.stuck,
      due_at: job.dueAt,
      created_at: job.createdAt,
      started_at: job.startedAt,
      completed_at: job.completedAt,
      failure_reason: job.failureReason,
    };
  },
});
