import * as z from 'zod';
import type { Job } from '../../../typescript/src/index.ts';
import { cutOrNull } from '../answer-size.ts';
import { next } from '../fields.ts';
import { defineTool, reads } from '../tool.ts';

const stepAfter = (job: Job): string => {
  if (job.retry_after_seconds !== null) return `Call get_job again after ${job.retry_after_seconds} seconds.`;
  if (job.status === 'failed') return 'It failed. Say so to the person, or start it once more.';
  if (job.status === 'skipped') return 'Nothing had changed since the last analysis: call get_report.';
  if (job.type === 'analyze') return `Call get_report with page_id ${job.page_id}.`;
  if (job.type === 'plan') return `Call find_pages with site_id ${job.site_id}.`;
  return job.page_id === null
    ? `Call list_issues or find_pages with site_id ${job.site_id}.`
    : `Call get_page with page_id ${job.page_id}.`;
};

export const getJob = defineTool({
  name: 'get_job',
  title: 'Get a job',
  description:
    'The status and progress of a job that start_job returned. Poll it at the pace that the answer asks for.',
  input: z.strictObject({ job_id: z.string().min(1).max(100).describe('Such as job_an_12.') }),
  output: z.object({
    job_id: z.string(),
    type: z.string(),
    status: z.enum(['queued', 'processing', 'completed', 'failed', 'skipped']),
    page_id: z.number().nullable(),
    site_id: z.number(),
    stage: z.string(),
    done: z.number(),
    total: z.number().nullable(),
    error: z.string().nullable(),
    score: z.number().nullable().describe('Of a completed analysis.'),
    grade: z.string().nullable(),
    poll_after_seconds: z.number().nullable().describe('Null when it has ended.'),
    next,
  }),
  annotations: reads,
  run: async ({ job_id }, { api, call }) => {
    const { data: job } = await api.getJob({ jobId: job_id }, call);
    const graded = 'overall_score' in job.result ? job.result : null;
    return {
      job_id: job.id,
      type: job.type,
      status: job.status,
      page_id: job.page_id,
      site_id: job.site_id,
      stage: job.progress.stage,
      done: job.progress.done,
      total: job.progress.total,
      error: cutOrNull(job.error, 300),
      score: graded?.overall_score ?? null,
      grade: graded?.overall_grade ?? null,
      poll_after_seconds: job.retry_after_seconds,
      next: stepAfter(job),
    };
  },
});
