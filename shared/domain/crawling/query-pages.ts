import { hasQuery, pageKey, pagePathKey, pathOfKey, storedPagePath } from '../urls/page-url.ts';
import { isSamePage } from './page-outcome.ts';

/**
 * A page is a host and a path: URLs that differ in their query are one page. The one exception is a front controller
 * (`/?p=12`), which the crawl finds out by asking (docs/decisions/0011). These numbers keep the asking bounded.
 */
export const queryPageLimits = {
  /** URLs of one path that are read before one of them has turned out to be a page. */
  probesOfPath: 3,
  /** The same of all paths of a crawl together: a shop has filters on every list. */
  probesOfCrawl: 60,
  /** URLs with a query that a crawl reads in all, and so the pages that it can make of them. */
  readOfCrawl: 1_000,
} as const;

/** A crawl's counts on the queries of a path: URLs that it read, and pages that they gave. */
export type QueryPaths = Readonly<Record<string, { readonly read: number; readonly pages: number }>>;

interface QueryVariant {
  readonly url: string;
  /** Requests made so far. */
  readonly attempts: number;
  /** The site has a page that is addressed by this query. */
  readonly isPage: boolean;
}

/** Long paths share a counter when their beginnings agree, which keeps the stored counters small. */
const counterKey = (url: string): string => (pageKey(url)?.path ?? '/').slice(0, 200);

/**
 * Parts the URLs with a query into those to read now and those not to read at all; the others wait for what the first
 * ones of their path turn out to be.
 */
export function chooseVariants<V extends QueryVariant>(
  variants: readonly V[],
  known: { readonly paths: QueryPaths; readonly room: number },
): { read: V[]; dropped: V[] } {
  const settled = sumCounters(known.paths);
  const now = { ...settled };
  const readNow = new Map<string, number>();
  const read: V[] = [];
  const dropped: V[] = [];
  for (const variant of variants) {
    const path = counterKey(variant.url);
    const before = known.paths[path] ?? { read: 0, pages: 0 };
    const asked = before.read + (readNow.get(path) ?? 0);
    const isProbe = !variant.isPage && before.pages === 0;
    if (variant.attempts > 0) read.push(variant);
    else if (now.read >= queryPageLimits.readOfCrawl || now.read - settled.read >= known.room) dropped.push(variant);
    else if (!isProbe || (asked < queryPageLimits.probesOfPath && now.inVain < queryPageLimits.probesOfCrawl)) {
      read.push(variant);
      readNow.set(path, (readNow.get(path) ?? 0) + 1);
      now.read += 1;
      if (isProbe) now.inVain += 1;
    } else if (before.read >= queryPageLimits.probesOfPath || settled.inVain >= queryPageLimits.probesOfCrawl) {
      dropped.push(variant);
    }
  }
  return { read, dropped };
}

function sumCounters(paths: QueryPaths): { read: number; inVain: number } {
  const all = Object.values(paths);
  const sum = (of: typeof all): number => of.reduce((total, { read }) => total + read, 0);
  return { read: sum(all), inVain: sum(all.filter(({ pages }) => pages === 0)) };
}

/** The counts with the URLs that were read for the first time, and those of them that gave pages. */
export function countVariants(paths: QueryPaths, read: readonly string[], pages: readonly string[]): QueryPaths {
  const counted: Record<string, { read: number; pages: number }> = {};
  const count = (url: string, added: { read: number; pages: number }): void => {
    const path = counterKey(url);
    const known = counted[path] ?? paths[path] ?? { read: 0, pages: 0 };
    counted[path] = { read: known.read + added.read, pages: known.pages + added.pages };
  };
  for (const url of read) count(url, { read: 1, pages: 0 });
  for (const url of pages) count(url, { read: 0, pages: 1 });
  return { ...paths, ...counted };
}

export interface PagePlace {
  /** As the page stores it. */
  readonly path: string;
  /** The key that is unique on the site. */
  readonly pathKey: string;
}

/** The place of the page at this URL, query included; null when it is no URL. */
export function pagePlace(url: string): PagePlace | null {
  const path = storedPagePath(url);
  return path === null ? null : { path, pathKey: pagePathKey(path) };
}

/** The place of what was read. A server that answers a path by a redirect to the same path with a query has answered the path. */
export function documentPlace(document: { requestedUrl: string; finalUrl: string }): PagePlace | null {
  const [asked, read] = [pagePlace(document.requestedUrl), pagePlace(document.finalUrl)];
  const isOwn = asked !== null && !hasQuery(asked.pathKey) && isSamePage(document.requestedUrl, document.finalUrl);
  return isOwn || read === null ? asked : read;
}

/** True when a document that was read at a URL with a query names exactly this URL, query included, as its canonical. */
export function namesOwnQuery(url: string, canonicalUrl: string | null): boolean {
  const [own, named] = [pageKey(url), canonicalUrl === null ? null : pageKey(canonicalUrl)];
  if (own === null || !hasQuery(own.pathWithQuery) || isPageOfList(own.pathWithQuery)) return false;
  return named !== null && named.host === own.host && named.pathWithQuery === own.pathWithQuery;
}

const paginationParameter = /^(?:page|paged|pagenum|page_number|pg)$/i;

/** The number in `/blog?page=2`, the second page of a list, which is read for its links alone; null for other queries. */
export function pageOfList(pathWithQuery: string): number | null {
  const [only, ...others] = new URLSearchParams(pathWithQuery.slice(pathOfKey(pathWithQuery).length));
  if (only === undefined || others.length > 0 || !paginationParameter.test(only[0])) return null;
  return /^\d{1,10}$/.test(only[1]) ? Number(only[1]) : null;
}

const isPageOfList = (pathWithQuery: string): boolean => pageOfList(pathWithQuery) !== null;
