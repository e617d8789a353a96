import * as z from 'zod';
import { wordSchema } from '../word-schema.ts';

/** Ids of sections, in the order of the page. */
const sectionsSchema = z.array(wordSchema);

/** `all.json`: which sections readers of a page expect. The words of the sections are those of `outlines`. */
export const outlineSectionsSchema = z.strictObject({
  /** By what the readers came for. */
  intents: z.array(
    z.strictObject({
      intent: wordSchema,
      sections: sectionsSchema,
      /** To a page that has a text. */
      additions: sectionsSchema,
      /** Further questions of readers, on a page that is still to be written and of which little is known. Each fits whatever the noun is. */
      fillers: sectionsSchema.optional(),
    }),
  ),
  /** By what is known of the page besides. */
  patterns: z.array(z.strictObject({ name: wordSchema, of: wordSchema, sections: sectionsSchema })),
  /** Pages of a kind, whatever they are about: with a text, and still to be written. Of most kinds only its own sections fit surely. */
  kinds: z.array(
    z.strictObject({ kind: wordSchema, sections: sectionsSchema.optional(), unwritten: sectionsSchema.optional() }),
  ),
  /** Guests of a house look for rooms, prices and a date; there is no work whose course they follow. */
  guests: z.array(z.strictObject({ section: wordSchema, instead: sectionsSchema })),
  /** They belong to pages of other intents too: any page may say what it costs, or where the business is. */
  usualAnywhere: sectionsSchema,
  sections: z.array(
    z.strictObject({
      id: wordSchema,
      /** About how many words. */
      budget: z.strictObject({ min: z.int(), max: z.int() }),
      /** The facts of a site that belong into it: kinds, or kinds with a key. */
      facts: z.array(wordSchema).optional(),
      /** A page that offers nothing has none of them, whatever a heading sounds like. */
      isOfBusiness: z.literal(true).optional(),
      /** A few words say all: an address, the hours, a telephone number, what a price has in it. */
      isBrief: z.literal(true).optional(),
      /** A reader needs it before the page's own sections; the others follow them. */
      isOpening: z.literal(true).optional(),
      /** It ends a page. */
      isClosing: z.literal(true).optional(),
    }),
  ),
});
export type OutlineSections = Readonly<z.infer<typeof outlineSectionsSchema>>;
