import type { Element, ElementContent } from 'hast';
import { isBlockElement, visibleText } from './hast-text.ts';

/** Markdown has no block inside of a line: what HTML sets there is taken apart before the conversion. */

/** A heading of Markdown has one line: blocks inside of it are words beside each other. */
export function flattenToLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (!isBlockElement(node)) return [{ ...node, children: flattenToLine(node.children) }];
    const space: ElementContent = { type: 'text', value: ' ' };
    return [space, ...flattenToLine(node.children), space];
  });
}

const lineElements = new Set(
  'p span font b strong i em u s strike del ins mark small big sub sup cite q tt label bdi bdo'.split(' '),
);

export const holdsBlock = (node: ElementContent): boolean =>
  node.type === 'element' && node.tagName !== 'br' && (isBlockElement(node) || node.children.some(holdsBlock));

/** An inline element that holds blocks becomes a block itself. */
export function splitLineBlocks(node: Element, children: ElementContent[]): Element {
  const isLine = lineElements.has(node.tagName) && children.some(holdsBlock);
  return isLine ? { type: 'element', tagName: 'div', properties: {}, children } : { ...node, children };
}

type IsPlace = (node: ElementContent) => boolean;

/** A link around blocks is one link: on the heading inside of it, else on the first words, else on the first picture. */
export function linkedOnce(link: Element, children: ElementContent[]): ElementContent[] {
  const places: readonly IsPlace[] = [
    (node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName) && visibleText(node) !== '',
    (node) => visibleText(node) !== '',
    () => true,
  ];
  for (const isPlace of places) {
    const linked = linkedAt(link, children, isPlace);
    if (linked !== null) return linked;
  }
  return children;
}

/** The nodes with the first one that is such a place linked; null where there is none. */
function linkedAt(link: Element, nodes: readonly ElementContent[], isPlace: IsPlace): ElementContent[] | null {
  for (const [at, node] of nodes.entries()) {
    const linked = linkedNode(link, node, isPlace);
    if (linked !== null) return nodes.with(at, linked);
  }
  return null;
}

function linkedNode(link: Element, node: ElementContent, isPlace: IsPlace): ElementContent | null {
  if (node.type !== 'element') return isPlace(node) ? { ...link, children: [node] } : null;
  if (node.children.some(holdsBlock)) {
    const inside = linkedAt(link, node.children, isPlace);
    return inside === null ? null : { ...node, children: inside };
  }
  if (!isPlace(node)) return null;
  return isBlockElement(node) && node.tagName !== 'br'
    ? { ...node, children: [{ ...link, children: node.children }] }
    : { ...link, children: [node] };
}
