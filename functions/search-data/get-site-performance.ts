import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { windowView } from '../../shared/resources/page-queries.ts';
import { performanceView, sitePerformanceSchema } from '../../shared/resources/performance.ts';
import type { SearchDataServices } from './services.ts';
import { shownRows } from './shown-rows.ts';
import { readWindow, windowQuery } from './window-query.ts';

/** Spec, Limits 5. */
const ROWS_MAX = 1_000;

export const getSitePerformance = defineOperation({
  operationId: 'getSitePerformance',
  method: 'GET',
  path: '/sites/{siteId}/performance',
  tag: 'Search data',
  summary: 'Get search performance of a site',
  description:
    'Live request to Search Console. Returns one row per URL that it reports on the canonical host (with or without `www.`), ordered by clicks, then by impressions. At most 1,000 rows. ' +
    'With `group_by=page`, the variants of a URL are combined before the row limit is applied. `totals` are undimensioned, for the whole property. ' +
    'A provider failure is reported as `gsc_status: unavailable`, never as an error.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  query: windowQuery({ group_by: z.literal('page', 'must be "page", or omitted for one row per URL').optional() }),
  responses: { 200: sitePerformanceSchema },
}).handle(async ({ caller, params, query }, { table, now, siteSearch, catalogue }: SearchDataServices) => {
  const site = await requireSite(table, caller.organizationId, params.siteId);
  const window = readWindow(query, now());
  const { status, value } = await siteSearch.read(site, async (property) => {
    const [totals, rows] = await Promise.all([property.totals(window), property.pages(window)]);
    return { totals, rows };
  });
  const pages = value && value.rows.length > 0 ? await catalogue.pagesOf(caller.organizationId, site.id) : [];
  const rows = value ? shownRows(value.rows, site.domain, pages, query.group_by === 'page') : [];
  const data = rows.slice(0, ROWS_MAX);
  return {
    status: 200,
    // An outage is over sooner than that.
    headers: status === 'unavailable' ? {} : { 'cache-control': 'private, max-age=300' },
    body: {
      data,
      totals: value && performanceView(value.totals),
      gsc_status: status,
      window: windowView(window),
      meta: { total: data.length, truncated: rows.length > ROWS_MAX },
    },
  };
});
