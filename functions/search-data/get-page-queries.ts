import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { pageQueriesSchema } from '../../shared/resources/page-queries.ts';
import { QUERIES_MAX, readPageQueries } from '../../shared/resources/read-page-queries.ts';
import type { SearchDataServices } from './services.ts';
import { readWindow, windowQuery } from './window-query.ts';

export const getPageQueries = defineOperation({
  operationId: 'getPageQueries',
  method: 'GET',
  path: '/pages/{pageId}/queries',
  tag: 'Search data',
  summary: 'Get search queries of a page',
  description:
    `Live request to Search Console. Returns the ${QUERIES_MAX} queries with the most clicks for the exact URL of the page: its \`gsc_url\`, or its \`url\` when that is null. ` +
    'A provider failure is reported as `gsc_status: unavailable`, never as an error.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: windowQuery({}),
  responses: { 200: pageQueriesSchema },
}).handle(async ({ caller, params, query }, { table, now, siteSearch }: SearchDataServices) => {
  const page = await requirePage(table, caller.organizationId, params.pageId);
  const at = now();
  const window = readWindow(query, at);
  return { status: 200, body: await readPageQueries(siteSearch, page, { window, now: at }) };
});
