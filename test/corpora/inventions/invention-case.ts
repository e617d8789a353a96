import * as z from 'zod';
import { languages } from '../../../shared/domain/language/languages.ts';

/** A business, and sentences that a model adds although neither brief nor page says them. */
export const inventionShape = z.strictObject({
  language: z.enum(languages),
  brief: z.string().min(1),
  siteName: z.string().min(1),
  /** Pages with a purpose that the brief bears out. */
  pages: z.array(z.tuple([z.string(), z.string(), z.string()])).min(1),
  /** The headings of a page, its main heading first, and guidance that invents nothing. */
  outline: z.strictObject({ headings: z.array(z.string()).min(2), guidance: z.string() }).exactOptional(),
  /** The sections of a planned page, its main heading first, each with guidance that invents nothing. */
  sections: z
    .array(z.tuple([z.string(), z.string()]))
    .min(6)
    .exactOptional(),
  /** Awards, prices, persons, rivals disparaged, what is denied, addresses, promises. */
  inventions: z.array(z.string()).min(1),
});
export type InventionCase = z.infer<typeof inventionShape>;
