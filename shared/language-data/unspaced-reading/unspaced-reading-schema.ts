import * as z from 'zod';
import { patternsSchema } from '../word-schema.ts';

/**
 * `<language>.json`: how briefs are read in languages that write without spaces, or join small words to the word before them. What is read
 * stands in the group `it`.
 */
export const unspacedReadingSchema = z.strictObject({
  /** Labels and headings of a list, by what they are about. */
  heads: z.strictObject({
    name: patternsSchema,
    offer: patternsSchema,
    wish: patternsSchema,
    denied: patternsSchema,
    rivals: patternsSchema,
    audience: patternsSchema,
    area: patternsSchema,
    place: patternsSchema,
    other: patternsSchema,
  }),
  /** Between the parts of a list. */
  separators: patternsSchema,
  /** A clause with one of these says what there is not. */
  denies: patternsSchema,
  /** Between two clauses of which one may deny. */
  contrast: patternsSchema,
  /** Patterns of offerings, which stand in the group `it`. */
  offers: patternsSchema,
  /** Dropped before what is offered: who offers it, and where. */
  lead: patternsSchema,
  /** Dropped behind an item: "and so on". */
  trail: patternsSchema,
  /** Alone they name no offering. */
  generic: patternsSchema,
  /** A sentence that wants something on the site. */
  wish: patternsSchema,
  /** The subject of a wanted page, in the group `it`. */
  pageAbout: patternsSchema,
  /** A word for a page, dropped at the end of an item of wishes. */
  page: patternsSchema,
  /** The name, in the group `it`. */
  names: patternsSchema,
  rivals: patternsSchema,
  audience: patternsSchema,
  areas: patternsSchema,
  /** A town, in the group `it`. */
  towns: patternsSchema,
});
export type UnspacedReadingTable = z.infer<typeof unspacedReadingSchema>;
