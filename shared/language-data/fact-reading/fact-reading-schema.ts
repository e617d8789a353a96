import * as z from 'zod';
import { patternsSchema, wordSchema, wordsSchema } from '../word-schema.ts';

/** Two capital letters of ISO 3166, as libphonenumber-js has them. */
const countriesSchema = z.array(z.string().regex(/^[A-Z]{2}$/)).min(1);

/**
 * `all.json`: how pages say what they state of a business, in the languages that pages are read in. One file, because a page is read in all
 * of them. `{year}` stands for a year, which is what the pattern finds.
 */
export const factReadingSchema = z.strictObject({
  /** Each says that the speaker itself began then: a page about the business also names when other things were founded. */
  founding: patternsSchema,
  /** Link texts for a calendar of appointments, tables or rooms. */
  booking: patternsSchema,
  /** Nouns that businesses count about themselves. Without such a noun a number is a price, a size, a date. */
  counted: patternsSchema,
  /** Before such a noun: "happy". */
  countedSo: patternsSchema,
  /** Behind such a noun: "served". */
  done: patternsSchema,
  /** Whole headings that announce the services of a business, and other entries of such lists. */
  services: patternsSchema,
  /** Whole headings that say whose names follow. */
  namesBelow: z.array(z.strictObject({ type: wordSchema, headings: patternsSchema })),
  /** Parts of addresses, by what they say of the page. */
  paths: z.strictObject({
    about: patternsSchema,
    contact: patternsSchema,
    praise: patternsSchema,
    offer: patternsSchema,
  }),
  /** Hosts of social networks, and the name that a `social:<platform>` key gives them. */
  platforms: z.array(z.strictObject({ platform: wordSchema, hosts: wordsSchema })),
  /** Countries of a language, the likeliest first. */
  countries: z.array(z.strictObject({ language: wordSchema, countries: countriesSchema })),
  /**
   * How postal codes look in a line, and where the town stands. After the formats that Google publishes for its address forms
   * (libaddressinput, https://chromium-i18n.appspot.com/ssl-address, data `fmt` and `zip` of each country).
   */
  postcodes: z.array(
    z.strictObject({
      countries: countriesSchema,
      pattern: z.string(),
      /** `%Z %C` or `%C %Z`. */
      town: z.enum(['after', 'before']),
      /** Such numbers mean other things elsewhere: counts only on a page of the country, or below a street that is said to be one. */
      needsCountry: z.literal(true).optional(),
    }),
  ),
});
export type FactReading = Readonly<z.infer<typeof factReadingSchema>>;
