import { listFunctionWords } from '../function-words.ts';
import type { Language } from '../languages.ts';

/** Classes of words whose order tells sentences from words in a row: frequent function words each by itself, all other words by their ending. */
export interface WordClasses {
  readonly words: readonly string[];
  readonly endings: readonly string[];
}

/** The classes that every language has beside its own: the beginning and the end of a sentence, and what no other class holds. */
const START = 0;
const END = 1;
const OTHER_FUNCTION_WORD = 2;
const NUMBER = 3;
const OTHER = 4;
const OWN_FROM = 5;

export const classCount = ({ words, endings }: WordClasses): number => OWN_FROM + words.length + endings.length;

export const wordEnding = (word: string): string => word.slice(-2);

/** A sentence as the classes of its words, with those of its beginning and its end. */
export function classReader(
  { words, endings }: WordClasses,
  language: Language,
): (sentence: readonly string[]) => number[] {
  const functionWords = listFunctionWords(language);
  const ofWord = new Map(words.map((word, at) => [word, OWN_FROM + at]));
  const ofEnding = new Map(endings.map((ending, at) => [ending, OWN_FROM + words.length + at]));
  const classifyWord = (word: string): number =>
    ofWord.get(word) ??
    (functionWords.has(word)
      ? OTHER_FUNCTION_WORD
      : /\d/.test(word)
        ? NUMBER
        : (ofEnding.get(wordEnding(word)) ?? OTHER));
  return (sentence) => [START, ...sentence.map(classifyWord), END];
}
