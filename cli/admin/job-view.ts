import type { OperatorJob } from '../../shared/operator/operator-jobs.ts';

/** A job as the commands print it. */
export const jobView = (job: OperatorJob) => ({
  job_id: job.jobId,
  kind: job.kind,
  machine: job.machine,
  organization_id: job.organizationId,
  site_id: job.siteId,
  page_id: job.pageId,
  status: job.status,
  attempt: job.attempt,
  due_at: job.dueAt,
  resends: job.resends,
  stuck: job.stuck,
});
