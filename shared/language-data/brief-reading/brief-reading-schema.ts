import * as z from 'zod';
import { patternsSchema, wordSchema } from '../word-schema.ts';

/** `<language>.json`: how briefs of a language say what the site is about, in phrases that are read in any case and as whole words. */
export const briefReadingSchema = z.strictObject({
  /** Before what is offered, in a sentence: "we sell". */
  offers: patternsSchema,
  /** Every noun begins with a capital. */
  hasCapitalNouns: z.literal(true).optional(),
  /** After what is offered, where the verb comes last. */
  offersAfter: patternsSchema.optional(),
  /** Headings and labels of what is offered. */
  offerHeads: patternsSchema,
  negation: patternsSchema,
  /** Ends what a negation or an offer speaks of: "but". */
  but: patternsSchema,
  /** Before what the client wants on the site. */
  wish: patternsSchema,
  wishHeads: patternsSchema,
  negationHeads: patternsSchema,
  page: patternsSchema,
  /** Between "a page" and its subject. */
  about: patternsSchema,
  rivals: patternsSchema,
  rivalHeads: patternsSchema,
  audience: patternsSchema,
  audienceHeads: patternsSchema,
  /** Before the places that are served. */
  area: patternsSchema,
  areaHeads: patternsSchema,
  /** Before the place where the business is. */
  at: patternsSchema,
  placeHeads: patternsSchema,
  named: patternsSchema,
  nameHeads: patternsSchema,
  weAre: patternsSchema,
  /** After the name of a business, at the beginning of a sentence. */
  is: patternsSchema,
  /** Before the noun that says what the business is. */
  article: patternsSchema,
  and: patternsSchema,
  /** Dropped at the beginning of an offering: articles, pronouns, praise. */
  leading: patternsSchema,
  /** Where an offering ends: prepositions and relative words. */
  tail: patternsSchema,
  /** "for", before the people whom an offering is for. */
  forWhom: patternsSchema,
  /** Labels of what is no offering: contact, tone, budget. */
  otherHeads: patternsSchema,
  /** Endings of the first words of an object, and those of the name of a page. */
  nominative: z.array(z.tuple([wordSchema, z.string()])).optional(),
  /** Verbs that do something to a thing, and the name of a page for it. `{one}` is the thing in the singular, `{it}` as the brief has it. */
  actions: z.array(z.strictObject({ verbs: patternsSchema, name: wordSchema })).optional(),
});
export type BriefReadingTable = z.infer<typeof briefReadingSchema>;
