import * as z from 'zod';
import { byClicks } from '../../shared/domain/search-console/performance.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { pageQueriesSchema, windowView } from '../../shared/resources/page-queries.ts';
import { performanceView } from '../../shared/resources/performance.ts';
import { getPage } from '../../shared/table/pages.ts';
import { searchOfPage } from './page-search.ts';
import type { SearchDataServices } from './services.ts';
import { windowOf, windowQuery } from './window-query.ts';

/** Spec, Limits 5. */
const QUERIES_MAX = 50;

export const getPageQueries = defineOperation({
  operationId: 'getPageQueries',
  method: 'GET',
  path: '/pages/{pageId}/queries',
  tag: 'Search data',
  summary: 'The queries that a page is found by',
  description:
    `A live request: the ${QUERIES_MAX} queries with the most clicks for the exact URL of the page, its \`gsc_url\`, else its \`url\`. ` +
    'A provider that fails is `gsc_status: unavailable`, never an error.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: windowQuery({}),
  responses: { 200: pageQueriesSchema },
}).handle(async ({ caller, params, query }, { table, now, siteSearch }: SearchDataServices) => {
  const page = await getPage(table, caller.organizationId, params.pageId);
  if (!page) throw notFound('Page');
  const window = windowOf(query, now());
  const { status, value } = await searchOfPage(siteSearch, page, now(), (property, url) =>
    property.queriesOf(url, window, QUERIES_MAX),
  );
  const rows = (value ?? []).sort(byClicks).slice(0, QUERIES_MAX);
  const data = rows.map((row) => ({ query: row.query, ...performanceView(row) }));
  return { status: 200, body: { data, gsc_status: status, window: windowView(window) } };
});
