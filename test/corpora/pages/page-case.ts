import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type LabelledSet, readSets } from '../sets.ts';

/** A page, and what its content must and must not have. All strings are as in Markdown. */
export const pageCaseShape = z.strictObject({
  /** The name of its HTML file. */
  page: z.string().min(1),
  /** The reason where no content is shown. */
  unreadable: z.enum(['script_shell', 'bot_challenge', 'consent_wall', 'soft_404']).nullable(),
  /** All main headings. */
  h1s: z.array(z.string()).exactOptional(),
  /** In this order. */
  keep: z.array(z.string()).default([]),
  once: z.array(z.string()).default([]),
  drop: z.array(z.string()).default([]),
  /** The content as a whole. */
  markdown: z.string().exactOptional(),
  known: z.string().exactOptional(),
});
export interface PageCase extends z.infer<typeof pageCaseShape> {
  readonly html: string;
}

/** The pages of each set, with their HTML. */
export const readPageCases = (): LabelledSet<PageCase>[] =>
  readSets('pages', pageCaseShape).map((set) => ({
    ...set,
    cases: set.cases.map((one) => ({ ...one, html: readFileSync(path.join(set.folder, `${one.page}.html`), 'utf8') })),
  }));
