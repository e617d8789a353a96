import * as z from 'zod';
import { parseJobId } from '../../shared/domain/jobs/job-id.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema } from '../../shared/http/schemas.ts';
import { jobSchema } from '../../shared/resources/job.ts';
import { findJobs } from './find-jobs.ts';

export const getJob = defineOperation({
  operationId: 'getJob',
  method: 'GET',
  path: '/jobs/{jobId}',
  tag: 'Jobs',
  summary: 'Get a job',
  description:
    'While the job is queued or processing, `retry_after_seconds` and the `Retry-After` header give the seconds to wait before the next poll. ' +
    'A `job_cr_` id identifies any crawl of the organization, including full-site crawls.',
  access: 'sites:read',
  bucket: 'jobs',
  params: z.object({ jobId: z.string() }),
  responses: { 200: detailSchema(jobSchema) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const reference = parseJobId(params.jobId);
  const job = reference && (await findJobs(table, caller.organizationId, [reference])).get(params.jobId);
  if (!job) throw notFound('Job');
  const hint = job.retry_after_seconds;
  return { status: 200, body: { data: job }, ...(hint ? { headers: { 'retry-after': String(hint) } } : {}) };
});
