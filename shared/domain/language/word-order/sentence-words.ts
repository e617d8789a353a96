import type { Language } from '../languages.ts';
import { segmentSentences, segmentWords } from '../segment-words.ts';

/** Shorter ones are labels and exclamations: their words may stand in any order. */
const SENTENCE_WORDS_MIN = 5;

/** The sentences of a block of text, each as its words in the form in which they are compared. */
export const sentenceWords = (text: string, language: Language): string[][] =>
  comparedWords(segmentSentences(text).map((sentence) => segmentWords(sentence, language)));

/** The same of sentences whose words are known. */
export const comparedWords = (sentences: readonly (readonly { readonly normalized: string }[])[]): string[][] =>
  sentences
    .map((words) => words.map(({ normalized }) => normalized).filter((word) => word !== ''))
    .filter((words) => words.length >= SENTENCE_WORDS_MIN);
