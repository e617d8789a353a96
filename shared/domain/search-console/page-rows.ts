import { removeWww } from '../urls/domain.ts';
import { hasQuery, pageKey } from '../urls/page-url.ts';
import { type Performance, PerformanceSum } from './performance.ts';

/** A URL as Search Console reports it. */
export interface ReportedUrl extends Performance {
  url: string;
}

/** A reported URL with the key that pages are found by: host and path, no query or fragment. */
interface KeyedUrl extends ReportedUrl {
  key: string;
}

/**
 * The reported URLs on the site's canonical host (with or without `www.`); a domain property reports its subdomains too.
 * What is no URL is left out.
 */
export function selectCanonicalHost(rows: readonly ReportedUrl[], domain: string): KeyedUrl[] {
  const host = removeWww(domain.toLowerCase());
  return rows.flatMap((row) => {
    const key = pageKey(row.url);
    return key?.host === host ? [{ ...row, key: key.key }] : [];
  });
}

/** One row per page: variants of a URL (protocol, `www.`, query, fragment, case, slash) come together under their key. */
export function foldVariants(rows: readonly KeyedUrl[]): (Performance & { key: string })[] {
  const sums = new Map<string, PerformanceSum>();
  for (const row of rows) {
    const sum = sums.get(row.key) ?? new PerformanceSum();
    sum.add(row);
    sums.set(row.key, sum);
  }
  return [...sums].map(([key, sum]) => ({ key, ...sum.performance() }));
}

/**
 * Pages by the key that search-console rows are joined by. Where a site addresses pages by a query, several have one key:
 * the page without a query wins, then the oldest.
 */
export function pagesByKey<P extends { id: number; url: string | null }>(pages: readonly P[]): Map<string, P> {
  const byKey = new Map<string, { page: P; isByQuery: boolean }>();
  for (const page of pages) {
    const key = page.url === null ? null : pageKey(page.url);
    if (key === null) continue;
    const isByQuery = hasQuery(key.pathWithQuery);
    const known = byKey.get(key.key);
    const wins = !known || (known.isByQuery === isByQuery ? page.id < known.page.id : known.isByQuery);
    if (wins) byKey.set(key.key, { page, isByQuery });
  }
  return new Map([...byKey].map(([key, { page }]) => [key, page]));
}
