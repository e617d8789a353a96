import { startOfTrailing } from './trailing-characters.ts';

/** Length in Unicode code points: an emoji or an accented letter is one character to an editor, whatever UTF-16 says. */
export function codePointLength(text: string): number {
  if (!/[\uD800-\uDBFF]/.test(text)) return text.length;
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The first `max` code points, with an ellipsis where something was cut. Reads no further than it returns. */
export function truncated(text: string, max: number): string {
  let length = 0;
  let units = 0;
  for (const point of text) {
    if (length === max) return `${text.slice(0, units).trimEnd()}…`;
    length += 1;
    units += point.length;
  }
  return text;
}

/** The text up to the white space before its last word, which may be cut; all of it where there is none. */
export function removeLastWord(text: string): string {
  const start = startOfTrailing(text, /\S/);
  return start === 0 ? text : text.slice(0, start).trimEnd();
}

/** At most the first `max` code points, cut between words. A word that is longer than half of that is cut itself. */
export function excerpt(text: string, max: number): { shown: string; isCut: boolean } {
  const cut = truncated(text, max);
  if (cut === text) return { shown: text, isCut: false };
  const whole = cut.slice(0, -1);
  const isInsideWord = /[\p{L}\p{N}]$/u.test(whole) && /^[\p{L}\p{N}]/u.test(text.slice(whole.length));
  const atWord = isInsideWord ? removeLastWord(whole) : whole;
  return { shown: atWord.length * 2 < whole.length ? whole : atWord, isCut: true };
}
