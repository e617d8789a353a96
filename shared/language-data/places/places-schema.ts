import * as z from 'zod';
import { wordSchema, wordsSchema } from '../word-schema.ts';

const citySchema = z.strictObject({
  /** The usual name, which plans show. */
  name: wordSchema,
  /** Other names, and forms that no rule of `place-forms.ts` makes: "Krakowie". */
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
});
export type CountryRow = z.infer<typeof countrySchema>;
