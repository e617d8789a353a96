import type { Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;

/**
 * Words and marks that mean nothing in Markdown wherever they stand: escaping tries some fifty patterns on every text, and
 * most strings have nothing else. A full stop or bracket after a digit may be a list's, and after a `w` an address's.
 */
const plainWords = /^[\p{L}\p{N} ](?:[\p{L}\p{N} ,;?"'“”‘’…–—/$%€£(]|(?<![\dWw])[.)])*$/u;
const lineBreak = /[\r\n]/;

const text: Handle = (node: Text, _parent, state, info) => {
  const { value } = node;
  const isPlain =
    plainWords.test(value) &&
    !(value.startsWith(' ') && lineBreak.test(info.before)) &&
    !(value.endsWith(' ') && lineBreak.test(info.after));
  return isPlain ? value : state.safe(value, info);
};

const processor = unified()
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    strong: '*',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
    handlers: { text },
  })
  .freeze();

/** The Markdown of a document. Parsing it and serializing again gives the same text. */
export function markdownFromDocument(document: Root): string {
  return processor.stringify(document);
}
