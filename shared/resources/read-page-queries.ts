import { compareClicks } from '../domain/search-console/performance.ts';
import type { PerformanceWindow } from '../domain/search-console/window.ts';
import { type SearchedPage, searchOfPage } from '../providers/search-console/search-of-page.ts';
import type { SiteSearch } from '../providers/search-console/site-search.ts';
import { type PageQueries, windowView } from './page-queries.ts';
import { performanceView } from './performance.ts';

/** Spec, Limits 5. */
export const QUERIES_MAX = 50;

/** The queries that a page is found by in a window, live, as the queries endpoint and the brief return them. */
export async function readPageQueries(
  siteSearch: SiteSearch,
  page: SearchedPage,
  { window, now }: { window: PerformanceWindow; now: Date },
): Promise<PageQueries> {
  const { status, value } = await searchOfPage(siteSearch, page, now, (property, url) =>
    property.queriesOf(url, window, QUERIES_MAX),
  );
  const rows = [...(value ?? [])].sort(compareClicks).slice(0, QUERIES_MAX);
  const data = rows.map((row) => ({ query: row.query, ...performanceView(row) }));
  return { data, gsc_status: status, window: windowView(window) };
}

/** Stands for queries that could not even be asked for. */
export const unreadQueries = (window: PerformanceWindow): PageQueries => ({
  data: [],
  gsc_status: 'unavailable',
  window: windowView(window),
});
