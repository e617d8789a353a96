import * as z from 'zod';
import { languages } from '../../../shared/domain/language/languages.ts';

/** A page, and what an editor accepts as its keyword. */
export const keywordPageShape = z.strictObject({
  page: z.string(),
  /** A description of the page, for people. */
  kind: z.string().optional(),
  language: z.enum(languages).nullable(),
  isNews: z.boolean(),
  title: z.string().nullable(),
  h1: z.string().nullable(),
  path: z.string().nullable(),
  description: z.string().nullable(),
  headings: z.array(z.string()),
  /** The text; or, of a real page, how the words of the headings stand in it: behind which function word, `~` for any other word, and how often. */
  text: z.string().optional(),
  places: z.array(z.string()).optional(),
  /** The names of the site as they are found, or what is known of it. */
  site: z.strictObject({
    domain: z.string().nullable(),
    names: z.array(z.string()).optional(),
    known: z.array(z.string()).optional(),
    /** The towns of its addresses. */
    places: z.array(z.string()).optional(),
  }),
  /** `none` where the page may be left without a keyword. */
  accepts: z.array(z.string()),
  /** Keywords that no editor would accept from anyone. */
  nonsense: z.array(z.string()),
  known: z.string().optional(),
});
export type LabelledPage = z.infer<typeof keywordPageShape>;
