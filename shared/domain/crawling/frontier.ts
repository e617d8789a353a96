import { isSameSite } from '../urls/domain.ts';
import { parseHttpUrl, urlHost } from '../urls/http-url.ts';
import { pageKey } from '../urls/page-url.ts';
import { removeTracking } from '../urls/tracking-parameters.ts';
import { judgeTrap, trapLimits } from './crawl-traps.ts';
import { isPageExtension } from './file-extensions.ts';
import type { RobotsPolicy } from './robots.ts';

export const maxCrawlUrlCharacters = 2_048;
export const maxLinkDepth = 64;
/** Distinct trap patterns of one crawl. Bounds the stored counters to some 200 KB; a site that has more is itself a trap. */
export const maxTrapPatterns = 1_000;

/** A crawl's counts of its URLs, as plain data to store between batches. */
interface FrontierCounts {
  /** URLs to read. Of those with a query the ones that were read: the others may never be. */
  readonly enqueued: number;
  /** URLs with a query that were put aside, to be asked whether they are pages. */
  readonly queryVariants: number;
  /** URLs taken per trap pattern. */
  readonly patterns: Readonly<Record<string, number>>;
}

export const emptyFrontierCounts: FrontierCounts = { enqueued: 0, queryVariants: 0, patterns: {} };

export interface FrontierCandidate {
  /** Absolute URL, as the link or sitemap gave it. */
  readonly url: string;
  /** Links from the start page; 0 for the start page and for sitemap entries. */
  readonly depth: number;
  /** The page, or the sitemap, that names it. */
  readonly foundOn?: string | null;
}

export interface FrontierContext {
  /** The site's domain. */
  readonly site: string;
  readonly robots: Pick<RobotsPolicy, 'isAllowed'>;
  readonly counts: FrontierCounts;
  readonly maxPages: number;
  /** False for a path that this crawl was asked to leave out. */
  readonly isChosen?: (path: string) => boolean;
  /** True for the key of a page that is in the frontier or crawled already. */
  readonly isKnown?: (key: string) => boolean;
}

/** A URL of the site that the crawl met and does not read, and why. */
export interface LeftOutUrl extends FrontierCandidate {
  readonly key: string;
  readonly reason: FrontierRefusal;
}

type FrontierDecision = FrontierEntry | { readonly enqueue: false; readonly reason: FrontierRefusal };

interface FrontierEntry {
  readonly enqueue: true;
  /** The page's identity (`pageKey`), of a URL with a query together with it: one fetch per key. */
  readonly key: string;
  /** The URL to fetch: as given, less fragment and tracking parameters. The path keeps its case, which servers may tell apart. */
  readonly url: string;
  readonly depth: number;
  readonly foundOn: string | null;
  /** The key under which countEnqueued counts it; null for a URL that cannot be a trap. */
  readonly pattern: string | null;
  /** A URL that is another page than its path only if its document says so: read last, and only so many of them. */
  readonly isQueryVariant: boolean;
}

export type FrontierRefusal =
  | 'invalid_url'
  | 'url_too_long'
  | 'off_site'
  | 'not_html'
  | 'known'
  | 'disallowed'
  | 'not_chosen'
  | 'too_deep'
  | 'page_limit'
  | 'path_too_deep'
  | 'repeating_path'
  | 'pagination'
  | 'calendar'
  | 'query_variants'
  | 'too_many_patterns';

/** Decides about one URL, query included. The first reason that holds is the one given; robots.txt comes before the limits. */
export function shouldEnqueue(candidate: FrontierCandidate, context: FrontierContext): FrontierDecision {
  const refuse = (reason: FrontierRefusal): FrontierDecision => ({ enqueue: false, reason });
  if (candidate.url.length > maxCrawlUrlCharacters) return refuse('url_too_long');
  const parsed = parseHttpUrl(candidate.url);
  const page = pageKey(candidate.url);
  if (parsed === null || page === null || parsed.username !== '' || parsed.password !== '')
    return refuse('invalid_url');
  if (!isSameSite(urlHost(parsed), context.site)) return refuse('off_site');
  if (!isPageExtension(parsed.pathname)) return refuse('not_html');
  const key = page.host + page.pathWithQuery;
  if (context.isKnown?.(key) === true) return refuse('known');
  const url = removeTracking(parsed);
  if (!context.robots.isAllowed(url)) return refuse('disallowed');
  if (context.isChosen?.(parsed.pathname) === false) return refuse('not_chosen');
  if (candidate.depth > maxLinkDepth) return refuse('too_deep');
  if (context.counts.enqueued >= context.maxPages) return refuse('page_limit');

  const { depth, foundOn = null } = candidate;
  const entry = { enqueue: true, key, url, depth, foundOn, pattern: null, isQueryVariant: false } as const;
  return limitTrap(page.pathWithQuery, entry, context);
}

/** Of URLs that a site can make without end, only so many are crawled. */
function limitTrap(
  pathWithQuery: string,
  entry: Extract<FrontierDecision, { enqueue: true }>,
  context: FrontierContext,
): FrontierDecision {
  const refuse = (reason: FrontierRefusal): FrontierDecision => ({ enqueue: false, reason });
  const trap = judgeTrap(pathWithQuery);
  if (trap.kind === 'refused') return refuse(trap.reason);
  if (trap.kind === 'clean') return entry;
  const isQueryVariant = trap.reason === 'query_variants';
  if (isQueryVariant && context.counts.queryVariants >= trapLimits.queryVariantsOfCrawl) return refuse(trap.reason);
  const taken = context.counts.patterns[trap.pattern];
  if (taken === undefined && Object.keys(context.counts.patterns).length >= maxTrapPatterns)
    return refuse('too_many_patterns');
  return (taken ?? 0) >= trap.maxUrls ? refuse(trap.reason) : { ...entry, pattern: trap.pattern, isQueryVariant };
}

/** The counts after these entries were added. Count only those that were new: the same link is found on many pages. */
export function countEnqueued(counts: FrontierCounts, entries: readonly FrontierEntry[]): FrontierCounts {
  const patterns = { ...counts.patterns };
  for (const { pattern } of entries) if (pattern !== null) patterns[pattern] = (patterns[pattern] ?? 0) + 1;
  const queryVariants = entries.filter(({ isQueryVariant }) => isQueryVariant).length;
  return {
    enqueued: counts.enqueued + entries.length - queryVariants,
    queryVariants: counts.queryVariants + queryVariants,
    patterns,
  };
}

interface FrontierSelection {
  /** In the order of the candidates, each key once. */
  readonly entries: readonly FrontierEntry[];
  readonly refused: Readonly<Partial<Record<FrontierRefusal, number>>>;
  /** The refused URLs of the site, each once; those that are known are left to what knows them. */
  readonly leftOut: readonly LeftOutUrl[];
  /** The counts with all entries counted: right when isKnown knew every known page, else count again with countEnqueued. */
  readonly counts: FrontierCounts;
}

/**
 * Decides about the links of a page or the URLs of a sitemap together, so that one page cannot pass a limit by itself. A URL
 * with a query stands for the page at its path, and for itself.
 */
export function selectEntries(candidates: Iterable<FrontierCandidate>, context: FrontierContext): FrontierSelection {
  const patterns: Record<string, number> = { ...context.counts.patterns };
  const counts = { ...context.counts, patterns };
  const taken = new Set<string>();
  const isKnown = (key: string): boolean => taken.has(key) || context.isKnown?.(key) === true;
  const entries: FrontierEntry[] = [];
  const refused: Partial<Record<FrontierRefusal, number>> = {};
  const leftOut = new Map<string, LeftOutUrl>();
  for (const candidate of addBarePaths(candidates)) {
    const decision = shouldEnqueue(candidate, { ...context, counts, isKnown });
    if (!decision.enqueue) {
      refused[decision.reason] = (refused[decision.reason] ?? 0) + 1;
      const key = isOfSite(decision.reason) ? pageKey(candidate.url) : null;
      if (key)
        leftOut.set(key.host + key.pathWithQuery, {
          ...candidate,
          key: key.host + key.pathWithQuery,
          reason: decision.reason,
        });
      continue;
    }
    taken.add(decision.key);
    entries.push(decision);
    if (decision.isQueryVariant) counts.queryVariants += 1;
    else counts.enqueued += 1;
    if (decision.pattern !== null) patterns[decision.pattern] = (patterns[decision.pattern] ?? 0) + 1;
  }
  for (const { key } of entries) leftOut.delete(key);
  return { entries, refused, leftOut: [...leftOut.values()], counts };
}

const isOfSite = (reason: FrontierRefusal): boolean =>
  reason !== 'off_site' && reason !== 'invalid_url' && reason !== 'url_too_long' && reason !== 'known';

function* addBarePaths(candidates: Iterable<FrontierCandidate>): Generator<FrontierCandidate> {
  for (const candidate of candidates) {
    const query = candidate.url.indexOf('?');
    if (query >= 0) yield { ...candidate, url: candidate.url.slice(0, query) };
    yield candidate;
  }
}
