import * as z from 'zod';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { crawlProgress, jobStages, pageProgress, planProgress } from '../domain/jobs/job-progress.ts';
import { type JobStatus, jobStatuses, retryAfterSeconds } from '../domain/jobs/job-status.ts';
import { usd } from '../domain/plans/dollars.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { Analysis } from '../table/analyses.ts';
import type { Crawl, CrawlStatus } from '../table/crawls.ts';
import type { JobRow } from '../table/jobs.ts';
import type { PlanGeneration } from '../table/plan-generations.ts';
import { droppedTexts, droppedTextsSchema } from './dropped-text.ts';
import { failureReasonField, readFailureReason } from './failure-reason.ts';
import { gradeSchema } from './grade.ts';

const jobProgress = z
  .strictObject({
    stage: z.enum(jobStages),
    done: z.number().int().meta({
      description: 'Pages that are done; of `auditing`, addresses that are no pages of the site and were requested.',
    }),
    total: z.number().int().nullable().meta({
      description:
        'Pages that are known so far: it grows while a crawl finds more. Null before any is known. Of `auditing`, the addresses to request; of a crawl that is `analyzing`, the pages that its setup grades.',
    }),
    waits_until: timestamp().optional().meta({
      description:
        'Set while the host of a site that is crawled lets no request through (`Retry-After`, 429 or 503, or a robots.txt that cannot be read): when the crawl goes on.',
    }),
    waits_for: z.literal('model_batch').optional().meta({
      description: "Set while an analysis waits for a batch of the model's provider, up to a day.",
    }),
  })
  .meta({ id: 'JobProgress' });

/** `plan`: beside those of the specification. */
export const jobTypes = ['analyze', 'recrawl', 'plan'] as const;

const modelUse = z
  .strictObject({
    calls: z.number().int(),
    batch_calls: z.number().int().optional().meta({ description: 'Of `calls`, those at the price of a batch.' }),
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
  })
  .meta({ id: 'JobModelUse' });

const jobFields = () => ({
  id: z.string(),
  type: z.enum(jobTypes).meta({
    description: '`plan`: the generation of a plan that was asked for with `Prefer: respond-async`.',
  }),
  status: z.enum(jobStatuses),
  page_id: z.number().int().nullable().meta({
    description: 'Null on recrawl jobs until completed, and on plan jobs.',
  }),
  site_id: integerId(),
  created_at: timestamp(),
  started_at: timestamp().nullable().meta({
    description: 'Of a crawl that waits for a worker, its creation: it is `processing` from then on.',
  }),
  completed_at: timestamp().nullable(),
  error: z.string().nullable().meta({
    description: 'Only when failed: `Analysis failed`, `Crawl failed`, `Crawl cancelled` or `Plan generation failed`.',
  }),
  failure_reason: failureReasonField(),
  retry_after_seconds: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Seconds to wait before the next poll; null once terminal.' }),
  progress: z.lazy(() => jobProgress),
  result: z
    .union([
      z.strictObject({
        analysis_id: integerId(),
        overall_score: z.number().nullable(),
        overall_grade: gradeSchema.nullable(),
        score_source: z.enum(['audit', 'verified']),
      }),
      z.strictObject({
        snapshot_id: z.number().int().nullable().meta({
          description: 'Null when the live page returned a non-2xx response: no snapshot was written.',
        }),
        not_read: z.string().optional().meta({
          description:
            'Why the document was not the page itself (a shell that a script fills, a check for robots, a request for consent, a "not found" page with status 200), as a sentence. The snapshot is of that document; the title, description, schema, links, and content version of the page stay what was read before, and its analysis does not become stale. Absent when the page was read.',
        }),
      }),
      z.strictObject({
        page_ids: z
          .array(integerId())
          .meta({ description: 'The pages of the plan; `GET /sites/{siteId}/plan` has them.' }),
        dropped: droppedTextsSchema,
        note: z.string().nullable().meta({
          description: 'Set when rules planned the pages because the language model failed.',
        }),
      }),
      z.strictObject({}),
    ])
    .meta({ description: '`{}` until complete, and of the crawl of a whole site.' }),
  cost_usd: z.number().min(0).optional().meta({
    description:
      'US dollars that the calls of models and of keyword data for this job cost, of all of its attempts. Absent where nothing was paid.',
  }),
  model_use: z
    .lazy(() => modelUse)
    .optional()
    .meta({ description: 'Calls of language models for this job, of all of its attempts. Absent without any.' }),
});

export const jobSchema = z.lazy(() => z.strictObject(jobFields()).meta({ id: 'Job' }));

/** In a list, where no one asked for it by its id: with what it is about. */
export const listedJobSchema = z.lazy(() =>
  z
    .strictObject({
      ...jobFields(),
      site_domain: z
        .string()
        .nullable()
        .meta({ description: 'Of a planned site its display name. Null for a site that is deleted.' }),
      page_path: z.string().nullable().meta({
        description:
          'Of the page that the job is about, also before it is completed. Null for a whole site, and for a page that is deleted.',
      }),
    })
    .meta({ id: 'ListedJob' }),
);
export type Job = z.input<typeof jobSchema>;

/** A crawl's own status as a job status. Recrawl jobs are created processing (spec, Job status); `progress` says that one waits. */
const jobStatusOfCrawl = {
  pending: 'processing',
  running: 'processing',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<CrawlStatus, JobStatus>;

const toCost = (row: JobRow): Pick<Job, 'cost_usd' | 'model_use'> => {
  const { costMicrodollars, modelCalls, modelBatchCalls, modelInputTokens = 0, modelOutputTokens = 0 } = row;
  return {
    ...(costMicrodollars === undefined ? {} : { cost_usd: usd(costMicrodollars) }),
    ...(modelCalls === undefined
      ? {}
      : {
          model_use: {
            calls: modelCalls,
            ...(modelBatchCalls === undefined ? {} : { batch_calls: modelBatchCalls }),
            input_tokens: modelInputTokens,
            output_tokens: modelOutputTokens,
          },
        }),
  };
};

export const analysisJob = (analysis: Analysis): Job => ({
  id: formatJobId({ kind: 'analysis', id: analysis.id }),
  type: 'analyze',
  status: analysis.status,
  page_id: analysis.pageId,
  site_id: analysis.siteId,
  created_at: analysis.createdAt,
  started_at: analysis.startedAt,
  completed_at: analysis.completedAt,
  error: analysis.status === 'failed' ? 'Analysis failed' : null,
  failure_reason: readFailureReason(analysis),
  retry_after_seconds: retryAfterSeconds('analyze', analysis.status),
  progress: pageProgress('analyzing', analysis.status, { waitsForBatch: analysis.waitsSince !== null }),
  result:
    analysis.status === 'completed'
      ? {
          analysis_id: analysis.id,
          overall_score: analysis.overallScore,
          overall_grade: analysis.overallGrade,
          score_source: analysis.scoreSource,
        }
      : {},
  ...toCost(analysis),
});

/** The crawl of a whole site has no snapshot that stands for it: null would say that a page returned a non-2xx response. */
const crawlResult = ({ kind, snapshotId, notRead }: Crawl): Job['result'] =>
  kind === 'site' ? {} : { snapshot_id: snapshotId, ...(notRead === null ? {} : { not_read: notRead }) };

/** A pause that is over is still in the row, until the crawl's next report. */
const laterThanNow = (time: string | null): string | null =>
  time !== null && Date.parse(time) > Date.now() ? time : null;

export const crawlJob = (crawl: Crawl): Job => {
  const status = jobStatusOfCrawl[crawl.status];
  return {
    id: formatJobId({ kind: 'crawl', id: crawl.id }),
    type: 'recrawl',
    status,
    page_id: status === 'completed' ? crawl.pageId : null,
    site_id: crawl.siteId,
    created_at: crawl.createdAt,
    started_at: status === 'processing' ? (crawl.startedAt ?? crawl.createdAt) : crawl.startedAt,
    completed_at: crawl.completedAt,
    error: status === 'failed' ? (crawl.status === 'cancelled' ? 'Crawl cancelled' : 'Crawl failed') : null,
    failure_reason: readFailureReason(crawl),
    retry_after_seconds: retryAfterSeconds('recrawl', status),
    progress:
      crawl.kind === 'page'
        ? pageProgress('crawling', status)
        : crawlProgress(
            { ...crawl, waitsUntil: laterThanNow(crawl.waitsUntil), waits: crawl.status === 'pending' },
            status,
          ),
    result: status === 'completed' ? crawlResult(crawl) : {},
    ...toCost(crawl),
  };
};

export const planJob = (generation: PlanGeneration): Job => {
  const { id, siteId, status, pageCount, pageIds, note, dropped, createdAt, completedAt, job } = generation;
  return {
    id: formatJobId({ kind: 'plan_generation', id }),
    type: 'plan',
    status,
    page_id: null,
    site_id: siteId,
    created_at: createdAt,
    started_at: job.startedAt ?? null,
    completed_at: completedAt,
    error: status === 'failed' ? 'Plan generation failed' : null,
    failure_reason: readFailureReason(generation),
    retry_after_seconds: retryAfterSeconds('plan', status),
    progress: planProgress(pageCount, status),
    result: status === 'completed' ? { page_ids: pageIds, note, dropped: droppedTexts(dropped) } : {},
    ...toCost(generation),
  };
};
