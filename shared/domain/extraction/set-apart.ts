import type { ElementContent } from 'hast';

const besideWords = new Set('span strong b em i small a data'.split(' '));

/**
 * Elements beside each other that a style sheet sets apart, as the name and the price in a row of a menu, have nothing between them in
 * the markup: a space is put where letters would touch a number.
 */
export function setApart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, at) => {
    const before = nodes[at - 1];
    const touches =
      before?.type === 'element' &&
      node.type === 'element' &&
      besideWords.has(before.tagName) &&
      besideWords.has(node.tagName) &&
      /[\p{L})*]$/u.test(lastText(before)) &&
      /^[\d€$£¥₽]/u.test(firstText(node));
    return touches ? [{ type: 'text', value: ' ' }, node] : [node];
  });
}

function lastText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  const last = node.type === 'element' ? node.children.at(-1) : undefined;
  return last === undefined ? '' : lastText(last);
}

function firstText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  const first = node.type === 'element' ? node.children[0] : undefined;
  return first === undefined ? '' : firstText(first);
}
