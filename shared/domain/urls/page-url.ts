import { withoutWww } from './domain.ts';
import { hostOf, parseHttpUrl } from './http-url.ts';
import { normalizePathname, normalizeQuery } from './url-path.ts';

/** The identity of a page, equal for every spelling of its URL. */
export interface PageKey {
  /** Lower case, punycode, without `www.`; with the port when it is not the scheme's own. */
  host: string;
  /** Lower case, no trailing slash (the root is `/`), default documents folded; other query parameters sorted and kept. */
  path: string;
  /** `host` and `path` together. */
  key: string;
  /** `key` without the query: the canonical page key that search-console rows are joined by. */
  keyWithoutQuery: string;
}

const defaultDocument = /\/(?:index|default)\.(?:html?|xhtml|shtml|php\d?|aspx?|jsp|cfm)$/;

/** The one identity of a URL for crawl, lookup, links and search-console joins; null when it is no http(s) URL. */
export function pageKey(url: string): PageKey | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  const host = withoutWww(storedHostOf(parsed));
  const bare = keyPath(normalizePathname(parsed.pathname));
  const query = parsed.search === '' ? '' : normalizeQuery(parsed.searchParams);
  const path = query === '' ? bare : `${bare}?${query}`;
  return { host, path, key: host + path, keyWithoutQuery: host + bare };
}

/** The `path` of `pageKey` for a path of a known site, as `POST /pages` takes it: what a page is unique by. */
export function pagePathKey(path: string): string {
  return pageKey(pageUrl('site.invalid', normalizePagePath(path)))?.path ?? '/';
}

/**
 * The stored form of a page's path (POST /sites/{siteId}/pages): lower case, leading `/`, trailing `/` unless it looks
 * like a file. Duplicate slashes, dot segments, the fragment, tracking and session parameters go; other query
 * parameters stay, sorted, because a site may address its pages by them.
 */
export function normalizePagePath(path: string): string {
  // Without leading slashes, so that `//other.example/x` stays a path.
  const parsed = URL.parse(`https://site.invalid/${path.trim().replace(/^[/\\]+/, '')}`);
  return parsed === null ? '/' : pathAndQuery(parsed);
}

/** The stored `path` of a page that was found by its URL: what `normalizePagePath` makes of its path; null when no http(s) URL. */
export function pagePathOf(url: string): string | null {
  const parsed = parseHttpUrl(url);
  return parsed === null ? null : pathAndQuery(parsed);
}

/** The `url` of a stored page. */
export function pageUrl(domain: string, path: string): string {
  return `https://${domain}${path}`;
}

/**
 * The URL under which the crawl stores a fetched page: `https`, the host as it is, and the path as POST /pages would
 * store it. To fetch the page again use the URL that was fetched: some servers tell upper from lower case.
 */
export function canonicalPageUrl(url: string): string | null {
  const parsed = parseHttpUrl(url);
  return parsed === null ? null : pageUrl(storedHostOf(parsed), pathAndQuery(parsed));
}

/**
 * A link's `href` (spec, Link): absolute, host and path lower-cased, trailing slash on extensionless paths, query and
 * fragment stripped. The scheme stays. Null for other schemes (`mailto:`, `javascript:`) and for what is no URL.
 */
export function normalizeLinkHref(href: string, baseUrl: string): string | null {
  const parsed = parseHttpUrl(href.trim(), baseUrl);
  return parsed === null ? null : `${parsed.protocol}//${hostOf(parsed)}${normalizePathname(parsed.pathname)}`;
}

/** Pages are stored under `https`, whose port goes without saying, also where `http` was asked there. */
const storedHostOf = (url: URL): string => hostOf(url).replace(/:443$/, '');

function pathAndQuery(url: URL): string {
  const query = normalizeQuery(url.searchParams);
  const path = normalizePathname(url.pathname);
  return query === '' ? path : `${path}?${query}`;
}

function keyPath(normalizedPath: string): string {
  const folded = normalizedPath.replace(defaultDocument, '/');
  return folded.length > 1 && folded.endsWith('/') ? folded.slice(0, -1) : folded;
}
