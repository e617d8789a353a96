import * as z from 'zod';
import { wordSchema, wordsSchema } from '../word-schema.ts';

/** A row of `all.json`: a trade, in no language. */
export const tradeSchema = z.strictObject({
  trade: wordSchema,
  /** Trades of a sector share their words: a phrase of other words names nothing that they offer. */
  sector: wordSchema,
  /** The id of the kind of site that such a business has. */
  siteKind: wordSchema,
});
export type TradeRow = z.infer<typeof tradeSchema>;

/** Something that businesses of a trade offer. */
const offerSchema = z.strictObject({
  /** Fit for a menu: the name of its page, unless the brief says another. */
  name: wordSchema,
  /** Other names, fit for a menu as well. */
  otherNames: wordsSchema.optional(),
  /** How owners say it otherwise, most often a verb and its object: its words may stand apart, and in any order. */
  ways: wordsSchema.optional(),
});
export type OfferRow = z.infer<typeof offerSchema>;

/** A row of `<language>.json`. */
export const tradeWordsSchema = z.strictObject({
  trade: wordSchema,
  /** The words by which owners call such a business. */
  called: wordsSchema,
  offers: z.array(offerSchema).min(1),
});
export type TradeWordsRow = z.infer<typeof tradeWordsSchema>;
