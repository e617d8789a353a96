import * as z from 'zod';
import { combined } from '../../shared/domain/search-console/performance.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { searchOfPage } from '../../shared/providers/search-console/search-of-page.ts';
import { windowView } from '../../shared/resources/page-queries.ts';
import { pagePerformanceSchema, performanceView } from '../../shared/resources/performance.ts';
import type { SearchDataServices } from './services.ts';
import { readWindow, windowQuery } from './window-query.ts';

export const getPagePerformance = defineOperation({
  operationId: 'getPagePerformance',
  method: 'GET',
  path: '/pages/{pageId}/performance',
  tag: 'Search data',
  summary: 'Get daily search performance of a page',
  description:
    'Live request to Search Console for the exact URL of the page: its `gsc_url`, or its `url` when that is null. ' +
    'Days without data are omitted. `totals` cover the days shown. ' +
    'A provider failure is reported as `gsc_status: unavailable`, never as an error.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: windowQuery({}),
  responses: { 200: pagePerformanceSchema },
}).handle(async ({ caller, params, query }, { table, now, siteSearch }: SearchDataServices) => {
  const page = await requirePage(table, caller.organizationId, params.pageId);
  const window = readWindow(query, now());
  const { status, value } = await searchOfPage(siteSearch, page, now(), (property, url) =>
    property.daysOf(url, window),
  );
  const days = (value ?? []).sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    status: 200,
    body: {
      data: days.map((day) => ({ date: day.date, ...performanceView(day) })),
      totals: value && performanceView(combined(days)),
      gsc_status: status,
      window: windowView(window),
    },
  };
});
