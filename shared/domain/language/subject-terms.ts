import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { isFunctionWord } from './function-words.ts';
import type { Language } from './languages.ts';
import { wordForms } from './prepare-text.ts';
import { rememberedWords } from './remembered-words.ts';
import { segmentWords } from './segment-words.ts';

const plainWord = /^[\p{L}\p{M}\p{N}'-]+$/u;
const elided = new RegExp(String.raw`^(?:${alternatives('language', 'elided')})'(?=\p{L})`, 'u');
const unspaced = /\p{Script=Han}/u;

/** The words of a text in the form that `normalizeText` gives. */
export const splitNormalizedWords = (text: string, language: Language | null = null): string[] =>
  segmentWords(text, language).map(({ normalized }) => normalized);

/** The words that carry a topic: no function words, no numbers, no single letters. Words that a slash or a full stop joins are several. */
export const listTerms = (text: string, language: Language | null): string[] =>
  termsAmong(splitNormalizedWords(text, language), language);

/** `listTerms` of a text whose words are known. */
export function termsAmong(words: readonly string[], language: Language | null): string[] {
  const terms: string[] = [];
  for (const word of words) terms.push(...termsOfWord(word, language));
  return terms;
}

const termsOfWord = rememberedWords((word, language): readonly string[] =>
  (plainWord.test(word) ? [word] : word.split(/[^\p{L}\p{M}\p{N}'+#-]+/u))
    .map((part) => removeElision(part))
    .filter((part) => isTerm(part, language)),
);

const removeElision = (word: string): string =>
  word.includes("'") ? word.replace(elided, '').replace(/'s?$/, '') : word;

/** True for a normalized word that carries a topic. */
export function isTerm(word: string, language: Language | null): boolean {
  if (/^\d/.test(word) || isFunctionWord(word, language)) return false;
  return word.length > 1 || unspaced.test(word);
}

/** The stems of the words that carry a topic, each as often as it occurs: the keys for comparing strings of one language. */
export const listTermKeys = (text: string, language: Language | null): string[] =>
  listTerms(text, language).map((term) => termKey(term, language));

/** The form that the inflections of a term share. */
export const termKey = (term: string, language: Language | null): string => wordForms(term, language).key;
