import * as z from 'zod';

/** A brief, and what is read of it. Each field is checked where it is given. */
export const readingShape = z.strictObject({
  brief: z.string().min(1),
  /** The whole of what the rules read. */
  read: z
    .strictObject({
      name: z.string().nullable(),
      country: z.string().length(2).optional(),
      city: z.string().optional(),
      offerings: z.array(z.string()).optional(),
      topics: z.array(z.string()).optional(),
      rivals: z.array(z.string()).optional(),
    })
    .optional(),
  /** Of the plan: its name and city, some of its pages, and what no name of a page may match, in capitals or not. */
  plan: z
    .strictObject({
      name: z.string(),
      city: z.string().optional(),
      pages: z.array(z.string()),
      never: z.string().optional(),
    })
    .optional(),
  known: z.string().optional(),
});
export type Reading = z.infer<typeof readingShape>;
