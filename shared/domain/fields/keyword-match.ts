import { collapseSpaces } from '../language/normalize-text.ts';

/** The form in which strings are compared: lower case, all white space collapsed to single spaces. */
export function matchable(text: string): string {
  return collapseSpaces(text.normalize('NFC').toLowerCase());
}

/** Spec section "Checks": a case-insensitive, whitespace-collapsed substring match. A blank keyword matches nothing. */
export function containsKeyword(text: string, keyword: string): boolean {
  const wanted = matchable(keyword);
  return wanted !== '' && matchable(text).includes(wanted);
}

/** The words of a text with a space between them, without marks and case. */
export const plainWords = (text: string): string =>
  matchable(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** True where a text has these words side by side, none of them as a part of another word. */
export const hasWords = (text: string, words: string): boolean =>
  ` ${plainWords(text)} `.includes(` ${plainWords(words)} `);
