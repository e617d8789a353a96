import * as z from 'zod';
import { patternsSchema, wordsSchema } from '../word-schema.ts';

/** `<language>.json`: words by which the guards on a model's words see what they have to look up. */
export const guardWordsSchema = z.strictObject({
  /** A business has to say it of itself before a page may: promises, ratings, awards, something free. It costs money or trust when it is not so. */
  claims: patternsSchema,
  /** A section may ask which is best; a keyword that says so claims it. */
  comparisons: patternsSchema.optional(),
  /** Who advises on one page knows none of it: competitors, rankings, what many want, studies. In the languages of advice. */
  beyondPage: patternsSchema.optional(),
  /** Verbs whose object is what a page says; proposals for it, and imperatives, use others. In the languages of advice. */
  stating: wordsSchema.optional(),
  /** Units of the length of a text: how much to write is advice and no fact. */
  units: patternsSchema.optional(),
});
export type GuardWords = Readonly<z.infer<typeof guardWordsSchema>>;
