import * as z from 'zod';
import { jobDeadlines, QUEUED_DUE_SECONDS, secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { outlineKeyword } from '../../shared/domain/outlines/outline-keyword.ts';
import { isRunning, OUTLINE_POLL_SECONDS } from '../../shared/domain/outlines/outline-states.ts';
import { KEYWORD_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { ApiError, invalidRequest, notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, detailOf, integerId, pathId } from '../../shared/http/schemas.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { outlineMessage } from '../../shared/jobs/kinds/outline.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { createOutlineWrites, getLatestOutline } from '../../shared/table/outlines.ts';
import { getPage } from '../../shared/table/pages.ts';

const keywordSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(characters(1, KEYWORD_CHARACTERS_MAX))
  .meta({ override: { type: 'string', minLength: 1, maxLength: KEYWORD_CHARACTERS_MAX }, description: 'Trimmed.' });

const isBusy = (): ApiError => new ApiError('conflict', 'An outline of this page is being generated; poll it');

export const generateOutline = defineOperation({
  operationId: 'generateOutline',
  method: 'POST',
  path: '/pages/{pageId}/outline',
  tag: 'Outlines',
  summary: 'Starts the generation of an outline for a page',
  description:
    'Works on planned pages too. The outline is for `primary_keyword`, else for the primary keyword of the page, its name or its title; 400 `invalid_request` when none of them is there. ' +
    'Poll `GET /pages/{pageId}/outline` until it is completed or failed. The outlines before stay as they are, but only the latest one is shown. ' +
    '409 `conflict` while one of the page is being generated.',
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
    getPage(table, organizationId, pageId),
    getLatestOutline(table, { organizationId, pageId }, at),
  ]);
  if (!page) throw notFound('Page');
  const primaryKeyword = outlineKeyword(body.primary_keyword, page);
  if (primaryKeyword === null) {
    throw invalidRequest('The page has no primary keyword, name or title: give primary_keyword');
  }
  if (latest && isRunning(latest)) throw isBusy();
  // The latest outline is the one with the largest id, whichever process made it.
  const id = await ids.next('outline', { above: latest?.id ?? 0 });
  const jobId = formatJobId({ kind: 'outline', id });
  const { outline, writes } = createOutlineWrites(
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
  await jobs.send(outlineMessage(outline));
  return {
    status: 202,
    body: {
      data: { outline_id: id, status: 'pending', page_id: pageId, retry_after_seconds: OUTLINE_POLL_SECONDS },
    },
  };
});
