import * as z from 'zod';
import { patternsSchema, wordSchema } from '../word-schema.ts';

/** `<language>.json`: how briefs of a language say what the site is about, in phrases that are read in any case and as whole words. */
export const briefReadingSchema = z.strictObject({
  /** Before what is offered, in a sentence: "we sell". */
  offers: patternsSchema,
  /** Verbs of offers that are also nouns: they count after a name or a pronoun. */
  ambiguousOffers: patternsSchema.optional(),
  /** "We" and any verb before a list of objects. */
  anyVerb: patternsSchema.optional(),
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
  /** Parts of verbs that stand behind the object: "haal fietsen op". */
  particles: patternsSchema.optional(),
  /** Words that alone name no offering. */
  generic: patternsSchema,
  /** Labels of what is no offering: contact, tone, budget. */
  otherHeads: patternsSchema,
  /** Nouns have other endings behind "about" and "with". */
  inflected: z.enum(['pl', 'cs', 'ru']).optional(),
  /** Endings of the first words of an object, and those of the name of a page. */
  nominative: z.array(z.tuple([wordSchema, z.string()])).optional(),
  /** Verbs that do something to a thing, and the name of a page for it. `{one}` is the thing in the singular, `{it}` as the brief has it. */
  actions: z.array(z.strictObject({ verbs: patternsSchema, name: wordSchema })).optional(),
  /** Words that stand for punctuation in a dictated text. */
  spoken: z
    .strictObject({
      /** Sounds that say nothing. */
      fillers: patternsSchema,
      /** They begin a new thought. */
      turns: patternsSchema,
      /** Who acts, at the beginning of a clause. */
      pronouns: patternsSchema,
      /** Before a pronoun that belongs to the clause before it. */
      binders: patternsSchema,
      /** Before the name of the speaker's business. */
      named: patternsSchema,
    })
    .optional(),
});
export type BriefReadingTable = z.infer<typeof briefReadingSchema>;
