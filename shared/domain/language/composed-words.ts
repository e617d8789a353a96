import type { LanguageWords } from '../../language-data/language-words/language-words-schema.ts';
import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import type { Language } from './languages.ts';
import { collapseSpaces } from './normalize-text.ts';
import { rememberedByName } from './remembered.ts';
import { compiled, joinPatterns } from './word-pattern.ts';

type SearchWords = Readonly<Record<keyof NonNullable<LanguageWords['searches']>, string>>;
const readSearches = rememberedByName((language: Language): SearchWords | null => {
  const { price, ...lists } = readLanguageWords(language).searches ?? {};
  return price === undefined ? null : ({ price, ...joinPatterns(lists) } as SearchWords);
});

/** How people who search put a subject together with what they want to know of it; null where it was not written down. */
export const wordsOfLanguage = (language: Language | null): SearchWords | null =>
  language === null ? null : readSearches(language);

/** These write the word at the end of a compound, or write no spaces. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'ja']);

const startOfWord = (language: Language | null): string =>
  language !== null && compounding.has(language) ? '' : String.raw`(?<![\p{L}\p{N}])`;

const pattern = (stems: string, language: Language | null): RegExp => compiled(`${startOfWord(language)}(?:${stems})`);

export function namesProblem(text: string, language: Language | null): boolean {
  const words = wordsOfLanguage(language);
  return words !== null && pattern(words.problems, language).test(text);
}

/** The word of a season in the text; null where none is. */
export function seasonIn(text: string, language: Language | null): string | null {
  const words = wordsOfLanguage(language);
  return words === null ? null : (pattern(words.seasons, language).exec(text)?.[0] ?? null);
}

export function asksPrice(text: string, language: Language | null): boolean {
  const words = wordsOfLanguage(language);
  return words !== null && pattern(words.priceCue, language).test(text);
}

/** A search for a price without the words that ask for it: the same as another one that asks in other words. */
export function removePriceWords(text: string, language: Language | null): string {
  const words = wordsOfLanguage(language);
  if (words === null) return text;
  const cue = new RegExp(String.raw`${startOfWord(language ?? 'en')}s?(?:${words.priceCue})[\p{L}]*`, 'giu');
  return collapseSpaces(text.replaceAll(cue, ' '));
}

/** How a comparison is laid out, and no part of what is compared. */
const comparisonLayout = new RegExp(String.raw`\s(?:${alternatives('language', 'comparisonLayout')})$`, 'iu');

/** Both sides of a comparison; null for a text that compares nothing. */
export function comparedIn(text: string, language: Language | null): [string, string] | null {
  const words = wordsOfLanguage(language);
  if (words === null) return null;
  const compared = text.trim().replace(comparisonLayout, '');
  const match = new RegExp(String.raw`^(.{3,50}?)\s(?:${words.versus})\s(.{3,50})$`, 'iu').exec(compared);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  // Of three things a heading does not compare "the two".
  return new RegExp(String.raw`\s(?:${words.versus})\s`, 'iu').test(match[2]) ? null : [match[1], match[2]];
}
