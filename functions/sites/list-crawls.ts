import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { cursorListSchema, cursorQuery, formatCursor } from '../../shared/http/cursor.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId, queryInteger } from '../../shared/http/schemas.ts';
import { crawlResource, crawlSchema } from '../../shared/resources/crawl.ts';
import { listSiteCrawls } from '../../shared/table/crawls.ts';

const LIMIT_MAX = 100;
const LIMIT = 20;

export const listCrawls = defineOperation({
  operationId: 'listCrawls',
  method: 'GET',
  path: '/sites/{siteId}/crawls',
  tag: 'Sites',
  summary: 'List the crawls of a site',
  description: 'The crawls of the whole site, newest first. Recrawls of single pages are not among them.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  query: z.object({ cursor: cursorQuery(1), limit: queryInteger(1, LIMIT_MAX).default(LIMIT) }),
  responses: { 200: z.lazy(() => cursorListSchema(crawlSchema)) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const { organizationId } = caller;
  const { siteId } = params;
  const { limit, cursor: [before] = [] } = query;
  const [, crawls] = await Promise.all([
    requireSite(table, organizationId, siteId),
    // One more than is shown: whether the list goes on.
    listSiteCrawls(table, { organizationId, siteId }, { before: before ?? null, limit: limit + 1 }),
  ]);
  const shown = crawls.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = crawls.length > limit && last ? formatCursor([last.id]) : null;
  return { status: 200, body: { data: shown.map(crawlResource), meta: { limit, next_cursor: nextCursor } } };
});
