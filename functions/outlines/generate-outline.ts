import * as z from 'zod';
import { jobDeadlines, QUEUED_DUE_SECONDS, secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { outlineKeyword } from '../../shared/domain/outlines/outline-keyword.ts';
import { isRunning, OUTLINE_POLL_SECONDS } from '../../shared/domain/outlines/outline-states.ts';
import { KEYWORD_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { ApiError, invalidRequest, notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { characters, detailOf, integerId, pathId } from '../../shared/http/schemas.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { createOutlineWrites, getLatestOutline } from '../../shared/table/outlines.ts';

const keywordSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(characters(1, KEYWORD_CHARACTERS_MAX))
  .meta({ override: { type: 'string', minLength: 1, maxLength: KEYWORD_CHARACTERS_MAX }, description: 'Trimmed.' });

const isBusy = (): ApiError =>
  new ApiError('conflict', 'An outline of this page is already being generated; poll GET /pages/{pageId}/outline');

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
    202: detailOf(
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
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, { table, ids, jobs, now }: JobServices) => {
  const { organizationId } = caller;
  const { pageId } = params;
  const at = now();
  const [page, latest] = await Promise.all([
    requirePage(table, organizationId, pageId),
    getLatestOutline(table, { organizationId, pageId }, at),
  ]);
  const primaryKeyword = outlineKeyword(body.primary_keyword, page);
  if (primaryKeyword === null) {
    throw invalidRequest('primary_keyword is required: the page has no primary keyword, name or title');
  }
  if (latest && isRunning(latest)) throw isBusy();
  // The latest outline is the one with the largest id, whichever process made it.
  const id = await ids.next('outline', { above: latest?.id ?? 0 });
  const jobId = formatJobId({ kind: 'outline', id });
  const { writes } = createOutlineWrites(
    page,
    { id, primaryKeyword, triggeredBy: 'api' },
    {
      jobId,
      leaseUntil: secondsLater(at, jobDeadlines.outline.silentSeconds),
      now: at,
      dueAt: secondsLater(at, QUEUED_DUE_SECONDS),
    },
  );
  const result = await transact(table, writes);
  if (!result.ok) throw result.failed.includes('page') ? notFound('Page') : isBusy();
  await jobs.send({ machine: 'generate-outline', organizationId, id: pageId, jobId, attempt: 1 });
  return {
    status: 202,
    body: {
      data: { outline_id: id, status: 'pending', page_id: pageId, retry_after_seconds: OUTLINE_POLL_SECONDS },
    },
  };
});
