import * as z from 'zod';
import { patternsSchema } from '../word-schema.ts';

/** `<language>.json`: the words of work. */
export const workWordsSchema = z.strictObject({
  /** Nouns of work that is done for a customer: it has a course, from the first contact to the result. Goods, places and trades have none. */
  activities: patternsSchema,
  /** Verbs of work that a reader does: with them a search in the infinitive asks how. None of what one orders: to buy, to rent, to book. */
  infinitives: patternsSchema.optional(),
  /** How a title begins that says how something is done. "How we work" and "how it works" are none. */
  titles: patternsSchema,
});
export type WorkWords = z.infer<typeof workWordsSchema>;
