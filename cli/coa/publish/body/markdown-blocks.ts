import type { Nodes, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { lettersOf } from '../comparable-text.ts';

/** A block of a Markdown document, in its own words. */
export interface MarkdownBlock {
  readonly type: RootContent['type'];
  readonly source: string;
  /** Where it starts and ends in the document. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Empty for pictures, rules and other elements without text. */
  readonly letters: string;
  /** Of a heading; else 0. */
  readonly depth: number;
  readonly isOrdered: boolean;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

export function parseBlocks(markdown: string): MarkdownBlock[] {
  const root: Root = parser.parse(markdown);
  return root.children.map((node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    return { ...describeNode(node), start, end, source: markdown.slice(start, end) };
  });
}

const describeNode = (node: RootContent): Omit<MarkdownBlock, 'source' | 'start' | 'end'> => ({
  type: node.type,
  text: textOf(node),
  letters: lettersOf(textOf(node)),
  depth: node.type === 'heading' ? node.depth : 0,
  isOrdered: node.type === 'list' && node.ordered === true,
});

/** The text of a node, without the words for pictures. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The text of a body without its H1, for comparing. */
export const bodyLetters = (markdown: string): string =>
  parseBlocks(markdown)
    .filter(({ depth }) => depth !== 1)
    .map(({ letters }) => letters)
    .join('');
