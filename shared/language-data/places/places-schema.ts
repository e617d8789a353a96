import * as z from 'zod';
import { patternsSchema, wordSchema, wordsSchema } from '../word-schema.ts';

const citySchema = z.strictObject({
  /** The usual name, which plans show. */
  name: wordSchema,
  /** Other names, and forms that no rule of `genitives` makes: "Krakowie". */
  otherForms: wordsSchema.optional(),
  /** Also an everyday word: it counts only after a word such as "in". */
  isEveryday: z.literal(true).optional(),
});

/** A row of `all.json`: a country, and what briefs name of it. */
export const countrySchema = z.strictObject({
  /** Two letters of ISO 3166-1. */
  country: wordSchema.length(2),
  /** The name that the API shows where the usual one is an abbreviation. */
  shownName: wordSchema.optional(),
  /** Names that briefs use beside those that the runtime knows in each language. */
  otherNames: wordsSchema.optional(),
  /** Names that are everyday words, people or parts of other places' names, and count for nothing. */
  everydayNames: wordsSchema.optional(),
  cities: z.array(citySchema).min(1).optional(),
  regions: wordsSchema.optional(),
  /**
   * Endings of a name that is one word, as patterns, and those of "from" and "near", by the rules of the country's language: a table of
   * places holds few of these forms. The first that fits counts.
   */
  genitives: z.array(z.strictObject({ ending: z.string().min(1), genitive: z.string() })).optional(),
  /** Prices, registers and forms of companies that belong to one country, and how much they say of where a business is. */
  marks: z.strictObject({ patterns: patternsSchema, points: z.number() }).optional(),
});
export type CountryRow = z.infer<typeof countrySchema>;
