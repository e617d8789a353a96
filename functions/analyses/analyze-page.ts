import * as z from 'zod';
import { GENERATIONS_MAX } from '../../shared/domain/scoring/generation-cap.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { pathId, triggerSchema } from '../../shared/http/schemas.ts';
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
    'Poll `GET /jobs/{jobId}`. Without `force`, the job ends as `skipped`, at no cost, when the content (title, meta description, schema, body, and keywords) has not changed since the latest analysis. Another `page_kind` or score curve is no change of the content; an analysis with failed components does not count, and runs again. ' +
    'The analysis grades the values that the checks and the brief show. For each field, an active draft takes precedence over the snapshot. The body is the newest content version, or the active `body` draft of a page without a version. ' +
    'Returns 400 `no_content` for a page whose text was not read (`reading.doubt` of `latest_snapshot` says why) and for which no client has written a body. A page that was read whole is always graded, however short. ' +
    'Uses one page audit of the monthly allowance. A homepage has one free audit without a subscription. ' +
    `Returns 429 \`generation_cap_reached\` when \`force\` requests the same content more than ${GENERATIONS_MAX} times in a row.`,
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({ force: z.boolean().default(false) }),
  bodyOptional: true,
  responses: { 202: triggerSchema },
  errors: ['no_content', 'payment_required', 'analysis_in_progress', 'generation_cap_reached'],
}).handle(async ({ caller, params, body }, services: JobServices) => {
  const found = await requirePageWithDrafts(services.table, caller.organizationId, params.pageId);
  const result = await startAnalysis(services, { ...found, force: body.force });
  return { status: 202, body: analysisTrigger(result) };
});
