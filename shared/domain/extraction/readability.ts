import { Readability } from '@mozilla/readability';
import type { Element, Root } from 'hast';
import { type DomDocument, type DomNode, type HtmlTree, hastFromDom, textProperty } from './html-tree.ts';

/** Above this, Readability takes seconds (1.7 s for 60,000 nodes), and its scores say little. */
const maxNodes = 25_000;

/** It walks up from each node: 500 levels of empty elements cost it six seconds. Page builders stay below 50. */
const maxDepth = 100;

/** Readability turns every H1 into an H2; the level survives in an attribute. */
const levelAttribute = 'data-extraction-level';

/**
 * The article that Readability finds on the page, or null. Below `charThreshold` characters it starts over with looser
 * rules, up to three times. Changes the page's DOM: nothing else may read it afterwards.
 */
export function readableArticle(page: HtmlTree, charThreshold: number): Root | null {
  if (page.nodeCount > maxNodes || page.depth > maxDepth) return null;
  for (const heading of page.document.querySelectorAll('h1')) heading.setAttribute(levelAttribute, '1');
  const article = parseArticle(page.document, charThreshold);
  if (article === null) return null;
  const { root } = hastFromDom(article);
  restoreLevels(root.children);
  return root;
}

function parseArticle(document: DomDocument, charThreshold: number): DomNode | null {
  try {
    const reader = new Readability<DomNode>(document, {
      serializer: (node: DomNode) => node,
      keepClasses: true,
      disableJSONLD: true,
      charThreshold,
    });
    return reader.parse()?.content ?? null;
  } catch {
    // It throws on documents without a body, and wherever linkedom lacks a method.
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
