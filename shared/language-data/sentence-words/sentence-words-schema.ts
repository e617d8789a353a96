import * as z from 'zod';
import { wordsSchema } from '../word-schema.ts';

/** `<language>.json`: words by which a phrase is seen to be a part of a sentence, and no name of a page. Closed classes, in small letters. */
export const sentenceWordsSchema = z.strictObject({
  /**
   * Words that make a clause of a phrase: finite auxiliaries and copulas, subjects, conjunctions. They are closed classes of a language.
   * What is a noun or an infinitive too is left out: "will", "may", the Dutch "was", "vrijwilliger worden", the Spanish "son".
   */
  clauseWords: wordsSchema.optional(),
  /** Conditions, reasons and verbs that a wish may hold, "a checklist for who wants to move", and the name of an offering never. */
  conditions: wordsSchema.optional(),
  /** Words that no name of a page begins with: a conjunction, a demonstrative, "each", "not", "still". */
  openings: wordsSchema.optional(),
  /** Adverbs of sentences: behind its first word a name of a page has none. "Doe ook nagels" */
  adverbs: wordsSchema.optional(),
  /** Numbers: alone, or left at the end, "Icing classes for beginners one", they name nothing. */
  numbers: wordsSchema.optional(),
});
export type SentenceWords = z.infer<typeof sentenceWordsSchema>;
