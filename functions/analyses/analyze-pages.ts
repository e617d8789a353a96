import * as z from 'zod';
import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { retryAfterSeconds } from '../../shared/domain/jobs/job-status.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { integerId, pathId } from '../../shared/http/schemas.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { type StartAnalysisResult, startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { log } from '../../shared/logging/log.ts';
import { listAllSitePages } from '../../shared/table/listed-pages.ts';
import { getPageWithDrafts } from '../../shared/table/pages.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';

const PAGES_MAX = 50;

const bodySchema = z
  .strictObject({
    page_ids: z.array(z.number().int().min(1)).min(1).max(PAGES_MAX).optional(),
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
  status: z.string(),
  retry_after_seconds: z.number().int().nullable(),
});
const skippedEntry = z.strictObject({
  page_id: z.number().int(),
  reason: z.enum([
    'not_found',
    'no_content',
    'analysis_in_progress',
    'allowance_exhausted',
    'payment_required',
    'error',
  ]),
});

export const analyzePages = defineOperation({
  operationId: 'analyzePages',
  method: 'POST',
  path: '/sites/{siteId}/analyze',
  tag: 'Analysis',
  summary: 'Starts the analysis of several pages',
  description:
    'Always 202, even if nothing was queued: branch on `meta.queued`. The allowance is checked again for each page, so a batch can queue partially. ' +
    'A page whose same content was analyzed too often by `force` is skipped as `error`. ' +
    '`filter: "priority"` takes the site\'s priority pages.',
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
  const site = await getSite(services.table, caller.organizationId, params.siteId);
  if (!site) throw notFound('Site');
  const pageIds = [...new Set(body.page_ids ?? (await priorityPages(services, site)))];
  const jobs: z.input<typeof jobEntry>[] = [];
  const skipped: z.input<typeof skippedEntry>[] = [];
  // One after the other: each takes its unit of the allowance before the next one looks at it.
  for (const pageId of pageIds) {
    const entry = await startOne(services, site, pageId, body.force);
    if ('job_id' in entry) jobs.push(entry);
    else skipped.push(entry);
  }
  const meta = { requested: pageIds.length, queued: jobs.length, skipped: skipped.length };
  return { status: 202, body: { data: { jobs, skipped }, meta } };
});

async function priorityPages({ table }: JobServices, site: Site): Promise<number[]> {
  const pages = await listAllSitePages(table, site.organizationId, site.id);
  return pages.filter((page) => page.isPriority).map((page) => page.id);
}

/** A batch has no word of its own for the cap of one page. */
const skipReason = (
  reason: Extract<StartAnalysisResult, { started: false }>['reason'],
): z.input<typeof skippedEntry>['reason'] => (reason === 'generation_cap_reached' ? 'error' : reason);

async function startOne(
  services: JobServices,
  site: Site,
  pageId: number,
  force: boolean,
): Promise<z.input<typeof jobEntry> | z.input<typeof skippedEntry>> {
  try {
    const found = await getPageWithDrafts(services.table, site.organizationId, pageId);
    if (found?.page.siteId !== site.id) return { page_id: pageId, reason: 'not_found' };
    const result = await startAnalysis(services, { ...found, force });
    if (!result.started) return { page_id: pageId, reason: skipReason(result.reason) };
    const { id, status } = result.analysis;
    return {
      page_id: pageId,
      job_id: formatJobId({ kind: 'analysis', id }),
      status,
      retry_after_seconds: retryAfterSeconds('analyze', status),
    };
  } catch (error) {
    log.error('an analysis of a batch could not be started', error, { page_id: pageId });
    return { page_id: pageId, reason: 'error' };
  }
}
