import * as z from 'zod';
import { patternsSchema, wordSchema } from '../word-schema.ts';

/** `<language>.json`: how a plan is written. `{it}` is a page's subject, `{site}` the site's name. */
export const planWritingSchema = z.strictObject({
  /** The names of pages with their own part in a site, by role. */
  names: z.record(wordSchema, wordSchema),
  /** The page about one person who works alone. */
  aboutMe: wordSchema,
  /** The name of a page about a place: `{kind}` is the brief's word for the business. */
  area: wordSchema,
  comparison: wordSchema,
  /** For a site that the brief does not name. */
  unnamed: z.strictObject({
    business: wordSchema,
    comparison: wordSchema,
    /** Where a word before it changes its form. */
    joined: z.array(z.strictObject({ template: wordSchema, written: wordSchema })).optional(),
  }),
  purposes: z.record(wordSchema, wordSchema),
  /** Before the words of the brief that a purpose quotes. */
  fromBrief: wordSchema,
  questions: z.record(wordSchema, wordSchema),
  /** How briefs speak of what a page of a role is about. */
  cues: z.record(wordSchema, patternsSchema),
});
export type PlanWritingTable = z.infer<typeof planWritingSchema>;

/** `<language>-<country>.json`: what a country writes otherwise. */
export const planVariantSchema = planWritingSchema.pick({ names: true, purposes: true, questions: true });
export type PlanVariant = z.infer<typeof planVariantSchema>;
