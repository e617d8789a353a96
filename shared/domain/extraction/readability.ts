import { Readability } from '@mozilla/readability';
import type { Element, Root } from 'hast';
import type { HtmlTree } from './html-tree.ts';
import { ReadableDocument, type ReadableElement, toHast } from './readable-dom.ts';
import { textProperty } from './text-property.ts';

/** Above this, Readability takes seconds (1.7 s for 60,000 nodes), and its scores say little. */
const maxNodes = 25_000;

/** It walks up from each node: 500 levels of empty elements cost it six seconds. Page builders stay below 50. */
const maxDepth = 100;

/** Readability turns every H1 into an H2; the level survives in an attribute. */
const levelAttribute = 'data-extraction-level';

/**
 * The article that Readability finds on the page without the omitted elements, or null. Below `charThreshold` characters it
 * starts over with looser rules, up to three times. Reads the tree and builds a separate one.
 */
export function readableArticle(
  page: HtmlTree,
  { charThreshold, omitted }: { charThreshold: number; omitted: ReadonlySet<Element> },
): Root | null {
  if (page.nodeCount > maxNodes || page.depth > maxDepth) return null;
  const document = new ReadableDocument(page.root, omitted);
  for (const heading of document.getElementsByTagName('h1')) heading.setAttribute(levelAttribute, '1');
  const article = parseArticle(document, charThreshold);
  if (article === null) return null;
  const root: Root = { type: 'root', children: [toHast(article)] };
  restoreLevels(root.children);
  return root;
}

function parseArticle(document: ReadableDocument, charThreshold: number): ReadableElement | null {
  try {
    const reader = new Readability<ReadableElement>(document, {
      serializer: (node: ReadableElement) => node,
      keepClasses: true,
      disableJSONLD: true,
      charThreshold,
    });
    return reader.parse()?.content ?? null;
  } catch {
    // It throws on documents without a body.
    return null;
  }
}

function restoreLevels(nodes: Root['children'] | Element['children']): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (textProperty(node, levelAttribute) !== null && /^h\d$/.test(node.tagName)) node.tagName = 'h1';
    restoreLevels(node.children);
  }
}
