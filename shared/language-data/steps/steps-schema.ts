import * as z from 'zod';
import { wordSchema } from '../word-schema.ts';

const sheetTextIds = [
  ...(['top', 'first', 'write', 'change', 'add', 'revise', 'unwritten', 'noChange', 'noSection', 'keyword'] as const),
  ...(['searches', 'purpose', 'now', 'words', 'grade', 'noTitle', 'noText', 'noKeyword', 'asked', 'shown'] as const),
  ...(['sections', 'budget', 'questions', 'also', 'then', 'links', 'facts', 'since', 'details'] as const),
] as const;

/** The sentences of a sheet; `{x}` is a value. */
const sheetSchema = z.record(z.enum(sheetTextIds), wordSchema);
export type SheetWords = Readonly<z.infer<typeof sheetSchema>>;
export type SheetTextId = keyof SheetWords;

const componentsSchema = z.record(wordSchema, wordSchema);

/** `<language>.json`: how the steps of a sheet are worded. */
export const stepsSchema = z.strictObject({
  /** By id. In English how the title of a recommendation begins; elsewhere `{w}` is the word in quotation marks that a step is about. */
  steps: z.record(wordSchema, wordSchema),
  /** Where in a page, by the English of the rules. `{h}` is a heading, or the first words of a sentence. */
  places: z.record(wordSchema, wordSchema),
  sheet: sheetSchema,
  /** Names of the components of a page; none in English, where a recommendation speaks for itself. */
  components: componentsSchema.optional(),
});
export type StepTable = Readonly<z.infer<typeof stepsSchema>>;

/** `<language>-<country>.json`: sentences that a country writes otherwise. */
export const sheetVariantSchema = z.strictObject({
  sheet: z.partialRecord(z.enum(sheetTextIds), wordSchema),
  components: componentsSchema,
});
export type SheetVariant = Readonly<z.infer<typeof sheetVariantSchema>>;
