import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified()
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', strong: '*', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

/** The Markdown of a document. Parsing it and serializing again gives the same text. */
export function markdownFromDocument(document: Root): string {
  return processor.stringify(document);
}
