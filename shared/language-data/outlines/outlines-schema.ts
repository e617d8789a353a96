import * as z from 'zod';
import { patternsSchema, wordSchema } from '../word-schema.ts';

/** How a section of an outline is written in a language. */
const sectionSchema = z.strictObject({
  id: wordSchema,
  /** `{x}` is the subject, `{place}` the place; neither is bent, so that the heading fits every noun. */
  heading: wordSchema,
  /** A reader's question at the section. It does not name the subject, so that it fits every noun. */
  question: wordSchema,
  /** Stems of a heading that answers it already. */
  covers: patternsSchema,
  write: wordSchema,
});

/** `<language>.json`, and `<language>-<country>.json` where a country writes it in its own way. */
export const outlineSchema = z.strictObject({
  /** Signs of an intent in a keyword. Also what is left out of its subject. */
  intents: z.record(wordSchema, patternsSchema),
  /** Words that link the subject to the place or the sign: dropped at the ends of a subject. */
  links: patternsSchema,
  sections: z.array(sectionSchema),
  phrases: z.record(wordSchema, wordSchema),
});
export type OutlineTable = z.infer<typeof outlineSchema>;
