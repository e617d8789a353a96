import { parseSitemapDate } from './sitemap-date.ts';

/**
 * The date of `unavailable_after` among the directives of a page (ISO 8601 UTC), which commas separated; null without one that can be
 * read. A date may have a comma behind its weekday.
 */
export function parseUnavailableAfter(directives: readonly string[]): string | null {
  for (const [at, directive] of directives.entries()) {
    const colon = directive.indexOf(':');
    if (directive.slice(0, Math.max(0, colon)).trim().toLowerCase() !== 'unavailable_after') continue;
    const date = directive.slice(colon + 1).toUpperCase();
    const found =
      parseSitemapDate(date) ?? parseSitemapDate(`${date}, ${(directives[at + 1] ?? '').trim().toUpperCase()}`);
    if (found !== null) return found;
  }
  return null;
}
