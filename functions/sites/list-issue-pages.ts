import * as z from 'zod';
import { issueTypes } from '../../shared/domain/issues/issue-types.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { cursorListSchema, cursorQuery, formatCursor } from '../../shared/http/cursor.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId, queryInteger } from '../../shared/http/schemas.ts';
import { pageOfIssueResource, pageOfIssueSchema } from '../../shared/resources/site-issue.ts';
import { getIssuePages, getSiteAudit, LISTED_ISSUE_PAGES_MAX, PART_PAGES } from '../../shared/table/site-audits.ts';

const LIMIT = 100;

export const listIssuePages = defineOperation({
  operationId: 'listIssuePages',
  method: 'GET',
  path: '/sites/{siteId}/issues/{issueId}/pages',
  tag: 'Sites',
  summary: 'List the pages that have an issue',
  description:
    'The URLs of the site that have this issue, with evidence. A list that was begun before the latest crawl ended is read from its beginning again.',
  access: 'sites:read',
  localized,
  params: z.object({
    siteId: pathId('Site'),
    issueId: z.enum(issueTypes.map(({ id }) => id)).meta({ description: 'The `id` of a type of issue.' }),
  }),
  query: z.object({ cursor: cursorQuery(2), limit: queryInteger(1, LISTED_ISSUE_PAGES_MAX).default(LIMIT) }),
  responses: { 200: z.lazy(() => cursorListSchema(pageOfIssueSchema)) },
}).handle(async ({ caller, params, query, messages }, { table }: BaseServices) => {
  const key = { organizationId: caller.organizationId, siteId: params.siteId };
  const [, audit] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    getSiteAudit(table, key),
  ]);
  const { issueId } = params;
  const { limit, cursor: [crawlId = audit?.crawlId ?? 0, from = 0] = [] } = query;
  if (crawlId !== (audit?.crawlId ?? 0)) {
    throw new ApiError('invalid_request', 'cursor is of a list that a later crawl replaced; begin without a cursor');
  }
  const summary = audit?.issues.find(({ id }) => id === issueId);
  const end = Math.min(from + limit, summary?.pages ?? 0);
  const [first, last] = [Math.floor(from / PART_PAGES), Math.floor((end - 1) / PART_PAGES)];
  const parts = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
    crawlId,
    issueId,
    part: first + at,
  }));
  const pages = (await getIssuePages(table, key, parts)).flat();
  const start = from - first * PART_PAGES;
  const nextCursor = summary !== undefined && end < summary.pages ? formatCursor([crawlId, end]) : null;
  return {
    status: 200,
    body: {
      data: pages.slice(start, start + Math.max(0, end - from)).map((page) => pageOfIssueResource(page, messages)),
      meta: { limit, next_cursor: nextCursor },
    },
  };
});
