/**
 * Text from a crawled site as a terminal may show it: on one line, and without control characters or direction
 * overrides, with which a page's title could move the cursor, recolour the report or write to the clipboard.
 */
export function printable(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}
