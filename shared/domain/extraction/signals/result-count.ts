import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import type { Line } from './part-names.ts';

const things = alternatives('extraction', 'things');
const number = String.raw`\d{1,3}(?:[.,\s]\d{3}){0,2}|\d{1,7}`;

/**
 * "Showing 1–12 of 34 results", "1–12 von 34 Ergebnissen werden angezeigt": what stands above a list, and nowhere else. One number alone
 * may be one that a business is proud of.
 */
const counted = new RegExp(
  `^(?:[\\p{L}’']{1,20}\\s){0,4}(?:${number})(?:\\s?(?:${alternatives('extraction', 'countedThen')})\\s?(?:${number}))?\\s(?:${alternatives('extraction', 'counted')})\\s(?:${number})\\s(?:[\\p{L}’']{1,14}\\s){0,2}(?:${things})(?:\\s[\\p{L}’']{1,20}){0,4}$`,
  'iu',
);
const LINE_CHARACTERS_MAX = 80;

/** The line that says how many things a list has; null where there is none. A number below three makes no list. */
export function resultCountIn(lines: readonly Line[]): string | null {
  for (const { text, place } of lines) {
    const line = text.trim();
    if (place === 'frame' || line.length > LINE_CHARACTERS_MAX || !/\d/.test(line) || !counted.test(line)) continue;
    if (Math.max(...(line.match(/\d+/g) ?? []).map(Number)) >= 3) return line;
  }
  return null;
}
