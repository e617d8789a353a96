import { urlKey } from './known-url.ts';
import type { PageSummary } from './whole-site.ts';

/** A spelling of a page's address that nothing links to. */
export interface SpellingProbe {
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
  const shown = pages.filter(
    ({ isCurrent, isReadable, noindex, canonical, key, url }) =>
      isCurrent && isReadable && !noindex && (canonical === null || urlKey(canonical) === key) && !url.includes('?'),
  );
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
    .map((spelling) => ({ url: spelling, page: url, contentHash }));
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
