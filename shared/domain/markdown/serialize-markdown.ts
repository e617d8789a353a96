import type { Nodes, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;
type Unsafe = NonNullable<Options['unsafe']>[number];

/**
 * Words and marks that mean nothing in Markdown wherever they stand: escaping tries some fifty patterns on every text, and
 * most strings have nothing else. A full stop or bracket after a digit may be a list's, and after a `w` an address's.
 */
const startOfWords = /^[\p{L}\p{N} ]/u;
const notOfWords = /[^\p{L}\p{N} ,;?"'“”‘’…–—/$%€£(.)]|(?<=[\dWw])[.)]/u;
/** After a letter, what begins a list or a heading begins none on that line; `p:/` is an address, and `![` a picture. */
const startOfLine = /^\p{L}/u;
const notOfLine = /[^\p{L}\p{N} ,;?"'“”‘’…–—/$%€£()+=.:!&-]|(?<=[Ww])\.|:(?![^/])|!(?![^[])|&(?![^#A-Za-z])/u;
/** The first sign that may mean something is looked for: a pattern of all signs that do not keeps a way back for each. */
const isPlainText = (value: string): boolean =>
  (startOfWords.test(value) && !notOfWords.test(value)) || (startOfLine.test(value) && !notOfLine.test(value));
const lineBreak = /[\r\n]/;

const writeText: Handle = (node: Text, _parent, state, info) => {
  const { value } = node;
  const isPlain =
    isPlainText(value) &&
    !(value.startsWith(' ') && lineBreak.test(info.before)) &&
    !(value.endsWith(' ') && lineBreak.test(info.after));
  if (isPlain) return value;
  const written = state.safe(value, info);
  const isInEmphasis = state.stack.includes('emphasis') || state.stack.includes('strong');
  return isInEmphasis ? written : unescapeAsterisks(written, info.after);
};

/** Before white space an asterisk could only end an emphasis, and none is open. At the start of a line it would begin a list. */
const unescapeAsterisks = (written: string, after: string): string =>
  written.replace(/(?<=\S ?)\\\*(?=[ \r\n]|$)/g, (escaped, at: number) =>
    at + escaped.length < written.length || /^\s?$/.test(after) ? '*' : escaped,
  );

/** Starts of a text that are never escaped where nothing stands before it. */
const plainStart = /^(?:[A-Za-z0-9,;:.?)]|[^\0-\x7F]| (?![\r\n]))/;

/** The serializer asks how the next text begins: without this it writes each text twice. */
const peekText: Handle = (node: Text, parent, state, info) =>
  plainStart.test(node.value) ? node.value.charAt(0) : writeText(node, parent, state, info);

const text = Object.assign(writeText, { peek: peekText });

/**
 * Narrows the serializer's escapes to those that Markdown needs: an ampersand begins a character reference only
 * where a semicolon ends it, and a number sign a heading only before white space. `H&M`, `?a=1&b=2` and `#1` stay as they are.
 */
const narrower = (pattern: Unsafe): Unsafe[] => {
  const { character, after, atBreak } = pattern;
  if (character === '&' && after === '[#A-Za-z]')
    return [{ ...anew(pattern), after: '(?:#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6})|[A-Za-z][A-Za-z0-9]{0,31});' }];
  if (character === '#' && atBreak === true && after === undefined)
    return [{ ...anew(pattern), after: '#{0,5}(?:[ \\t\\r\\n]|$)' }];
  return [pattern];
};

/** A bracket in a sentence is a link only where something defines it; `](` is escaped at its second sign. */
const narrowerBracket = (pattern: Unsafe): Unsafe[] =>
  pattern.character === '[' && isInPhrasing(pattern)
    ? [
        { ...anew(pattern), after: '\\^' },
        { ...anew(pattern), inConstruct: ['label', 'reference'] },
      ]
    : [pattern];

/** The serializer keeps the compiled expression on its pattern, which every serializer of the process shares: a copy is compiled anew. */
const anew = ({ _compiled, ...pattern }: Unsafe): Unsafe => pattern;

const isInPhrasing = ({ inConstruct, after, atBreak }: Unsafe): boolean =>
  [inConstruct].flat().includes('phrasing') && after === undefined && atBreak !== true;

const isDefinition = ({ type }: Nodes): boolean => type === 'definition' || type === 'footnoteDefinition';

const hasDefinition = (node: Nodes): boolean =>
  isDefinition(node) || ('children' in node && node.children.some(hasDefinition));

const writeRoot: NonNullable<Options['handlers']>['root'] = (node: Root, _parent, state, info) => {
  state.unsafe = state.unsafe.flatMap(narrower);
  if (!hasDefinition(node)) state.unsafe = state.unsafe.flatMap(narrowerBracket);
  return state.containerFlow(node, info);
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
    handlers: { root: writeRoot, text },
    // "www.*.com" is no address, and the escape that a sign behind the full stop gets would not keep it from being read as one.
    unsafe: [
      {
        character: '.',
        before: '[Ww]{3}',
        inConstruct: 'phrasing',
        notInConstruct: ['autolink', 'link', 'image', 'label'],
      },
    ],
  })
  .freeze();

/** The Markdown of a document. Parsing it and serializing again gives the same text. */
export function markdownFromDocument(document: Root): string {
  return processor.stringify(document);
}
