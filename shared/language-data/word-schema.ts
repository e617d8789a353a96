import * as z from 'zod';

/** A word or a phrase, without spaces around it. */
export const wordSchema = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has spaces around it');

const isSet = (words: readonly string[]): boolean => new Set(words).size === words.length;

/** Words of one meaning, each once. */
export const wordsSchema = z.array(wordSchema).min(1).refine(isSet, 'says a word twice');

/** Sources of patterns, each once: words, their stems, and forms that no stemmer joins. The rule that reads them joins them by `|`. */
export const patternsSchema = z.array(z.string().min(1)).min(1).refine(isSet, 'says a pattern twice');
