import { skipReason } from '../../shared/domain/crawling/skip-reason.ts';
import { log } from '../../shared/logging/log.ts';
import type { UrlReading } from './read-page.ts';

/** URLs whose pages name another page as canonical, default documents that are the page of their folder, and URLs with a query that are the page at their path. */
export interface FoldedUrls {
  readonly canonical: readonly string[];
  readonly default_document: readonly string[];
  readonly query: readonly string[];
}

/**
 * Counts URLs without a page by reason, and logs each: what a site's owner asks first is why a page is missing.
 */
export function countSkips(
  skipped: Readonly<Record<string, number>>,
  readings: readonly UrlReading[],
  folded: FoldedUrls,
): Record<string, number> {
  const counts = { ...skipped };
  const count = (reason: string, url: string): void => {
    counts[reason] = (counts[reason] ?? 0) + 1;
    log.info('a URL gave no page of its own', { url, reason });
  };
  for (const { entry, reading } of readings) {
    const reason = 'outcome' in reading ? skipReason(reading.outcome) : null;
    if (reason !== null) count(reason, entry.url);
  }
  for (const [reason, urls] of Object.entries(folded)) for (const url of urls) count(reason, url);
  return counts;
}
