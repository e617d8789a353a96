import { pageKey, toFolderKey } from '../urls/page-url.ts';
import { type KnownUrl, urlKey } from './known-url.ts';
import type { PageSummary } from './whole-site.ts';

/** Another address of a page, whose text is to be compared. */
export interface SpellingProbe {
  readonly kind: 'probe' | 'copy';
  readonly url: string;
  /** The address where the page was read, and what it said. */
  readonly page: string;
  readonly contentHash: string;
}

type ProbedPage = Pick<
  PageSummary,
  'url' | 'key' | 'id' | 'contentHash' | 'canonical' | 'noindex' | 'isReadable' | 'isCurrent' | 'isHome'
>;

const DEFAULT_DOCUMENTS = ['index.html', 'index.php'];

/**
 * Up to eight requests that show how a server treats other spellings of its addresses: of the home page and of one page below it, since a
 * rule of the server holds for all. The page that the site has had for longest is asked for, so that each crawl asks the same.
 */
export function listSpellingProbes(pages: readonly ProbedPage[], isMet: (key: string) => boolean): SpellingProbe[] {
  const shown = pages.filter(isShown);
  const home = shown.find(({ isHome }) => isHome);
  const deep = shown
    .filter(({ isHome }) => !isHome)
    .toSorted((a, b) => Number(isBelow(b)) - Number(isBelow(a)) || (a.id ?? 0) - (b.id ?? 0))[0];
  return [
    ...probesOf(home, ({ pathname }) =>
      pathname.endsWith('/') ? DEFAULT_DOCUMENTS.map((name) => pathname + name) : [],
    ),
    ...probesOf(deep, ({ pathname }) => [toggleSlash(pathname), upperCase(pathname)]),
  ].filter(({ url, page }) => !isMet(urlKey(url) ?? '') || urlKey(url) === urlKey(page));
}

const isShown = ({ isCurrent, isReadable, noindex, canonical, key, url }: ProbedPage): boolean =>
  isCurrent && isReadable && !noindex && (canonical === null || urlKey(canonical) === key) && !url.includes('?');

/** In a folder: some servers treat the first level in another way. */
const isBelow = ({ url }: ProbedPage): boolean => (URL.parse(url)?.pathname.split('/').filter(Boolean).length ?? 0) > 1;

function probesOf(page: ProbedPage | undefined, spell: (url: URL) => string[]): SpellingProbe[] {
  const read = page === undefined ? null : URL.parse(page.url);
  if (page === undefined || read === null || page.contentHash === null) return [];
  const { url, contentHash } = page;
  const host = read.host.startsWith('www.') ? read.host.slice('www.'.length) : `www.${read.host}`;
  const spellings = [
    ...(read.protocol === 'https:' ? [`http://${read.host}${read.pathname}`] : []),
    `${read.protocol}//${host}${read.pathname}`,
    ...spell(read).map((path) => read.origin + path),
  ];
  return spellings
    .filter((spelling) => spelling !== url)
    .map((spelling) => ({ kind: 'probe', url: spelling, page: url, contentHash }));
}

/** Sets of parameters, of each of which one address is asked for. */
const PARAMETER_SETS_MAX = 3;

/**
 * Addresses that the crawl took for the page at their path: a default document, and one for each set of parameters. Whether a reader gets the
 * same text there, under no canonical URL, only the comparison shows.
 */
export function listCopyProbes(pages: readonly ProbedPage[], urls: Iterable<KnownUrl>): SpellingProbe[] {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const classes = new Map<string, SpellingProbe>();
  const folded = [...urls].filter(({ outcome, reason }) => outcome === 'folded' && reason !== 'canonical');
  for (const { url } of folded.toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
    const place = pageKey(url);
    const query = URL.parse(url)?.searchParams ?? new URLSearchParams();
    const path = place === null ? null : query.size > 0 ? place.path : toFolderKey(place.path);
    const page = path === null ? undefined : byKey.get(`${place?.host}${path}`);
    if (page === undefined || page.contentHash === null || !isShown(page) || page.canonical !== null) continue;
    const name = [...query.keys()].toSorted().join(' ');
    if (classes.has(name) || (name !== '' && classes.size > PARAMETER_SETS_MAX)) continue;
    classes.set(name, { kind: 'copy', url, page: page.url, contentHash: page.contentHash });
  }
  return [...classes.values()];
}

/** A file is at one path: a slash behind it is no spelling of it. */
function toggleSlash(path: string): string {
  if (path.endsWith('/')) return path.slice(0, -1);
  return path.slice(path.lastIndexOf('/')).includes('.') ? path : `${path}/`;
}

/** The last segment in capitals; escaped characters stay the same bytes. */
function upperCase(path: string): string {
  const start = path.lastIndexOf('/', path.length - 2) + 1;
  return path.slice(0, start) + path.slice(start).toUpperCase();
}
