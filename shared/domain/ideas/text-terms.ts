import { isFillerWord } from '../language/filler-words.ts';
import type { Language } from '../language/languages.ts';
import { isTerm, splitNormalizedWords } from '../language/subject-terms.ts';

/** Between words: all but letters, digits, and hyphens, apostrophes and underscores inside a word. */
const between = /[^\p{L}\p{M}\p{N}_'’&-]+/u;
const WORD_CHARACTERS_MAX = 40;

/** True for words that say what a text is about: neither stop words nor fillers or numbers. */
export const isSubjectWord = (word: string, language: Language | null): boolean =>
  isTerm(word, language) && !isFillerWord(word, language) && word.length <= WORD_CHARACTERS_MAX;

/** The subject words of a text, in lower case. */
export const listSubjectWords = (text: string, language: Language | null): string[] =>
  text.split(between).flatMap((chunk) =>
    // Most words are plain lower case: they are spared the patterns for every script.
    (/^[a-z]+$/.test(chunk) ? [chunk] : splitNormalizedWords(chunk, language))
      .filter((word) => isSubjectWord(word, language))
      .map(removePossessive),
  );

const removePossessive = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);
