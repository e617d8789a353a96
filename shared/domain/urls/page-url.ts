import { removeWww } from './domain.ts';
import { parseHttpUrl, urlHost } from './http-url.ts';
import { normalizePathname, normalizeQuery } from './url-path.ts';

/** The identity of a page, equal for every spelling of its URL: host and path, no query or fragment (spec, Site performance). */
export interface PageKey {
  /** Lower case, punycode, without `www.`; with the port when it is not the scheme's own. */
  host: string;
  /** Lower case, no trailing slash (the root is `/`). */
  path: string;
  /** `host` and `path` together. */
  key: string;
  /**
   * `path` with the URL's query, sorted and without tracking parameters: the path key of a page that its site addresses by a
   * query (docs/decisions/0011). Equal to `path` when nothing of a query is left.
   */
  pathWithQuery: string;
}

const defaultDocument = /\/(?:index|default)\.(?:html?|xhtml|shtml|php\d?|aspx?|jsp|cfm)$/;

/** The one identity of a URL for crawl, lookup, links and search-console joins; null when it is no http(s) URL. */
export function pageKey(url: string): PageKey | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  const host = removeWww(storedHost(parsed));
  const path = keyPath(normalizePathname(parsed.pathname));
  return { host, path, key: host + path, pathWithQuery: addQuery(path, parsed) };
}

/** The part of a path key that every query is folded into. */
export const pathOfKey = (pathKey: string): string => pathKey.split('?', 1)[0] ?? pathKey;

/** True for the path key of a page that its site addresses by a query. */
export const hasQuery = (pathKey: string): boolean => pathKey.includes('?');

/**
 * The path key of the folder that a default document may stand for (`/guide` of `/guide/index.html`); null of any other path. They
 * are two addresses until the site shows that they are one (docs/decisions/0041).
 */
export function toFolderKey(pathKey: string): string | null {
  const path = pathOfKey(pathKey);
  const folder = path.replace(defaultDocument, '/');
  return folder === path ? null : keyPath(folder) + pathKey.slice(path.length);
}

/**
 * The key of a page with this stored path, unique on its site: its folded path, with the query of a page that is
 * addressed by one.
 */
export function pagePathKey(path: string): string {
  return pageKey(pageUrl('site.invalid', storedPath(path)))?.pathWithQuery ?? '/';
}

/**
 * The path that a client sends (POST /sites/{siteId}/pages, `new_path`) in its stored form: lower case, leading `/`, trailing `/`
 * unless it looks like a file. Duplicate slashes, dot segments, query and fragment go: a page key is host and path.
 */
export function normalizePagePath(path: string): string {
  return pathOfKey(storedPath(path));
}

/** The stored `path` of what was read at a URL, query included; null when it is no http(s) URL. */
export function storedPagePath(url: string): string | null {
  const parsed = parseHttpUrl(url);
  return parsed === null ? null : addQuery(normalizePathname(parsed.pathname), parsed);
}

function storedPath(path: string): string {
  // Without leading slashes, so that `//other.example/x` stays a path.
  const parsed = URL.parse(`https://site.invalid/${path.trim().replace(/^[/\\]+/, '')}`);
  return parsed === null ? '/' : addQuery(normalizePathname(parsed.pathname), parsed);
}

/** The `url` of a stored page. */
export function pageUrl(domain: string, path: string): string {
  return `https://${domain}${path}`;
}

/**
 * A link's `href` (spec, Link): absolute, host and path lower-cased, trailing slash on extensionless paths, query and
 * fragment stripped. The scheme stays. Null for other schemes (`mailto:`, `javascript:`) and for what is no URL.
 */
export function normalizeLinkHref(href: string, baseUrl: string): string | null {
  const parsed = parseHttpUrl(href.trim(), baseUrl);
  return parsed === null ? null : `${parsed.protocol}//${urlHost(parsed)}${normalizePathname(parsed.pathname)}`;
}

/** Pages are stored under `https`, whose port goes without saying, also where `http` was asked there. */
const storedHost = (url: URL): string => urlHost(url).replace(/:443$/, '');

function addQuery(path: string, url: URL): string {
  const query = url.search === '' ? '' : normalizeQuery(url.searchParams);
  return query === '' ? path : `${path}?${query}`;
}

function keyPath(normalizedPath: string): string {
  return normalizedPath.length > 1 && normalizedPath.endsWith('/') ? normalizedPath.slice(0, -1) : normalizedPath;
}
