import { skipReason } from '../../shared/domain/crawling/skip-reason.ts';
import { log } from '../../shared/logging/log.ts';
import type { UrlReading } from './read-page.ts';

/**
 * What gave no page is counted by reason, and logged with its URL: what a site's owner asks first is why a page is missing.
 * `canonical` are the URLs whose pages name another page as canonical, `query` those that are the page at their path.
 */
export function countSkips(
  skipped: Readonly<Record<string, number>>,
  readings: readonly UrlReading[],
  folded: { canonical: readonly string[]; query: readonly string[] },
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
  for (const url of folded.canonical) count('canonical', url);
  for (const url of folded.query) count('query', url);
  return counts;
}
