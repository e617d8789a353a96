import {
  foldVariants,
  pagesByKey,
  type ReportedUrl,
  selectCanonicalHost,
} from '../../shared/domain/search-console/page-rows.ts';
import { compareClicks } from '../../shared/domain/search-console/performance.ts';
import { performanceView, type SitePerformance } from '../../shared/resources/performance.ts';
import type { ListedPage } from '../../shared/table/listed-pages.ts';

/** The rows of the canonical host with the pages that they are of, most clicks first; grouped, the variants of a URL are one. */
export function shownRows(
  reported: readonly ReportedUrl[],
  domain: string,
  pages: readonly ListedPage[],
  isGrouped: boolean,
): SitePerformance['data'] {
  const pageByKey = pagesByKey(pages);
  const keyed = selectCanonicalHost(reported, domain);
  if (!isGrouped) {
    const rows = keyed.sort(compareClicks);
    return rows.map((row) => ({ url: row.url, page_id: pageByKey.get(row.key)?.id ?? null, ...performanceView(row) }));
  }
  const rows = foldVariants(keyed).sort(compareClicks);
  return rows.map((row) => {
    const page = pageByKey.get(row.key);
    return { url: page?.url ?? row.key, page_id: page?.id ?? null, ...performanceView(row) };
  });
}
