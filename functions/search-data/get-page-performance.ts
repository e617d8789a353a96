import * as z from 'zod';
import { combined } from '../../shared/domain/search-console/performance.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { searchOfPage } from '../../shared/providers/search-console/search-of-page.ts';
import { windowView } from '../../shared/resources/page-queries.ts';
import { pagePerformanceSchema, performanceView } from '../../shared/resources/performance.ts';
import type { SearchDataServices } from './services.ts';
import { windowOf, windowQuery } from './window-query.ts';

export const getPagePerformance = defineOperation({
  operationId: 'getPagePerformance',
  method: 'GET',
  path: '/pages/{pageId}/performance',
  tag: 'Search data',
  summary: 'How a page is found in search, day by day',
  description:
    'A live request about the exact URL of the page, its `gsc_url`, else its `url`. Days without data are left out; `totals` are of the days shown. ' +
    'A provider that fails is `gsc_status: unavailable`, never an error.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: windowQuery({}),
  responses: { 200: pagePerformanceSchema },
}).handle(async ({ caller, params, query }, { table, now, siteSearch }: SearchDataServices) => {
  const page = await requirePage(table, caller.organizationId, params.pageId);
  const window = windowOf(query, now());
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
