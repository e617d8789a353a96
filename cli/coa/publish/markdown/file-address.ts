import { readKey, splitFile } from './front-matter.ts';

/** The path of a file's page: what its front matter says, else its place in the folder, as static site generators have it. */
export function fileAddress(file: string, text: string): string {
  const yaml = splitFile(text)?.yaml ?? '';
  const own = readKey(yaml, 'url') ?? readKey(yaml, 'permalink');
  if (own !== null && /^(?:https?:\/\/|\/)/.test(own)) return own;
  const parts = file.replace(/\.(?:md|markdown)$/i, '').split('/');
  const name = parts.pop() ?? '';
  const slug = readKey(yaml, 'slug') ?? (/^(?:_?index|readme)$/i.test(name) ? '' : name);
  if (slug.startsWith('/')) return slug;
  return `/${[...parts, slug].filter(Boolean).join('/')}`;
}
