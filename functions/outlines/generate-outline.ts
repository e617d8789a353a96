import * as z from 'zod';
import { OUTLINE_POLL_SECONDS } from '../../shared/domain/outlines/outline-states.ts';
import { KEYWORD_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { ApiError, invalidRequest, notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { characters, detailSchema, integerId, pathId } from '../../shared/http/schemas.ts';
import { readSpentLimit } from '../../shared/jobs/allowance.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { type StartOutlineResult, startOutline } from '../../shared/jobs/start-outline.ts';
import { spendingLimitReached } from '../../shared/resources/spending-limit.ts';
import { getLatestOutline } from '../../shared/table/outlines.ts';

const keywordSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(characters(1, KEYWORD_CHARACTERS_MAX))
  .meta({ override: { type: 'string', minLength: 1, maxLength: KEYWORD_CHARACTERS_MAX }, description: 'Trimmed.' });

export const generateOutline = defineOperation({
  operationId: 'generateOutline',
  method: 'POST',
  path: '/pages/{pageId}/outline',
  tag: 'Outlines',
  summary: 'Start an outline',
  description:
    'Generates an outline for `primary_keyword`, or for the primary keyword, the name or the title of the page when `primary_keyword` is omitted. Returns 400 `invalid_request` when the page has none of them. Planned pages are allowed. ' +
    'Poll `GET /pages/{pageId}/outline` until the status is `completed` or `failed`. Earlier outlines are kept, but only the latest one is returned. ' +
    'Returns 409 `conflict` while an outline of the page is being generated.',
  access: 'content:write',
  bucket: 'llm',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({ primary_keyword: keywordSchema.optional() }),
  bodyOptional: true,
  responses: {
    202: detailSchema(
      z
        .strictObject({
          outline_id: integerId(),
          status: z.literal('pending'),
          page_id: integerId(),
          retry_after_seconds: z.number().int(),
        })
        .meta({ id: 'OutlineStarted' }),
    ),
  },
  errors: ['conflict', 'payment_required'],
}).handle(async ({ caller, params, body }, services: JobServices) => {
  const { organizationId } = caller;
  const { pageId } = params;
  const [page, latest, spent] = await Promise.all([
    requirePage(services.table, organizationId, pageId),
    getLatestOutline(services.table, { organizationId, pageId }, services.now()),
    readSpentLimit(services.table, organizationId, services.now()),
  ]);
  if (spent) throw spendingLimitReached(spent);
  const request = { page, latest, primaryKeyword: body.primary_keyword ?? null, triggeredBy: 'api' };
  const result = await startOutline(services, request);
  if (!result.started) throw refusal(result.reason, pageId);
  return {
    status: 202,
    body: {
      data: {
        outline_id: result.outline.id,
        status: 'pending',
        page_id: pageId,
        retry_after_seconds: OUTLINE_POLL_SECONDS,
      },
    },
  };
});

function refusal(reason: Extract<StartOutlineResult, { started: false }>['reason'], pageId: number): ApiError {
  switch (reason) {
    case 'no_keyword':
      return invalidRequest('primary_keyword is required: the page has no primary keyword, name or title');
    case 'not_found':
      return notFound('Page');
    case 'in_progress':
      return new ApiError(
        'conflict',
        `An outline of this page is already being generated; poll GET /pages/${pageId}/outline`,
      );
  }
}
