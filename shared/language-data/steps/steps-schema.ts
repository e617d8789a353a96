import * as z from 'zod';
import { wordSchema } from '../word-schema.ts';

/** `<language>.json`: how the steps of a sheet are worded. */
export const stepsSchema = z.strictObject({
  /** By id. `{w}` is the word in quotation marks that a step is about. */
  steps: z.record(wordSchema, wordSchema),
  /** Where in a page, by the English of the rules. `{h}` is a heading, or the first words of a sentence. */
  places: z.record(wordSchema, wordSchema),
});
export type StepTable = Readonly<z.infer<typeof stepsSchema>>;
