/** The port to search-console data: what a property reports of a site, in the words of the domain. */
import type { ReportedUrl } from '../../domain/search-console/page-rows.ts';
import type { Performance } from '../../domain/search-console/performance.ts';
import type { PerformanceWindow } from '../../domain/search-console/window.ts';

/** How a site's property is reached. `credentials` is the JSON that Google gave out, decrypted. */
interface PropertyAccess {
  propertyUrl: string;
  credentials: string;
}

/** Reads one property. Every read is live, and throws SearchConsoleError when the provider cannot answer in time. */
export interface SearchConsoleProperty {
  /** Undimensioned: of the whole property. */
  totals(window: PerformanceWindow): Promise<Performance>;
  /** One row per reported URL, in no order. */
  pages(window: PerformanceWindow): Promise<ReportedUrl[]>;
  /** The queries that found pages of this host (with or without `www.`), at most `limit`, those with the most clicks. */
  queries(window: PerformanceWindow, host: string, limit: number): Promise<(Performance & { query: string })[]>;
  /** Queries with the URLs of this host that were shown for them, at most `limit`, those with the most clicks. */
  queriesByPage(window: PerformanceWindow, host: string, limit: number): Promise<(ReportedUrl & { query: string })[]>;
  /** The days on which a page of this host was shown. */
  days(window: PerformanceWindow, host: string): Promise<string[]>;
  /** The queries that found exactly this URL, at most `limit`, those with the most clicks. */
  queriesOf(url: string, window: PerformanceWindow, limit: number): Promise<(Performance & { query: string })[]>;
  /** The days on which exactly this URL was shown. */
  daysOf(url: string, window: PerformanceWindow): Promise<(Performance & { date: string })[]>;
  /** The index status of exactly this URL. Quota: 2,000 a day and property, so this is for reconciliation alone. */
  inspect(url: string): Promise<IndexStatus>;
}

export interface IndexStatus {
  /** Null when the provider does not say. */
  indexed: boolean | null;
  /** The URL that the index has in place of the inspected one, which reports are filed under. */
  canonicalUrl: string | null;
}

export interface SearchConsole {
  /** @throws SearchConsoleError when the credentials are not of a known form. */
  property(access: PropertyAccess): SearchConsoleProperty;
}

/** The provider could not answer: refused, down, slow, or not understood. Never shown to clients; the log has the reason. */
export class SearchConsoleError extends Error {
  override name = 'SearchConsoleError';
  /** The HTTP status that refused it; null when there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
