import * as z from 'zod';
import { GENERATIONS_MAX } from '../../shared/domain/scoring/generation-cap.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pathId, triggerResponse } from '../../shared/http/schemas.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { analysisTrigger } from '../../shared/resources/trigger.ts';
import { getPageWithDrafts } from '../../shared/table/pages.ts';

export const analyzePage = defineOperation({
  operationId: 'analyzePage',
  method: 'POST',
  path: '/pages/{pageId}/analyze',
  tag: 'Analysis',
  summary: 'Starts the analysis of a page',
  description:
    'Poll `GET /jobs/{jobId}`. Without `force`, content that has not changed since the latest analysis ends the job as `skipped`, at no cost. ' +
    'What is graded is what the checks and the brief show: the active draft over the snapshot, and as the body the newest content version, or the active `body` draft of a page that has none. ' +
    'A page whose latest snapshot holds none of its content (its `status` says why, as in `unreadable: bot_challenge`) is graded by what the snapshot holds. ' +
    'Takes one page audit of the month; a homepage has one free audit without a subscription. ' +
    `429 \`generation_cap_reached\` when \`force\` asks for the same content more than ${GENERATIONS_MAX} times in a row.`,
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({ force: z.boolean().default(false) }),
  bodyOptional: true,
  responses: { 202: triggerResponse },
  errors: ['no_content', 'payment_required', 'analysis_in_progress', 'generation_cap_reached'],
}).handle(async ({ caller, params, body }, services: JobServices) => {
  const found = await getPageWithDrafts(services.table, caller.organizationId, params.pageId);
  if (!found) throw notFound('Page');
  const result = await startAnalysis(services, { ...found, force: body.force });
  return { status: 202, body: analysisTrigger(result) };
});
