import * as z from 'zod';
import { patternsSchema } from '../word-schema.ts';

/** `<language>.json`: the words of work. */
export const workWordsSchema = z.strictObject({
  /** Nouns of work that is done for a customer: it has a course, from the first contact to the result. Goods, places and trades have none. */
  activities: patternsSchema,
});
export type WorkWords = z.infer<typeof workWordsSchema>;
