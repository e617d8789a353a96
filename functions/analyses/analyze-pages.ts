import * as z from 'zod';
import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { jobStatuses, retryAfterSeconds } from '../../shared/domain/jobs/job-status.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { anyInteger, integerId, pathId } from '../../shared/http/schemas.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import type { BatchResult } from '../../shared/jobs/queue-in-groups.ts';
import { startAnalyses } from '../../shared/jobs/start-analyses.ts';
import { listAllSitePages } from '../../shared/table/listed-pages.ts';
import type { Site } from '../../shared/table/sites.ts';

const PAGES_MAX = 50;

/**
 * How long pages are queued for: well below the function's time-out, so that an answer with the job ids always has time.
 * What was not reached is skipped as `error`.
 */
export const QUEUEING_MS_MAX = 6_000;

const bodySchema = z
  .strictObject({
    page_ids: z.array(anyInteger()).min(1).max(PAGES_MAX).optional(),
    filter: z.literal('priority').optional(),
    force: z.boolean().default(false),
  })
  .refine(
    (body) => (body.page_ids === undefined) !== (body.filter === undefined),
    'exactly one of page_ids and filter is required',
  );

const jobEntry = z.strictObject({
  page_id: integerId(),
  job_id: z.string(),
  status: z.enum(jobStatuses),
  retry_after_seconds: z.number().int().nullable(),
});
const skippedEntry = z.strictObject({
  page_id: anyInteger(),
  reason: z.enum([
    'not_found',
    'no_content',
    'analysis_in_progress',
    'allowance_exhausted',
    'payment_required',
    'error',
  ]),
  job_id: z.string().optional().meta({ description: 'Only with `analysis_in_progress`: the running job, to poll.' }),
  message: z.string().optional().meta({
    description: 'Only with `no_content`: why there is nothing to analyze, as the trigger of one page says it.',
  }),
});

export const analyzePages = defineOperation({
  operationId: 'analyzePages',
  method: 'POST',
  path: '/sites/{siteId}/analyze',
  tag: 'Analysis',
  summary: 'Start several analyses',
  description:
    'Always returns 202, even when nothing was queued: read `meta.queued`. `filter: "priority"` selects the site\'s priority pages. ' +
    'The allowance is checked again for each page, so a batch can be queued in part. ' +
    'A page is skipped with reason `error` when it could not be queued, when the request ran out of time, or when `force` has analyzed the same content too often. A skipped page uses no allowance. ' +
    'Retrying the request never charges twice: a page whose analysis is running is skipped with reason `analysis_in_progress`.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: bodySchema,
  responses: {
    202: z.strictObject({
      data: z.strictObject({ jobs: z.array(jobEntry), skipped: z.array(skippedEntry) }),
      meta: z.strictObject({ requested: z.number().int(), queued: z.number().int(), skipped: z.number().int() }),
    }),
  },
}).handle(async ({ caller, params, body }, services: JobServices) => {
  const site = await requireSite(services.table, caller.organizationId, params.siteId);
  const until = new Date(services.now().getTime() + QUEUEING_MS_MAX);
  const pageIds = [...new Set(body.page_ids ?? (await priorityPages(services, site)))];
  const possible = pageIds.filter((id) => Number.isSafeInteger(id) && id > 0);
  const results = await startAnalyses(services, { site, pageIds: possible, force: body.force, until });
  const entries = pageIds.map((pageId) => toEntry(pageId, results.get(pageId)));
  const jobs = entries.flatMap((entry) => ('reason' in entry ? [] : entry));
  const skipped = entries.flatMap((entry) => ('reason' in entry ? entry : []));
  const meta = { requested: pageIds.length, queued: jobs.length, skipped: skipped.length };
  return { status: 202, body: { data: { jobs, skipped }, meta } };
});

async function priorityPages({ table }: JobServices, site: Site): Promise<number[]> {
  const pages = await listAllSitePages(table, site.organizationId, site.id);
  return pages.filter((page) => page.isPriority).map((page) => page.id);
}

function toEntry(
  pageId: number,
  result: BatchResult | undefined,
): z.input<typeof jobEntry> | z.input<typeof skippedEntry> {
  if (!result) return { page_id: pageId, reason: 'not_found' };
  if (result.started) {
    const { id, status } = result.analysis;
    return {
      page_id: pageId,
      job_id: formatJobId({ kind: 'analysis', id }),
      status,
      retry_after_seconds: retryAfterSeconds('analyze', status),
    };
  }
  if (result.reason === 'analysis_in_progress') {
    return { page_id: pageId, reason: result.reason, job_id: result.jobId };
  }
  if (result.reason === 'no_content') return { page_id: pageId, reason: result.reason, message: result.why };
  // A batch has no separate reason for the cap of one page.
  return { page_id: pageId, reason: result.reason === 'generation_cap_reached' ? 'error' : result.reason };
}
