import * as z from 'zod';
import { patternsSchema, wordSchema, wordsSchema } from '../word-schema.ts';

const changesSchema = z.array(z.tuple([z.string().min(1), z.string()])).min(1);

/** `<language>.json`: the words by which text of a known language is read. A list that is missing was not written down in the language. */
export const languageWordsSchema = z.strictObject({
  /** A question begins with them. */
  questionWords: wordsSchema.optional(),
  /**
   * Words of every text and no one's subject, beside the function words: a phrase does not cross one, and none names a topic. A word that is
   * missing makes a label a little duller.
   */
  fillers: wordsSchema.optional(),
  /**
   * Words and phrases that say how a sentence belongs to the one before or how its parts belong together: addition, contrast, cause,
   * consequence, order, example. After M. A. K. Halliday and R. Hasan, Cohesion in English, 1976 (conjunction).
   */
  transitions: wordsSchema.optional(),
  /**
   * Words that every business says of itself and every writer of a text, and which name no trade, without accents. "adapt-" stands for all
   * that begin so.
   */
  businessWords: wordsSchema.optional(),
  /** Beginnings of sentences that ask the reader to act. */
  invitations: patternsSchema.optional(),
  /** How people who search put a subject together with what they want to know of it. */
  searches: z
    .strictObject({
      /** `{x}` is the subject, in the form that stands alone. */
      price: wordSchema,
      /** Words of a title that is about the price already: stems. */
      priceCue: patternsSchema,
      /** Words that name something that goes wrong: stems. */
      problems: patternsSchema,
      /** Words of seasons and of days that come every year: stems. */
      seasons: patternsSchema,
      /** Between two things that are compared. */
      versus: patternsSchema,
    })
    .optional(),
  /** An auxiliary, up to so many words between, and a participle. `except` look like a participle and are none, or make another tense. */
  passive: z
    .strictObject({
      auxiliary: patternsSchema,
      participle: patternsSchema,
      except: patternsSchema.optional(),
      between: z.int().positive(),
      infinitive: z.string().optional(),
    })
    .optional(),
  /** Endings of verbs where the list of forms is short, and of forms that may be participles. */
  verbEndings: patternsSchema.optional(),
  participleEndings: patternsSchema.optional(),
  /** Endings of inflections ("-ami"), and how many letters remain of the word at least. */
  endings: z.strictObject({ remaining: z.int().positive(), endings: wordsSchema }).optional(),
  /** Letters that stems of one word differ in, as patterns, each with its replacement: before and after an ending is taken off. */
  stemming: z.strictObject({ before: changesSchema.optional(), after: changesSchema.optional() }).optional(),
  /** Words with the stem that no rule finds. */
  irregular: z.record(wordSchema, wordSchema).optional(),
});
export type LanguageWords = Readonly<z.infer<typeof languageWordsSchema>>;
