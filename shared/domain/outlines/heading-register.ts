import { matchable } from '../fields/keyword-match.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { HEADING_CHARACTERS_MAX } from './outline-section.ts';

/** The headings of an outline that is being made: each one can be taken once. */
export interface HeadingRegister {
  /** Takes a heading; false when it is blank or taken. */
  add(heading: string): boolean;
  readonly headings: readonly string[];
}

export function createHeadingRegister(): HeadingRegister {
  const byMatch = new Map<string, string>();
  return {
    add(heading) {
      const whole = matchable(heading);
      // "What is it?" and "What is it" are one heading.
      const match = trimTrailing(whole, /[?!.:]/) || whole;
      if (match === '' || byMatch.has(match)) return false;
      byMatch.set(match, heading);
      return true;
    },
    get headings() {
      return [...byMatch.values()];
    },
  };
}

/** The first sections whose headings are not taken yet, at most so many; their headings are taken then. */
export function takeNew<T extends { readonly heading: string }>(
  register: HeadingRegister,
  sections: readonly T[],
  max: number,
): T[] {
  const taken: T[] = [];
  for (const section of sections) {
    if (taken.length >= max) break;
    if (register.add(section.heading)) taken.push(section);
  }
  return taken;
}

/** One line of at most as many characters as a heading has room for. */
export function headingText(text: string): string {
  // Cut before the characters are looked at one by one: a heading of a page can be of any length.
  const line = text
    .slice(0, 2 * HEADING_CHARACTERS_MAX)
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, HEADING_CHARACTERS_MAX).join('').trim();
}
