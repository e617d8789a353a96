import * as z from 'zod';
import { patternsSchema } from '../word-schema.ts';

/**
 * `<room>.json`: the words by which the rules of a room of the domain read text of whatever language, a list for each meaning. One file,
 * because most text is read before its language is known, and much of it has words of two.
 */
export const readingWordsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), patternsSchema);
export type ReadingWordsFile = Readonly<z.infer<typeof readingWordsSchema>>;
