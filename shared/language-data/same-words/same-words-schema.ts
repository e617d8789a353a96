import * as z from 'zod';
import { patternsSchema, wordSchema } from '../word-schema.ts';

/**
 * A row of `<language>.json`: words that people who search put for one another, names of one trade, one thing or one wish. A word is here
 * only when a page for it serves a search with the other word too: a page for each would compete.
 */
export const sameWordsSchema = z.strictObject({ meaning: wordSchema, words: patternsSchema });
export type SameWordsRow = z.infer<typeof sameWordsSchema>;
