import { isFillerWord } from '../language/filler-words.ts';
import type { Language } from '../language/languages.ts';
import { isTerm, splitNormalizedWords } from '../language/subject-terms.ts';

/** A word that can be part of a subject. */
interface Term {
  /** In lower case. */
  word: string;
  /** It begins with a capital: in running English, part of a name or an abbreviation. */
  isCapital: boolean;
  /** Of the letters after the first one some are small: no abbreviation. */
  isMixed: boolean;
}

/** Ends of a phrase: any punctuation but a hyphen or an apostrophe inside a word. */
const boundary = /[^\p{L}\p{M}\p{N}\s_'’&-]+|\s[-–—&'’]+\s/u;
const WORD_CHARACTERS_MAX = 40;

/** English adverbs; the nouns that end like them are few. */
const adverb = /^(?!assembl|anomal|butterfl|monopol|dragonfl|firefl)[a-z-]{4,}ly$/;
const nounsLikeAdverbs = new Set(['family', 'supply', 'italy', 'jelly', 'belly', 'reply', 'rally']);

/** True for words that say what a text is about: neither stop words nor fillers, adverbs or numbers. */
export const isSubjectWord = (word: string, language: Language | null): boolean =>
  isTerm(word, language) &&
  !isFillerWord(word, language) &&
  word.length <= WORD_CHARACTERS_MAX &&
  (!hasEnglishAdverbs(language) || !adverb.test(word) || nounsLikeAdverbs.has(word));

const hasEnglishAdverbs = (language: Language | null): boolean => language === null || language === 'en';

/**
 * The runs of subject words of a sentence: a phrase is within one of them. A word with an underscore is an identifier of a
 * program: a subject by itself, and of no phrase.
 */
export function termRuns(sentence: string, language: Language | null): Term[][] {
  const runs: Term[][] = [];
  let run: Term[] = [];
  const endRun = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const segment of sentence.split(boundary)) {
    for (const chunk of segment.split(/\s+/)) {
      if (chunk === '') continue;
      if (chunk.includes('_')) {
        endRun();
        const word = chunk.toLowerCase();
        if (isIdentifier(word)) runs.push([{ word, isCapital: false, isMixed: false }]);
        continue;
      }
      // Most words are plain lower case: they are spared the patterns for every script.
      const isPlain = /^[a-z]+$/.test(chunk);
      const isCapital = !isPlain && /^\p{Lu}/u.test(chunk);
      const isMixed = isCapital && /\p{Ll}/u.test(chunk);
      for (const word of isPlain ? [chunk] : splitNormalizedWords(chunk, language)) {
        if (isSubjectWord(word, language)) run.push({ word: removePossessive(word), isCapital, isMixed });
        else endRun();
      }
    }
    endRun();
  }
  return runs;
}

const isIdentifier = (word: string): boolean =>
  word.length <= WORD_CHARACTERS_MAX && /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+){1,6}$/u.test(word);

const removePossessive = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);
