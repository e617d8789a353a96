import type { Root, RootContent } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';
import { plainText } from './plain-text.ts';

/** Scripts that are written without spaces between words. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A word of other scripts: whatever stands between spaces and has a letter or a digit in it (`e-mail`, `1,000.5`). */
const spacedWord = /[\p{L}\p{N}][^\s—…]*/gu;

let segmenter: Intl.Segmenter | undefined;

/** Made at the first need: its locale data costs a Lambda that only has the function in its bundle milliseconds of its start. */
function wordSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return segmenter;
}

/** The number of words a visitor reads: Markdown syntax, link and image URLs and HTML tags do not count, code does. */
export function countWords(markdown: string): number {
  return countDocumentWords(parseMarkdown(markdown));
}

const countOfFrozen = new WeakMap<RootContent, number>();

/** `countWords` of a document that is parsed already. No word goes on in the next block. */
export function countDocumentWords({ children }: Readonly<Root>): number {
  return children.reduce((sum, block) => sum + countBlockWords(block), 0);
}

/** The blocks at the start of a document that hold its first `count` words: the text of a long one is not needed whole. */
export function blocksOfFirstWords({ type, children }: Readonly<Root>, count: number): Root {
  let words = 0;
  const end = children.findIndex((block) => {
    words += countBlockWords(block);
    return words >= count;
  });
  return { type, children: end === -1 ? [...children] : children.slice(0, end + 1) };
}

function countBlockWords(block: RootContent): number {
  const known = countOfFrozen.get(block);
  if (known !== undefined) return known;
  let count = 0;
  for (const _ of wordEnds(plainText(block))) count += 1;
  // Of long documents, most blocks are counted again with every edit.
  if (Object.isFrozen(block)) countOfFrozen.set(block, count);
  return count;
}

/** The text of a document up to the end of its word number `count`, white space collapsed; all of a shorter one. */
export function firstWords(document: Readonly<Root>, count: number): string {
  const text = plainText(blocksOfFirstWords(document, count));
  let words = 0;
  for (const end of wordEnds(text)) {
    words += 1;
    if (words === count) return collapse(text.slice(0, end));
  }
  return count > 0 ? collapse(text) : '';
}

/** Where the words of a text end. The segmenter knows more, but takes ten times as long: it reads only what needs it. */
function* wordEnds(text: string): Generator<number> {
  if (!unspacedScripts.test(text)) {
    for (const { 0: word, index } of text.matchAll(spacedWord)) yield index + word.length;
    return;
  }
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    if (unspacedScripts.test(token)) yield* segmentEnds(token, index);
    else for (const { 0: word, index: at } of token.matchAll(spacedWord)) yield index + at + word.length;
  }
}

function* segmentEnds(token: string, start: number): Generator<number> {
  for (const { isWordLike, index, segment } of wordSegmenter().segment(token)) {
    if (isWordLike === true) yield start + index + segment.length;
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
