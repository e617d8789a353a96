import { isSameSite } from '../urls/domain.ts';
import { parseHttpUrl, urlHost } from '../urls/http-url.ts';
import type { PageKey } from '../urls/page-url.ts';

/** A scheme, two slashes and no white space: URL parsers repair more than they should, and the URL is stored as it was sent. */
const absoluteHttpUrl = /^https?:\/\/[^\s/\\]\S*$/i;

/** True for an absolute http(s) URL. */
export const isAbsoluteHttpUrl = (url: string): boolean => absoluteHttpUrl.test(url) && parseHttpUrl(url) !== null;

/** True when the URL is on the site's canonical host, with or without `www.`. A planned site has no host yet. */
export function isOnHost(url: string, domain: string): boolean {
  const parsed = parseHttpUrl(url);
  return parsed !== null && isSameSite(urlHost(parsed), domain);
}

/**
 * The path keys at which the page of a URL may be, the best first: a page that its site addresses by this query, then the page at
 * the path, which every other query is folded into.
 */
export const listPathKeys = (key: PageKey): string[] => [...new Set([key.pathWithQuery, key.path])];
