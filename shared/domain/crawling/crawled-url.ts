import type { FrontierRefusal } from './frontier.ts';
import type { PageOutcome } from './page-outcome.ts';
import { skipReason } from './skip-reason.ts';

/** Outcomes of a URL in a crawl. */
export const urlOutcomes = [
  /** Its page was read and stored. */
  'read',
  /** The server says that the page is as it was. */
  'unchanged',
  /** It leads to another page of the site, which was read. */
  'redirected',
  /** It leads to where the crawl does not follow. */
  'moved_away',
  /** It names another page as the one to keep, or is the same page as its path. */
  'folded',
  /** 404 or 410. */
  'gone',
  /** Any other status that is no success. */
  'error',
  /** A file, not a page. */
  'not_a_page',
  /** There was no answer that could be read. */
  'unreadable',
  /** It was not requested. */
  'not_read',
] as const;
export type UrlOutcome = (typeof urlOutcomes)[number];

/** A URL that a crawl met, as its history keeps it. */
export interface CrawledUrl {
  readonly url: string;
  readonly outcome: UrlOutcome;
  /** Why it gave no page; null when it gave one. */
  readonly reason: string | null;
  readonly statusCode: number | null;
  /** Where the redirects ended; the URL itself without any. Null when it was not requested. */
  readonly finalUrl: string | null;
  readonly depth: number;
  readonly foundOn: string | null;
  readonly milliseconds: number | null;
  readonly sizeBytes: number | null;
  /** The addresses that redirects led to, in order. */
  readonly redirects: readonly string[];
  /** Their statuses, where they are known. */
  readonly redirectStatuses?: readonly number[];
  /** Where a redirect leads that was not followed, or the page that a document names as the one to keep. */
  readonly leadsTo: string | null;
}

const outcomeOfKind = {
  snapshot: 'read',
  unchanged: 'unchanged',
  redirect: 'redirected',
  moved_away: 'moved_away',
  gone: 'gone',
  error_status: 'error',
  not_html: 'not_a_page',
  unreadable: 'unreadable',
} as const satisfies Record<PageOutcome['kind'], UrlOutcome>;

/** `folded`: why the document is no page by itself, where it is none. */
export function classifyOutcome(
  outcome: PageOutcome,
  folded: 'canonical' | 'default_document' | 'query' | null,
): Pick<CrawledUrl, 'outcome' | 'reason'> {
  if (folded !== null) return { outcome: 'folded', reason: folded };
  return { outcome: outcomeOfKind[outcome.kind], reason: skipReason(outcome) };
}

/** Why a URL was not requested: the frontier refused it, or the crawl ended before its turn. */
type NotReadReason = FrontierRefusal | 'time_limit';

export const notRead = (
  { url, depth, foundOn = null }: { url: string; depth: number; foundOn?: string | null },
  reason: NotReadReason,
): CrawledUrl => ({
  url,
  outcome: 'not_read',
  reason,
  statusCode: null,
  finalUrl: null,
  depth,
  foundOn,
  milliseconds: null,
  sizeBytes: null,
  redirects: [],
  leadsTo: null,
});
