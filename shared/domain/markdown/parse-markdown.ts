import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses GitHub Flavored Markdown to mdast, without positions. Never throws. */
export function parseMarkdown(markdown: string): Root {
  const root = processor.parse(markdown);
  visit(root, (node) => {
    delete node.position;
  });
  return root;
}
