import type { Language } from '../language/languages.ts';
import { wordPattern } from '../language/word-pattern.ts';
import type { OutlineInput } from './outline-input.ts';
import { saysHow } from './words/how-to-words.ts';
import { outlineLanguages, readOutlineWords } from './words/read-outline-words.ts';

const SIGN_LETTERS_MIN = 4;

/** True for a keyword whose sign is one of another language than the page: "best dentist" on a German page is no German phrase. */
export function isOfOtherLanguage(keyword: string, language: Language | null): boolean {
  const own = language === null ? null : readOutlineWords({ language });
  if (own === null) return false;
  const hasSign = (written: Language): boolean =>
    Object.values(readOutlineWords({ language: written })?.cues ?? {}).some(
      (cues) => (wordPattern(cues).exec(keyword)?.[0].length ?? 0) >= SIGN_LETTERS_MIN,
    );
  return !hasSign(language ?? 'en') && outlineLanguages.some((other) => other !== language && hasSign(other));
}

/** "How to Train Your Dragon": in capitals as a title, with nothing that says that the site explains how something is done. */
export const isTitleOfWork = (keyword: string, input: OutlineInput): boolean =>
  (input.language ?? 'en') === 'en' &&
  input.wordCount === 0 &&
  input.purpose === null &&
  (input.name ?? null) === null &&
  input.heading === null &&
  /^\p{Lu}/u.test(keyword) &&
  !/\s\p{Ll}{4}/u.test(keyword) &&
  /\s\p{Lu}\p{Ll}+$/u.test(keyword) &&
  saysHow(keyword, 'en');
