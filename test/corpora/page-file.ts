import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** A page as a Markdown file: its fields stand above the text, between two lines of hyphens. */
const fieldsShape = z.strictObject({
  path: z.string().startsWith('/').exactOptional(),
  language: z.string().length(2).exactOptional(),
  title: z.string().nullable().exactOptional(),
  metaDescription: z.string().nullable().exactOptional(),
  primaryKeyword: z.string().nullable().exactOptional(),
  secondaryKeywords: z.array(z.string()).exactOptional(),
  /** JSON-LD. */
  schema: z.unknown().exactOptional(),
});
export type PageFile = z.infer<typeof fieldsShape> & { markdown: string };

/** @throws when the file has no fields above its text, or others than a page has. */
export function readPageFile(file: string): PageFile {
  const [, fields = '', markdown] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (markdown === undefined) throw new Error(`${file}: no fields above the text`);
  return { ...fieldsShape.parse(parse(fields)), markdown };
}
