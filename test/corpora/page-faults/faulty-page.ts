import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type LabelledSet, readSets } from '../sets.ts';

/** A fault that an editor would have mended first, and where it is. */
const faultShape = z
  .strictObject({
    fault: z.string().min(1),
    field: z.enum(['title', 'meta_description', 'h1', 'schema', 'body_content']),
    /** Words of the block that has the fault. */
    quote: z.string().min(1).exactOptional(),
    /** Words of an edit that is about the fault: a pattern, for what no block has. */
    about: z.string().min(1).exactOptional(),
  })
  .refine(({ field, quote, about }) => field !== 'body_content' || quote !== undefined || about !== undefined, {
    error: 'a fault of the body has a quote, or what an edit is about',
  });
export type Fault = z.infer<typeof faultShape>;

/** A page with the faults that matter. Its Markdown is in `<page>.md`. */
export const faultyPageShape = z.strictObject({
  page: z.string().min(1),
  language: z.string().length(2),
  keyword: z.string(),
  path: z.string().startsWith('/'),
  title: z.string(),
  metaDescription: z.string().nullable(),
  h1: z.string(),
  faults: z.array(faultShape).min(3).max(5),
});
export type FaultyPage = z.infer<typeof faultyPageShape> & { readonly markdown: string };

const withMarkdown = (set: LabelledSet<z.infer<typeof faultyPageShape>>): LabelledSet<FaultyPage> => ({
  ...set,
  cases: set.cases.map((page) => ({
    ...page,
    markdown: readFileSync(path.join(set.folder, `${page.page}.md`), 'utf8'),
  })),
});

/** The pages of each set, with their Markdown. */
export const readFaultyPages = (): LabelledSet<FaultyPage>[] =>
  readSets('page-faults', faultyPageShape).map(withMarkdown);
