const w3cDate = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;
const w3cDateTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?/;
const mailDate = /^(?:[A-Za-z]{3,9},? )?\d{1,2} [A-Za-z]{3,9} \d{4} \d\d:\d\d/;
const hasZone = /(?:[Zz]|[A-Z]{2,4}|[+-]\d\d:?\d\d)$/;

/**
 * A `lastmod` (W3C date), `updated` (RFC 3339) or `pubDate` (RFC 822) as ISO 8601 UTC; null for anything else. Forms are checked
 * first because Date.parse accepts almost any text, and a time without a zone is UTC: not the zone of the machine we run on.
 */
export function parseSitemapDate(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 64) return null;
  if (!w3cDate.test(trimmed) && !w3cDateTime.test(trimmed) && !mailDate.test(trimmed)) return null;
  const zoned =
    w3cDate.test(trimmed) || hasZone.test(trimmed) ? trimmed : `${trimmed}${mailDate.test(trimmed) ? ' GMT' : 'Z'}`;
  const milliseconds = Date.parse(zoned);
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
}
