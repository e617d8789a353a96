import * as z from 'zod';
import type { OutlineInput } from '../../../shared/domain/outlines/outline-input.ts';

/** A page as a writer would get it, and what its outline must and must not have. */
export const outlineShape = z.strictObject({
  title: z.string().min(1),
  input: z.custom<OutlineInput>(
    (value) => z.looseObject({ keyword: z.string(), language: z.string() }).safeParse(value).success,
  ),
  /** The main heading. */
  main: z.string(),
  /** Headings that a writer needs: patterns, in capitals or not. */
  has: z.array(z.string()),
  /** A pattern that no heading or guidance may match. */
  never: z.string(),
  /** Ids of facts that are cited, and of pages that are linked to. */
  facts: z.array(z.string()),
  links: z.array(z.number()),
  /** Questions that are answered. */
  questions: z.array(z.string()),
  known: z.string().optional(),
});
export type OutlineCase = z.infer<typeof outlineShape>;
