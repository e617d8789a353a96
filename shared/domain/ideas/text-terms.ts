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

/** Between words: all but letters, digits, and hyphens, apostrophes and underscores inside a word. */
const between = /[^\p{L}\p{M}\p{N}_'’&-]+/u;
const WORD_CHARACTERS_MAX = 40;

/** True for words that say what a text is about: neither stop words nor fillers or numbers. */
export const isSubjectWord = (word: string, language: Language | null): boolean =>
  isTerm(word, language) && !isFillerWord(word, language) && word.length <= WORD_CHARACTERS_MAX;

/** The subject words of a sentence. */
export const listSubjectWords = (sentence: string, language: Language | null): Term[] =>
  sentence.split(between).flatMap((chunk) => {
    // Most words are plain lower case: they are spared the patterns for every script.
    const isPlain = /^[a-z]+$/.test(chunk);
    const isCapital = !isPlain && /^\p{Lu}/u.test(chunk);
    const isMixed = isCapital && /\p{Ll}/u.test(chunk);
    return (isPlain ? [chunk] : splitNormalizedWords(chunk, language))
      .filter((word) => isSubjectWord(word, language))
      .map((word) => ({ word: removePossessive(word), isCapital, isMixed }));
  });

const removePossessive = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);
