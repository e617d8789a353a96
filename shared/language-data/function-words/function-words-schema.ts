import * as z from 'zod';
import { wordSchema, wordsSchema } from '../word-schema.ts';

/** `all.json`: the function words of each language. One file, because detection compares a text with all of them. */
export const functionWordsSchema = z.record(wordSchema, wordsSchema);
export type FunctionWords = Readonly<z.infer<typeof functionWordsSchema>>;
