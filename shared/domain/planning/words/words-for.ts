import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** The words of a meaning in briefs of any language, as alternatives of a pattern. */
export const wordsFor = (meaning: string): string => alternatives('planning', meaning);
