import type { Language } from '../../language/languages.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import { nestedVerb } from './object-parts.ts';

/** A verb and the text of its objects. */
export interface VerbPhrase {
  readonly verb: string;
  readonly text: string;
  /** False for the first phrase, whose verb stands before the text. */
  readonly isFurther: boolean;
}

/** Verbs that stand before nouns of any kind: behind "we offer" a word that is a verb and a noun is a noun. */
const particles = wordsFor('particles');
const nordicVerb = /^(\p{Ll}{2,}(?:[aeøyåäö]r))\s/u;
const nordic: ReadonlySet<string> = new Set(['sv', 'da', 'no']);
const nothingBehind = compiled(String.raw`^(?:${wordsFor('nothingBehind')})(?!\p{L})`);

/** How many characters at the beginning of a part are a verb and its particle. */
function leadingVerb(part: string, words: ReadingWords, language: Language | null): number {
  const nested = wordPattern(words.offers).exec(part) ?? nestedVerb(part, words);
  if (nested?.index === 0) return nested[0].length;
  if (!nordic.has(language ?? '')) return 0;
  const verb = nordicVerb.exec(part);
  if (verb === null) return 0;
  const after = part.slice(verb[0].length);
  const particle = compiled(String.raw`^(?:${particles})\s`).exec(after)?.[0] ?? '';
  const object = after.slice(particle.length);
  const isObject =
    /^\p{L}/u.test(object) &&
    !nothingBehind.test(object) &&
    wordPattern(`${words.tail}|${words.forWhom}`).exec(object)?.index !== 0;
  return isObject ? verb[0].length + particle.length : 0;
}

/**
 * Splits the objects of a verb and of the verbs in a row with it, each with its own objects: "reupholster armchairs and sofas, make cushions and sell
 * fabric" is three phrases, and what an "and" joins in one of them is joined there.
 */
export function verbPhrases(verb: string, text: string, words: ReadingWords, language: Language | null): VerbPhrase[] {
  const boundary = new RegExp(String.raw`,\s(?:(?:${words.and})\s)?|\s(?:${words.and})\s`, 'giu');
  const phrases: VerbPhrase[] = [];
  let start = 0;
  let current = verb;
  for (const found of text.matchAll(boundary)) {
    const at = found.index + found[0].length;
    if (found.index < start || text.slice(start, found.index).trim() === '') continue;
    const length = leadingVerb(text.slice(at), words, language);
    if (length === 0) continue;
    phrases.push({ verb: current, text: text.slice(start, found.index), isFurther: phrases.length > 0 });
    current = text.slice(at, at + length).trim();
    start = at + length;
  }
  phrases.push({ verb: current, text: text.slice(start), isFurther: phrases.length > 0 });
  return phrases;
}
