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
