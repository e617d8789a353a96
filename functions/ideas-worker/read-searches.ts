import type { PageProfile } from '../../shared/domain/ideas/page-profile.ts';
import type { PageSearches } from '../../shared/domain/ideas/propose-search-changes.ts';
import type { SeenQuery } from '../../shared/domain/ideas/search-candidates.ts';
import { foldVariants, type ReportedUrl, selectCanonicalHost } from '../../shared/domain/search-console/page-rows.ts';
import { recentWindow, windowBefore } from '../../shared/domain/search-console/window.ts';
import { pageKey, pageUrl } from '../../shared/domain/urls/page-url.ts';
import type { SearchConsoleProperty } from '../../shared/providers/search-console/search-console.ts';
import type { SearchAnswer } from '../../shared/providers/search-console/site-search.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { IdeasWorkerServices } from './services.ts';

/** One request; most sites have fewer, and what comes after is seen by hardly anyone. */
const QUERIES_MAX = 1_000;
const ROWS_MAX = 5_000;

/** Queries that showed a site in search, and the pages that were clicked. */
interface SeenSearches {
  queries: SeenQuery[];
  pages: PageSearches;
}

/**
 * The queries of 28 days that people saw the site for, with the pages that were shown, and the clicks of its pages in these days and in
 * the 28 days before. A provider that fails costs these alone: the run goes on, and its playbook says what is missing.
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
  const [queries, byPage, clicked, clickedBefore] = await Promise.all([
    property.queries(window, domain, QUERIES_MAX),
    property.queriesByPage(window, domain, ROWS_MAX),
    property.pages(window),
    property.pages(windowBefore(window)),
  ]);
  const findPageId = pageIds(domain, profiles);
  const now = countClicks(clicked, domain);
  const before = countClicks(clickedBefore, domain);
  return {
    queries,
    pages: {
      queries: byPage.flatMap(({ query, url, impressions, clicks, position }) => {
        const [row] = selectCanonicalHost([{ url, impressions, clicks, position, ctr: 0 }], domain);
        const pageId = row === undefined ? undefined : findPageId.get(row.key);
        return pageId === undefined ? [] : [{ query, pageId, impressions, clicks, position }];
      }),
      clicks: [...before].flatMap(([key, clicks]) => {
        const pageId = findPageId.get(key);
        return pageId === undefined ? [] : [{ pageId, before: clicks, now: now.get(key) ?? 0 }];
      }),
    },
  };
}

const countClicks = (rows: readonly ReportedUrl[], domain: string): Map<string, number> =>
  new Map(foldVariants(selectCanonicalHost(rows, domain)).map(({ key, clicks }) => [key, clicks]));

function pageIds(domain: string, profiles: readonly PageProfile[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { id, path } of profiles) {
    const key = path === null ? null : pageKey(pageUrl(domain, path));
    if (key !== null && !ids.has(key.key)) ids.set(key.key, id);
  }
  return ids;
}
