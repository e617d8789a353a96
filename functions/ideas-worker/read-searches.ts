import type { PageProfile } from '../../shared/domain/ideas/page-profile.ts';
import type { QueryOfPage } from '../../shared/domain/ideas/propose-search-changes.ts';
import type { SeenQuery } from '../../shared/domain/ideas/search-candidates.ts';
import { selectCanonicalHost } from '../../shared/domain/search-console/page-rows.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import { pageKey, pageUrl } from '../../shared/domain/urls/page-url.ts';
import type { SearchConsoleProperty } from '../../shared/providers/search-console/search-console.ts';
import type { SearchAnswer } from '../../shared/providers/search-console/site-search.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { IdeasWorkerServices } from './services.ts';

/** One request; most sites have fewer, and what comes after is seen by hardly anyone. */
const QUERIES_MAX = 1_000;
const ROWS_MAX = 5_000;

/** Queries that showed a site in search, and by page. */
interface SeenSearches {
  queries: SeenQuery[];
  byPage: QueryOfPage[];
}

/**
 * The queries of 28 days that people saw the site for, with the pages that were shown. A provider that fails costs these alone: the run
 * goes on, and its playbook says what is missing.
 */
export function readSearches(
  { siteSearch, now }: Pick<IdeasWorkerServices, 'siteSearch' | 'now'>,
  site: Site,
  profiles: readonly PageProfile[],
): Promise<SearchAnswer<SeenSearches>> {
  if (site.planned) return Promise.resolve({ status: 'not_connected', value: null });
  return siteSearch.read(site, (property) => read(property, site, profiles, now()));
}

async function read(
  property: SearchConsoleProperty,
  { domain }: Site,
  profiles: readonly PageProfile[],
  at: Date,
): Promise<SeenSearches> {
  const window = recentWindow(at);
  const [queries, byPage] = await Promise.all([
    property.queries(window, domain, QUERIES_MAX),
    property.queriesByPage(window, domain, ROWS_MAX),
  ]);
  const findPageId = pageIds(domain, profiles);
  return {
    queries,
    byPage: byPage.flatMap(({ query, url, impressions, clicks, position }) => {
      const [row] = selectCanonicalHost([{ url, impressions, clicks, position, ctr: 0 }], domain);
      const pageId = row === undefined ? undefined : findPageId.get(row.key);
      return pageId === undefined ? [] : [{ query, pageId, impressions, position }];
    }),
  };
}

function pageIds(domain: string, profiles: readonly PageProfile[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { id, path } of profiles) {
    const key = path === null ? null : pageKey(pageUrl(domain, path));
    if (key !== null && !ids.has(key.key)) ids.set(key.key, id);
  }
  return ids;
}
