import type { SeenQuery } from '../../shared/domain/ideas/search-candidates.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import type { SearchAnswer } from '../../shared/providers/search-console/site-search.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { IdeasWorkerServices } from './services.ts';

/** One request; most sites have fewer, and what comes after is seen by hardly anybody. */
const QUERIES_MAX = 1_000;

/**
 * The queries of 28 days that people saw the site for. A provider that fails costs these alone: the run goes on, and its
 * playbook says what is missing.
 */
export function readSearches(
  { siteSearch, now }: Pick<IdeasWorkerServices, 'siteSearch' | 'now'>,
  site: Site,
): Promise<SearchAnswer<SeenQuery[]>> {
  if (site.planned) return Promise.resolve({ status: 'not_connected', value: null });
  return siteSearch.read(site, (property) => property.queries(recentWindow(now()), site.domain, QUERIES_MAX));
}
