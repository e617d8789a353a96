import { pagesByKey } from '../search-console/page-rows.ts';
import { pageKey } from '../urls/page-url.ts';
import { isIndexable, type PageSummary } from './whole-site.ts';

/** The pages of a site that search engines may show, found by the keys of search data. */
export interface SearchedSite {
  readonly pages: readonly PageSummary[];
  /** The key that search data of a page are joined by. */
  readonly keyOf: (page: PageSummary) => string;
  /** Null for what is no such page, or is one no longer. */
  readonly pageOf: (key: string) => PageSummary | null;
}

export function searchedSite(pages: readonly PageSummary[]): SearchedSite {
  const indexable = pages.filter((page) => isIndexable(page) && page.isCurrent);
  const byKey = pagesByKey(
    indexable.flatMap((page) => (page.id === null ? [] : [{ id: page.id, url: page.url, page }])),
  );
  return {
    // Of several pages with one key, data are of them together.
    pages: [...byKey.values()].map(({ page }) => page),
    keyOf: ({ url }) => pageKey(url)?.key ?? url,
    pageOf: (key) => byKey.get(key)?.page ?? null,
  };
}
