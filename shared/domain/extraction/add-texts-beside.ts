import type { Element, Root, RootContent } from 'hast';
import { elementNames, elementsIn } from './hast-text.ts';
import { isParagraph, proseLength, textBlocks } from './text-blocks.ts';

/** A text of this length is written for the page, wherever it stands. */
const PROSE_CHARACTERS_MIN = 600;
const PARAGRAPHS_MIN = 3;

/** Parts below the content that every page of a site has. */
const frameNames =
  /foot|cookie|consent|gdpr|newsletter|subscri|legal|disclaimer|copyright|modal|pop-?up|dialog|menu|nav(?![a-z])|header|related|comment|review|side-?bar|banner|chat|search/i;

/**
 * The element that a page marks as its content, and the parts with their own paragraphs that it sets above or below: shops describe
 * a category below its products, outside of `main`.
 */
export function addTextsBeside(root: Root, marked: Element): Root {
  const around = new Set<RootContent>();
  const findPath = (node: Root | Element): boolean => {
    for (const child of node.children) {
      if (child === marked || (child.type === 'element' && findPath(child))) {
        around.add(child);
        return true;
      }
    }
    return false;
  };
  findPath(root);
  const keep = (nodes: readonly RootContent[]): RootContent[] =>
    nodes.flatMap((node) => {
      if (node === marked) return [node];
      if (node.type !== 'element') return [];
      if (around.has(node)) return keep(node.children);
      return isText(node) ? [node] : [];
    });
  return { type: 'root', children: keep(root.children) };
}

function isText(element: Element): boolean {
  for (const inside of [element, ...elementsIn(element)])
    if (inside.tagName === 'form' || elementNames(inside).some((name) => frameNames.test(name))) return false;
  const blocks = textBlocks({ type: 'root', children: [element] });
  const paragraphs = blocks.filter(isParagraph);
  const prose = proseLength(paragraphs);
  return prose >= PROSE_CHARACTERS_MIN && paragraphs.length >= PARAGRAPHS_MIN && prose >= proseLength(blocks) / 2;
}
