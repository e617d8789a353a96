import { pageKey, toFolderKey } from '../urls/page-url.ts';
import { type KnownUrl, urlKey } from './known-url.ts';
import type { ByKey } from './url-store.ts';
import type { ComparedPage } from './whole-site.ts';

/** Another address of a page, whose text is to be compared. */
export interface SpellingProbe {
  readonly kind: 'probe' | 'copy';
  readonly url: string;
  /** The address where the page was read, and what it said. */
  readonly page: string;
  readonly contentHash: string;
}

type ProbedPage = Pick<
  ComparedPage,
  'url' | 'key' | 'id' | 'contentHash' | 'canonical' | 'noindex' | 'isReadable' | 'isCurrent' | 'isHome'
>;

/** Sets of parameters, of each of which one address is asked for. */
const PARAMETER_SETS_MAX = 3;

const DEFAULT_DOCUMENTS = ['index.html', 'index.php'];

/**
 * Up to eight requests that show how a server treats other spellings of its addresses: of the home page and of one page below it, since a
 * rule of the server holds for all. The page that the site has had for longest is asked for, so that each crawl asks the same. With them
 * go the addresses that the crawl took for the page at their path. Pages come one by one, and those that are asked for are kept.
 */
export class SpellingProbes {
  readonly #isMet: (key: string) => boolean;
  readonly #folded: readonly FoldedUrl[];
  readonly #keysOfCopies: ReadonlySet<string>;
  readonly #copied = new Map<string, ProbedPage>();
  #home: ProbedPage | undefined;
  #deep: ProbedPage | undefined;

  /** @param urls - by `urlKey`, what is known of each. */
  constructor(urls: ByKey<KnownUrl>) {
    this.#isMet = (key) => urls.has(key);
    this.#folded = listFolded(urls.values());
    this.#keysOfCopies = new Set(this.#folded.map(({ pageKey }) => pageKey));
  }

  addPage(page: ProbedPage): void {
    if (!isShown(page)) return;
    if (this.#keysOfCopies.has(page.key)) this.#copied.set(page.key, page);
    if (page.isHome) this.#home ??= page;
    else if (this.#deep === undefined || isAskedBefore(page, this.#deep)) this.#deep = page;
  }

  list(): SpellingProbe[] {
    const probes = [
      ...probesOf(this.#home, ({ pathname }) =>
        pathname.endsWith('/') ? DEFAULT_DOCUMENTS.map((name) => pathname + name) : [],
      ),
      ...probesOf(this.#deep, ({ pathname }) => [toggleSlash(pathname), upperCase(pathname)]),
    ].filter(({ url, page }) => !this.#isMet(urlKey(url) ?? '') || urlKey(url) === urlKey(page));
    return [...probes, ...this.#listCopies()];
  }

  /**
   * Addresses that the crawl took for the page at their path: a default document, and one for each set of parameters. Whether a reader
   * gets the same text there, under no canonical URL, only the comparison shows.
   */
  #listCopies(): SpellingProbe[] {
    const classes = new Map<string, SpellingProbe>();
    for (const { url, pageKey, parameters } of this.#folded) {
      const page = this.#copied.get(pageKey);
      if (page === undefined || page.contentHash === null || page.canonical !== null) continue;
      if (classes.has(parameters) || (parameters !== '' && classes.size > PARAMETER_SETS_MAX)) continue;
      classes.set(parameters, { kind: 'copy', url, page: page.url, contentHash: page.contentHash });
    }
    return [...classes.values()];
  }
}

/** In a folder goes first, then what the site has had for longest. */
const isAskedBefore = (a: ProbedPage, b: ProbedPage): boolean =>
  isBelow(a) === isBelow(b) ? (a.id ?? 0) < (b.id ?? 0) : isBelow(a);

/** An address that the crawl took for the page with this key, and the names of its parameters. */
interface FoldedUrl {
  readonly url: string;
  readonly pageKey: string;
  readonly parameters: string;
}

function listFolded(urls: Iterable<KnownUrl>): FoldedUrl[] {
  const folded: FoldedUrl[] = [];
  for (const { url, outcome, reason } of urls) {
    const place = outcome === 'folded' && reason !== 'canonical' ? pageKey(url) : null;
    if (place === null) continue;
    const query = URL.parse(url)?.searchParams ?? new URLSearchParams();
    const path = query.size > 0 ? place.path : toFolderKey(place.path);
    folded.push({ url, pageKey: `${place.host}${path}`, parameters: [...query.keys()].toSorted().join(' ') });
  }
  return folded.toSorted((a, b) => (a.url < b.url ? -1 : 1));
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
