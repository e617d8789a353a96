import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { MarkdownBlock } from './markdown-blocks.ts';

/** Raw HTML of the Markdown is text, and addresses of scripts are left out: micromark's own safety. */
const toHtml = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }).trim();

/** The block of the editor for a block of Markdown; what it has no simple block for is a block of HTML. */
export function formatBlock(block: MarkdownBlock, isBlockEditor: boolean): string {
  const html = toHtml(block.source);
  if (!isBlockEditor) return html;
  const { name, attributes } = editorBlock(block);
  const json = attributes === null ? '' : ` ${JSON.stringify(attributes)}`;
  return `<!-- wp:${name}${json} -->\n${html}\n<!-- /wp:${name} -->`;
}

function editorBlock({ type, depth, isOrdered }: MarkdownBlock): { name: string; attributes: object | null } {
  if (type === 'paragraph') return { name: 'paragraph', attributes: null };
  if (type === 'heading') return { name: 'heading', attributes: depth === 2 ? null : { level: depth } };
  if (type === 'list') return { name: 'list', attributes: isOrdered ? { ordered: true } : null };
  return { name: 'html', attributes: null };
}

/** New words in an old paragraph or heading, whose settings (colour, alignment) stay. Null for another kind of block. */
export function replaceWords(stored: string, block: MarkdownBlock): string | null {
  const html = toHtml(block.source);
  const name = /^<(p|h[1-6])>/.exec(html)?.[1];
  if (name === undefined) return null;
  const open = Math.max(stored.indexOf(`<${name} `), stored.indexOf(`<${name}>`));
  const start = stored.indexOf('>', open) + 1;
  const end = stored.lastIndexOf(`</${name}>`);
  const isAlone = open >= 0 && end >= start && stored.indexOf(`<${name}`, start) < 0;
  if (!isAlone) return null;
  return `${stored.slice(0, start)}${html.slice(name.length + 2, -(name.length + 3))}${stored.slice(end)}`;
}
