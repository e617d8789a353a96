import type { Nodes } from 'mdast';
import { plainWords } from '../fields/keyword-match.ts';
import { segmentSentences } from '../language/segment-words.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { plainText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';

/** A block of text that stands by itself: a heading, a paragraph, a cell of a table, a listing. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'cell' | 'code';
  readonly level: number;
  readonly text: string;
}

interface AddedImage {
  readonly src: string;
  readonly alt: string;
}

/** New content of an edited body, and the kept part. */
export interface AddedContent {
  /** Blocks with at least one sentence that is new, in the order of the body. */
  readonly blocks: readonly TextBlock[];
  /** The new sentences of those blocks, save of listings. */
  readonly sentences: readonly string[];
  /** Sentences that were kept. */
  readonly kept: readonly string[];
  /** Images whose source or alternative text is new. */
  readonly images: readonly AddedImage[];
  /** How many more items of lists and rows of tables there are without a word. */
  readonly emptyItems: number;
  /** Raw HTML that is new. */
  readonly html: readonly string[];
}

const nothing: ContentDocument = { type: 'root', children: [] };

/** Compares two bodies sentence by sentence: a sentence is as often new as it occurs more often than before. */
export function addedContent(before: ContentDocument | null, after: ContentDocument | null): AddedContent {
  const left = countSentences(textBlocks(before ?? nothing).flatMap(splitSentences));
  const blocks: TextBlock[] = [];
  const sentences: string[] = [];
  const kept: string[] = [];
  for (const block of textBlocks(after ?? nothing)) {
    const isNew = splitSentences(block).filter((sentence) => {
      const key = plainWords(sentence);
      const count = left.get(key) ?? 0;
      if (count === 0) return true;
      left.set(key, count - 1);
      kept.push(sentence);
      return false;
    });
    if (isNew.length === 0) continue;
    blocks.push(block);
    if (block.kind !== 'code') sentences.push(...isNew);
  }
  return {
    blocks,
    sentences,
    kept,
    images: newOnes(
      collectImages(before ?? nothing),
      collectImages(after ?? nothing),
      ({ src, alt }) => `${src}\n${alt}`,
    ),
    emptyItems: countEmptyItems(after ?? nothing) - countEmptyItems(before ?? nothing),
    html: newOnes(collectHtml(before ?? nothing), collectHtml(after ?? nothing), (html) => html),
  };
}

/** How many sentences a body has. */
export const sentencesIn = (document: ContentDocument | null): number =>
  textBlocks(document ?? nothing).flatMap(splitSentences).length;

const splitSentences = ({ text }: TextBlock): string[] =>
  segmentSentences(text).filter((sentence) => plainWords(sentence) !== '');

function countSentences(sentences: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const key = plainWords(sentence);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function newOnes<T>(before: readonly T[], after: readonly T[], keyOf: (value: T) => string): T[] {
  const known = new Set(before.map(keyOf));
  return after.filter((value) => !known.has(keyOf(value)));
}

/** The blocks of text of a body, in order. */
export function textBlocks(document: ContentDocument): TextBlock[] {
  const blocks: TextBlock[] = [];
  walkNodes(document, (node, ancestors) => {
    const kind = classifyBlock(node, ancestors);
    if (kind === null) return;
    const text = plainText(node);
    if (text !== '') blocks.push({ kind, level: node.type === 'heading' ? node.depth : 0, text });
    return 'skip';
  });
  return blocks;
}

function classifyBlock(node: Nodes, ancestors: readonly Nodes[]): TextBlock['kind'] | null {
  switch (node.type) {
    case 'heading':
      return 'heading';
    case 'tableCell':
      return 'cell';
    case 'code':
      return 'code';
    case 'html':
      return 'paragraph';
    case 'paragraph':
      if (ancestors.some(({ type }) => type === 'listItem')) return 'item';
      return ancestors.some(({ type }) => type === 'blockquote') ? 'quote' : 'paragraph';
    default:
      return null;
  }
}

function collectImages(document: ContentDocument): AddedImage[] {
  const sources = new Map<string, string>();
  const images: AddedImage[] = [];
  walkNodes(document, (node) => {
    if (node.type === 'definition') sources.set(node.identifier, node.url);
  });
  walkNodes(document, (node) => {
    if (node.type === 'image') images.push({ src: node.url.trim(), alt: (node.alt ?? '').trim() });
    if (node.type === 'imageReference') {
      images.push({ src: (sources.get(node.identifier) ?? '').trim(), alt: (node.alt ?? '').trim() });
    }
  });
  return images;
}

function countEmptyItems(document: ContentDocument): number {
  let count = 0;
  walkNodes(document, (node) => {
    // The first row of a table may be empty: Markdown has no table without one.
    const items = node.type === 'listItem' ? [node] : node.type === 'table' ? node.children.slice(1) : [];
    count += items.filter((item) => !/[\p{L}\p{N}]/u.test(plainText(item)) && !holdsImage(item)).length;
  });
  return count;
}

function holdsImage(node: Nodes): boolean {
  let holds = false;
  walkNodes(node, ({ type }) => {
    holds ||= type === 'image' || type === 'imageReference';
  });
  return holds;
}

function collectHtml(document: ContentDocument): string[] {
  const found: string[] = [];
  walkNodes(document, (node) => {
    if (node.type === 'html') found.push(node.value);
  });
  return found;
}
