import * as z from 'zod';

/** A brief, and all that a strategist expects of its plan, by slugs. `a|b` allows either. */
export const planShape = z.strictObject({
  title: z.string().min(1),
  brief: z.string().min(1),
  name: z.string(),
  language: z.string().length(2),
  /** Two letters; null where the brief leaves it open. */
  country: z.string().length(2).nullable(),
  city: z.string().nullable(),
  kind: z.string(),
  /** Slugs of the pages about what is offered, and nothing else that is offered. */
  offerings: z.array(z.string()),
  /** Slugs of pages for places, rivals and wishes. */
  others: z.array(z.string()),
  legal: z.array(z.string()),
  /** Patterns that no name of a page may match, in capitals or not. */
  never: z.string(),
  /** The first keyword of a page, by its slug. */
  keywords: z.record(z.string(), z.string()),
  /** Other places that are served, each with a page where the kind has such pages; not checked where missing. */
  areas: z.array(z.string()).optional(),
  /** The customers that are read; not checked where missing. */
  audience: z.string().optional(),
  asks: z.array(z.string()),
  /** Subjects that the brief covers already, so that the plan does not ask. */
  asksNot: z.array(z.string()),
  known: z.string().optional(),
});
export type Plan = z.infer<typeof planShape>;
