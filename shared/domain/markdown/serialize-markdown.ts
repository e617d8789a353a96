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
/** After a letter, what begins a list or a heading begins none on that line; `p:/` is an address, and `![` a picture. */
const plainLine = /^\p{L}(?:[\p{L}\p{N} ,;?"'“”‘’…–—/$%€£()+=-]|(?<![Ww])\.|:(?=[^/])|!(?=[^[])|&(?=[^#A-Za-z]))*$/u;
const lineBreak = /[\r\n]/;

const writeText: Handle = (node: Text, _parent, state, info) => {
  const { value } = node;
  const isPlain =
    (plainWords.test(value) || plainLine.test(value)) &&
    !(value.startsWith(' ') && lineBreak.test(info.before)) &&
    !(value.endsWith(' ') && lineBreak.test(info.after));
  return isPlain ? value : state.safe(value, info);
};

/** What is never escaped at the start of a text that nothing stands before. */
const plainStart = /^(?:[A-Za-z0-9,;:.?)]|[^\0-\x7F]| (?![\r\n]))/;

/** The serializer asks how the next text begins: without this it writes each text twice. */
const peekText: Handle = (node: Text, parent, state, info) =>
  plainStart.test(node.value) ? node.value.charAt(0) : writeText(node, parent, state, info);

const text = Object.assign(writeText, { peek: peekText });

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
