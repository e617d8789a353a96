import * as z from 'zod';
import { wordSchema } from '../word-schema.ts';

/** `<language>.json`: the steps of a sheet, by id. `{w}` is the word in quotation marks that a step is about. */
export const stepsSchema = z.record(wordSchema, wordSchema);
export type StepTable = Readonly<z.infer<typeof stepsSchema>>;
