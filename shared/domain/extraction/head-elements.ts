import type { Element, Root, RootContent } from 'hast';

const ofHead = new Set('base link meta title noscript noframes'.split(' '));
const around = new Set(['html', 'head', 'body']);

/**
 * The elements that a browser puts into the head: those up to the first text or element of a body, wherever the tags of the two are. Search
 * engines take a canonical link from there alone.
 */
export function headElements(root: Root): Element[] {
  const found: Element[] = [];
  const isOfHead = (node: RootContent): boolean => {
    if (node.type === 'text') return node.value.trim() === '';
    if (node.type !== 'element') return true;
    if (around.has(node.tagName)) return node.children.every(isOfHead);
    if (!ofHead.has(node.tagName)) return false;
    found.push(node);
    return true;
  };
  root.children.every(isOfHead);
  return found;
}
