import type { Root, RootContent } from 'mdast';
import { collapseSpaces } from '../language/normalize-text.ts';
import { countTextWords, wordBounds } from '../language/segment-words.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { plainText } from './plain-text.ts';

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
  const count = countTextWords(plainText(block));
  // Of long documents, most blocks are counted again with every edit.
  if (Object.isFrozen(block)) countOfFrozen.set(block, count);
  return count;
}

/** The text of a document up to the end of its word number `count`, white space collapsed; all of a shorter one. */
export function firstWords(document: Readonly<Root>, count: number): string {
  const text = plainText(blocksOfFirstWords(document, count));
  const end = count > 0 ? wordBounds(text)[2 * count - 1] : undefined;
  if (end !== undefined) return collapseSpaces(text.slice(0, end));
  return count > 0 ? collapseSpaces(text) : '';
}
