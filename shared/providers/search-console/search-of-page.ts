import { isKnownUnindexed } from '../../domain/search-console/indexing.ts';
import type { SearchConsoleProperty } from './search-console.ts';
import type { SearchAnswer, SiteSearch } from './site-search.ts';

type PageSearchAnswer<T> = SearchAnswer<T> | { status: 'not_indexed'; value: null };

/** Fields that decide whether and how a page is asked about. */
export type SearchedPage = Parameters<typeof isKnownUnindexed>[0] & {
  readonly organizationId: number;
  readonly siteId: number;
  readonly url: string | null;
  readonly gscUrl: string | null;
};

/**
 * Asks the property of a page's site about the exact URL of the page: its `gscUrl`, else its `url`. A page that is known not
 * to be in the index is not asked about, whatever the connection.
 */
export async function searchOfPage<T>(
  siteSearch: SiteSearch,
  page: SearchedPage,
  now: Date,
  ask: (property: SearchConsoleProperty, url: string) => Promise<T>,
): Promise<PageSearchAnswer<T>> {
  const url = page.gscUrl ?? page.url;
  if (url === null || isKnownUnindexed(page, now)) return { status: 'not_indexed', value: null };
  const site = { organizationId: page.organizationId, id: page.siteId };
  return siteSearch.read(site, (property) => ask(property, url));
}
