import * as z from 'zod';

/** Names of one page that are accepted. */
const wordings = z.array(z.string().min(1)).min(1);

/** A brief as it was sent, and what its reader expects of the plan's pages, by their names. `a|b` allows either. */
export const briefShape = z.strictObject({
  title: z.string().min(1),
  brief: z.string().min(1),
  /** Null where the brief leaves it open. */
  name: z.string().nullable(),
  language: z.string().length(2),
  country: z.string().length(2).nullable(),
  city: z.string().nullable(),
  /** Pages for what is offered, for what is wished, and that any such site has. */
  offerings: z.array(wordings),
  wished: z.array(wordings),
  expected: z.array(wordings),
  legal: z.array(z.string()),
  /** Pages that the brief asks for: its own words, and the names that are accepted. */
  asked: z.array(z.strictObject({ quote: z.string().min(1), names: wordings })).exactOptional(),
  /** Pages that the brief does not want: its own words, and what no page may be called. */
  denied: z.array(z.strictObject({ quote: z.string().min(1), never: z.string().min(1) })).exactOptional(),
  /** No name, slug or purpose of a page may match, in capitals or not. */
  never: z.array(z.string()),
  /** The subjects that the plan asks about, and those that the brief covers already. */
  asks: z.array(z.string()),
  asksNot: z.array(z.string()),
  known: z.string().optional(),
});
export type Brief = z.infer<typeof briefShape>;
