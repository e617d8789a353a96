import * as z from 'zod';
import { wordSchema, wordsSchema } from '../word-schema.ts';

/**
 * `all.json`: how sites call their pages, in addresses, link texts and titles, in the languages of the language layer. One file, because
 * a page is compared with all of them. Whole names, in the spelling of the language; addresses without marks are found as well.
 */
export const pageNamesSchema = z.strictObject({
  /** Pages that every site has. A name of two of them is of the first. */
  sitePages: z.strictObject({ legal: wordsSchema, contact: wordsSchema, about: wordsSchema }),
  /** Folders with many pages of one kind, by kind. A folder says less than the page's own markup. */
  folders: z.record(wordSchema, wordsSchema),
  /** Pages of questions with answers. */
  questions: wordsSchema,
  /** First words of addresses that name one of the services: `/leistungen-kartierungen.html`. */
  services: wordsSchema,
  home: wordsSchema,
  /** Folders that list other pages by what they are about. Articles stand in them as well, and are marked as such. */
  lists: wordsSchema,
  /** Folders of discussions: each page below them is one. */
  threads: wordsSchema,
});
export type PageNames = Readonly<z.infer<typeof pageNamesSchema>>;
