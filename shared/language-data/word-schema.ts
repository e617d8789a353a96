import * as z from 'zod';

/** A word or a phrase, without spaces around it. */
export const wordSchema = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has spaces around it');

/** Words of one meaning, each once. */
export const wordsSchema = z
  .array(wordSchema)
  .min(1)
  .refine((words) => new Set(words).size === words.length, 'says a word twice');
