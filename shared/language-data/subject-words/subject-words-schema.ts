import * as z from 'zod';
import { wordsSchema } from '../word-schema.ts';

/** `<language>.json`: words by which a phrase is seen to name a subject, or none. */
export const subjectWordsSchema = z.strictObject({
  /** Forms that are verbs in nearly every sentence: "ist", "announced". */
  verbs: wordsSchema.optional(),
  /** Adjectives of praise and of time: no one searches by them, and what follows is the subject. */
  praise: wordsSchema.optional(),
  /** Function words inside of a noun phrase. What they join is one subject: "history of neon signs". */
  linkers: wordsSchema.optional(),
});

/** `all.json`: one file, because a heading of a page in whatever language is compared with all of them. */
export const commonSubjectWordsSchema = z.strictObject({
  /** Months, weekdays, "today". */
  calendar: wordsSchema,
  /** Numerals and units: "three", "Prozent". */
  numbers: wordsSchema,
  /** Adjectives of languages other than English that begin no phrase: "neue", "meilleur". */
  praise: wordsSchema,
  /** Nouns that are the subject of nothing when they stand alone: whoever searches for "people" means something else. */
  broadNouns: wordsSchema,
  /** Nouns that stand over a part of any page: "overview", "Beispiele". */
  partsOfPages: wordsSchema,
  /** Nouns of what a business promises and how it is reached: "guarantee", "Preise". */
  promises: wordsSchema,
  /** Adjectives of self-praise: "reliable". */
  promising: wordsSchema,
  /** Words that invite to do something: "book", "jetzt". */
  invitations: wordsSchema,
  /** They tell one thing from another where both were named before: "other", "folgende". */
  pointing: wordsSchema,
});

export type SubjectWordClass =
  | keyof z.infer<typeof subjectWordsSchema>
  | keyof z.infer<typeof commonSubjectWordsSchema>;
export type SubjectWords = Readonly<Partial<Record<SubjectWordClass, readonly string[]>>>;
