import { guardJson, guardText } from './formula-guard.ts';

/** The quote, line ends, and what separates cells in one spreadsheet or another. */
const NEEDS_QUOTES = /["\r\n,;\t]/;

/** An empty cell is null; an empty text is quoted. Lists and objects are JSON. */
function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const safe = typeof value === 'string' ? guardText(value) : guardJson(JSON.stringify(value));
  return safe === '' || NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A record with its line end (RFC 4180). */
export const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(',')}\r\n`;
