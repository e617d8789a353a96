import type { UrlOutcome } from '../crawling/crawled-url.ts';
import { pageKey } from '../urls/page-url.ts';
import { removeTracking } from '../urls/tracking-parameters.ts';

/** A URL of the site, by the latest crawl that requested it. */
export interface KnownUrl {
  readonly url: string;
  readonly outcome: Exclude<UrlOutcome, 'not_read'>;
  readonly reason: string | null;
  readonly statusCode: number | null;
  /** Where the redirects ended; of a refused redirect where it leads to. */
  readonly finalUrl: string | null;
  /** The addresses that redirects led to, in order. */
  readonly redirects: readonly string[];
  /** Their statuses, where a crawl has kept them. */
  readonly redirectStatuses?: readonly number[];
  readonly foundOn: string | null;
  /** The page that a folded document names as the one to keep. */
  readonly canonicalUrl: string | null;
}

/** The identity of a URL of the site, with its query; null of what is no URL. */
export function urlKey(url: string): string | null {
  const page = pageKey(url);
  return page === null ? null : page.host + page.pathWithQuery;
}

const KEYS_MAX = 100_000;

/** Remembers keys: most links stand on every page, and several types of issues look at each. */
export function rememberKeys(): typeof urlKey {
  const known = new Map<string, string | null>();
  return (url) => {
    const remembered = known.get(url);
    if (remembered !== undefined) return remembered;
    const key = urlKey(url);
    if (known.size >= KEYS_MAX) known.clear();
    known.set(url, key);
    return key;
  };
}

/** Whether two addresses are the same for every server: some distinguish upper from lower case, and a path with a slash from one without. */
export function isSameSpelling(a: string, b: string): boolean {
  if (a === b) return URL.canParse(a);
  const [first, second] = [requestedUrl(a), requestedUrl(b)];
  return first !== null && second !== null && first.href === second.href;
}

/** The same, whatever their schemes and hosts are: of two addresses of one site. */
export function isSamePath(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = [requestedUrl(a), requestedUrl(b)];
  return first?.pathname === second?.pathname && first?.search === second?.search;
}

/** As a crawl requests it. */
function requestedUrl(text: string): URL | null {
  const url = URL.parse(text);
  if (url !== null) removeTracking(url);
  return url;
}

/** A page was read there: now, or before by a server that says that it is unchanged. */
export const isPage = ({ outcome }: Pick<KnownUrl, 'outcome'>): boolean =>
  outcome === 'read' || outcome === 'unchanged';

/** No page was read there: another spelling of the address may have one. */
export const isFailed = ({ outcome }: Pick<KnownUrl, 'outcome'>): boolean =>
  outcome === 'gone' ||
  outcome === 'error' ||
  outcome === 'unreadable' ||
  outcome === 'redirected' ||
  outcome === 'moved_away';

/** Where the page of a URL was read: behind a redirect to another spelling, where there is one. */
export const pageAddress = ({ url, finalUrl }: Pick<KnownUrl, 'url' | 'finalUrl'>): string =>
  finalUrl !== null && urlKey(finalUrl) === urlKey(url) ? finalUrl : url;

/** No page is there, and the server says so; one that refuses access may have it. */
export const isBroken = ({ outcome, statusCode }: Pick<KnownUrl, 'outcome' | 'statusCode'>): boolean =>
  outcome === 'gone' || (outcome === 'error' && Number(statusCode) >= 500);
