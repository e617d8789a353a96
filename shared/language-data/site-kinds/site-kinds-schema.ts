import * as z from 'zod';
import { patternsSchema, wordSchema } from '../word-schema.ts';

/** A row of `all.json`: a kind of site, and the pages that its visitors expect, by their roles. */
export const siteKindSchema = z.strictObject({
  id: wordSchema,
  about: wordSchema,
  /** Customers come from places that have names. */
  isLocal: z.boolean(),
  /** Sells goods at a distance, with the legal pages that belong to it. */
  sellsGoods: z.boolean(),
  /** The page that shows all offerings. */
  overview: wordSchema,
  always: z.array(wordSchema),
  /** Pages where the brief speaks of their subject. */
  may: z.array(wordSchema),
});

/** A row of `<language>.json`: words, and stems of words, that name a business of a kind. */
export const kindWordsSchema = z.strictObject({ kind: wordSchema, words: patternsSchema });
export type KindWordsRow = z.infer<typeof kindWordsSchema>;
export type SiteKindRow = z.infer<typeof siteKindSchema>;
