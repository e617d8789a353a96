import * as z from 'zod';
import { GENERATIONS_MAX } from '../../shared/domain/scoring/generation-cap.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { pathId, triggerResponse } from '../../shared/http/schemas.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { analysisTrigger } from '../../shared/resources/trigger.ts';

export const analyzePage = defineOperation({
  operationId: 'analyzePage',
  method: 'POST',
  path: '/pages/{pageId}/analyze',
  tag: 'Analysis',
  summary: 'Start an analysis',
  description:
    'Poll `GET /jobs/{jobId}`. Without `force`, the job ends as `skipped`, at no cost, when the content has not changed since the latest analysis. ' +
    'The analysis grades the values that the checks and the brief show. For each field, an active draft takes precedence over the snapshot. The body is the newest content version, or the active `body` draft of a page without a version. ' +
    "A snapshot whose `status` starts with `unreadable` (such as `unreadable: bot_challenge`) holds none of the page's own content, and one whose `reading.doubt` is not null probably not the main text. Without a body from another source such a page is not graded: the job ends as `failed`, and the audit is returned. " +
    'Uses one page audit of the monthly allowance. A homepage has one free audit without a subscription. ' +
    `Returns 429 \`generation_cap_reached\` when \`force\` requests the same content more than ${GENERATIONS_MAX} times in a row.`,
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({ force: z.boolean().default(false) }),
  bodyOptional: true,
  responses: { 202: triggerResponse },
  errors: ['no_content', 'payment_required', 'analysis_in_progress', 'generation_cap_reached'],
}).handle(async ({ caller, params, body }, services: JobServices) => {
  const found = await requirePageWithDrafts(services.table, caller.organizationId, params.pageId);
  const result = await startAnalysis(services, { ...found, force: body.force });
  return { status: 202, body: analysisTrigger(result) };
});
