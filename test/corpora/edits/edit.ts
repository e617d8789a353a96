import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type LabelledSet, readSets } from '../sets.ts';

/** Content for a recommendation, as an editor or a person who only wants the points would send it. */
const editShape = z.strictObject({
  name: z.string().min(1),
  /** The criteria of the recommendation. */
  for: z.array(z.string()).min(1),
  /** The words of the recommendation; of an analysis of the page where they are left out. */
  recommendation: z.strictObject({ title: z.string().min(1), description: z.string().min(1) }).exactOptional(),
  /** The text of a block that is to be replaced. */
  replace: z.string().optional(),
  /**
   * The sent content: the value of the field, or the text to insert; of `replace`, the new text of the block that holds
   * it.
   */
  content: z.string().min(1),
  /** A real edit is addressed; a fake does not raise the verified score. */
  expect: z.enum(['real', 'fake']),
  known: z.string().optional(),
});
export type Edit = z.infer<typeof editShape>;

/** A page that lacks most of what recommendations ask for, and edits of it. Its Markdown is in `<page>.md`. */
export const editedPageShape = z.strictObject({
  page: z.string().min(1),
  language: z.string().length(2),
  keyword: z.string(),
  path: z.string().startsWith('/'),
  title: z.string(),
  metaDescription: z.string(),
  h1: z.string(),
  /** The pictures that its site serves. A fake invents its own. */
  images: z.array(z.string()),
  edits: z.array(editShape).min(1),
});
export type EditedPage = z.infer<typeof editedPageShape> & { readonly markdown: string };

const withMarkdown = (set: LabelledSet<z.infer<typeof editedPageShape>>): LabelledSet<EditedPage> => ({
  ...set,
  cases: set.cases.map((page) => ({
    ...page,
    markdown: readFileSync(path.join(set.folder, `${page.page}.md`), 'utf8'),
  })),
});

/** The pages of each set, with their Markdown. */
export const readEdits = (): LabelledSet<EditedPage>[] => readSets('edits', editedPageShape).map(withMarkdown);

/** The field that a recommendation for these criteria is about. */
export function fieldOf([first = '']: readonly string[]): string {
  if (first.startsWith('title_')) return 'title';
  if (first.startsWith('meta_description_')) return 'meta_description';
  if (first === 'h1_keyword') return 'h1';
  return first.startsWith('schema_') ? 'schema' : 'body_content';
}

/** `{own}` and `{other}` in a content are the domains of the page's site and of another one. */
export const addressed = (content: string, domains: { own: string; other: string }): string =>
  content.replaceAll('{own}', domains.own).replaceAll('{other}', domains.other);
