import * as z from 'zod';
import { parseJobId } from '../../shared/domain/jobs/job-id.ts';
import { isOver } from '../../shared/domain/jobs/job-states.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema } from '../../shared/http/schemas.ts';
import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { crawlKind } from '../../shared/jobs/kinds/crawl.ts';
import { planGenerationKind } from '../../shared/jobs/kinds/plan-generation.ts';
import { cancelJob as cancelJobOfKind } from '../../shared/jobs/lifecycle/end-job.ts';
import { analysisJob, crawlJob, type Job, jobSchema, planJob } from '../../shared/resources/job.ts';
import { getAnalysis } from '../../shared/table/analyses.ts';
import { getCrawl } from '../../shared/table/crawls.ts';
import type { JobRow } from '../../shared/table/jobs.ts';
import { getPlanGeneration } from '../../shared/table/plan-generations.ts';

/** A job as it was read: its row, how the API shows it, and how it is cancelled. */
interface FoundJob {
  row: JobRow;
  shown: Job;
  cancel(): Promise<boolean>;
}

export const cancelJob = defineOperation({
  operationId: 'cancelJob',
  method: 'POST',
  path: '/jobs/{jobId}/cancel',
  tag: 'Jobs',
  summary: 'Cancel a job',
  description:
    'Returns the job as it is then: `failed`, of a crawl with the error `Crawl cancelled`. Cancelled work stores nothing afterwards: a crawl keeps what it had read, ' +
    'an analysis returns its unit of the allowance, a plan keeps the pages that it has. The site, or the page, is free for another job at once. Is idempotent: cancelling a cancelled job returns it again. ' +
    'Returns 409 `conflict` for a job that has ended by itself.',
  access: 'content:write',
  params: z.object({ jobId: z.string() }),
  responses: { 200: detailSchema(jobSchema) },
  errors: ['conflict'],
}).handle(async ({ caller, params }, services: BaseServices) => {
  const found = await findJob(services, caller.organizationId, params.jobId);
  if (!isOver(found.row.job.state)) await found.cancel();
  // Read again: the job may have ended by itself a moment before.
  const { row, shown } = isOver(found.row.job.state)
    ? found
    : await findJob(services, caller.organizationId, params.jobId);
  if (row.job.state !== 'cancelled') {
    throw new ApiError('conflict', `Job ${params.jobId} has ended: it is ${shown.status}`);
  }
  return { status: 200, body: { data: shown } };
});

/** @throws not_found for an id that names no job of the organization. */
async function findJob(services: BaseServices, organizationId: number, jobId: string): Promise<FoundJob> {
  const reference = parseJobId(jobId);
  if (reference?.kind === 'analysis') {
    const row = await getAnalysis(services.table, organizationId, reference.id);
    if (row) return { row, shown: analysisJob(row), cancel: () => cancelJobOfKind(services, analysisKind, row) };
  }
  if (reference?.kind === 'crawl') {
    const row = await getCrawl(services.table, organizationId, reference.id);
    if (row) return { row, shown: crawlJob(row), cancel: () => cancelJobOfKind(services, crawlKind, row) };
  }
  if (reference?.kind === 'plan_generation') {
    const row = await getPlanGeneration(services.table, organizationId, reference.id);
    if (row) return { row, shown: planJob(row), cancel: () => cancelJobOfKind(services, planGenerationKind, row) };
  }
  throw notFound('Job');
}
