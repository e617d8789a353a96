import type { Root } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';
import { plainText } from './plain-text.ts';

/** Scripts that are written without spaces between words. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const spacedWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu;

/** The number of words a visitor reads: Markdown syntax, link and image URLs and HTML tags do not count, code does. */
export function countWords(markdown: string): number {
  return countDocumentWords(parseMarkdown(markdown));
}

/** `countWords` of a document that is parsed already. */
export function countDocumentWords(document: Root): number {
  return words(plainText(document)).length;
}

/** The first `count` words of a document, with single spaces between them. */
export function firstWords(document: Root, count: number): string {
  return words(plainText(document)).slice(0, count).join(' ');
}

function words(text: string): string[] {
  if (!unspacedScripts.test(text)) return text.match(spacedWord) ?? [];
  return [...segmenter.segment(text)].filter((segment) => segment.isWordLike).map((segment) => segment.segment);
}
