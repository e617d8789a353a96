import { decodePath } from '../urls/url-path.ts';
import type { RenderMode } from './render-mode.ts';

/** A client's options for one crawl, beyond the settings of the service and the site. */
export interface CrawlOptions {
  /** Pages that the crawl reads at most; null: as many as the service allows. */
  readonly maxPages: number | null;
  /** Globs of the paths to read; empty: all of them. */
  readonly include: readonly string[];
  /** Globs of the paths to leave out; they go before `include`. */
  readonly exclude: readonly string[];
  /** Null: as the site is set. */
  readonly render: RenderMode | null;
  /** Addresses that are no pages of the site, requested at its end at most; null: as many as the service does by default. */
  readonly maxChecks: number | null;
}

export const defaultCrawlOptions: CrawlOptions = {
  maxPages: null,
  include: [],
  exclude: [],
  render: null,
  maxChecks: null,
};

/** Matching costs the characters of all globs times those of the path, for every link of the crawl. */
export const crawlOptionLimits = { globs: 50, globCharacters: 200 } as const;

/** True for a text that can be a glob of paths. Braces and brackets have no meaning here, so they are refused rather than never met. */
export const isPathGlob = (text: string): boolean => /^[/*][^\s{}[\]#]*$/.test(text);

/**
 * Whether the crawl reads this path. The start page is read in any case, because the links begin there.
 * @param path as in a URL, with or without percent encoding.
 */
export function isPathChosen({ include, exclude }: Pick<CrawlOptions, 'include' | 'exclude'>, path: string): boolean {
  if (include.length === 0 && exclude.length === 0) return true;
  const plain = plainPath(path);
  if (plain === '/') return true;
  if (exclude.some((glob) => matchesGlob(glob, plain))) return false;
  return include.length === 0 || include.some((glob) => matchesGlob(glob, plain));
}

/** Decoded, in lower case, without a slash at its end: a site that knows `/Blog/` rarely has another page at `/blog`. */
function plainPath(path: string): string {
  return decodePath(path)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');
}

/**
 * `*` stands for any characters of one segment, `**` for any characters, `?` for one character of a segment. A glob that ends
 * in `/**` also matches the path in front of it. All places in the glob are followed at once, so that no glob is slower than
 * its length times that of the path; compiled to a regular expression, `/*a*a*a*a` is.
 */
function matchesGlob(glob: string, path: string): boolean {
  const tokens = tokenizeGlob(plainPath(glob));
  const end = tokens.length;
  let at = addFollowers(new Set([0]), tokens);
  for (const character of path) {
    const next = new Set<number>();
    for (const place of at) {
      const token = tokens[place];
      if (token === '**' || (token === '*' && character !== '/')) next.add(place);
      else if (token === character || (token === '?' && character !== '/')) next.add(place + 1);
    }
    if (next.size === 0) return false;
    at = addFollowers(next, tokens);
  }
  const endsInAll = tokens.at(-1) === '**' && tokens.at(-2) === '/';
  return at.has(end) || (endsInAll && at.has(end - 2));
}

const tokenizeGlob = (glob: string): string[] => glob.match(/\*\*|./gsu) ?? [];

/** A wildcard may also stand for nothing. */
function addFollowers(places: Set<number>, tokens: readonly string[]): Set<number> {
  for (const place of places) if (tokens[place] === '*' || tokens[place] === '**') places.add(place + 1);
  return places;
}
