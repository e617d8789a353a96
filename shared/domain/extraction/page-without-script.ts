import type { Element, Root } from 'hast';
import { elementsIn } from './hast-text.ts';

/** A notice that a page needs scripts is shorter. */
const TEXT_CHARACTERS_MIN = 500;

/**
 * Some programs (forums above all) write the whole page into a `noscript`, beside a shell that a script fills: where most of the
 * text is in one, the page that it holds is the page. Changes the tree.
 */
export function showPageWithoutScript(root: Root, noscripts: readonly Element[]): void {
  const whole = noscripts.filter((noscript) => charactersIn(noscript) >= TEXT_CHARACTERS_MIN);
  if (whole.length === 0) return;
  const beside = charactersIn(root, (element) => element.tagName !== 'noscript' && element.tagName !== 'head');
  for (const noscript of whole) if (charactersIn(noscript) > beside) noscript.tagName = 'div';
}

function charactersIn(node: Root | Element, enter: (element: Element) => boolean = () => true): number {
  let characters = 0;
  for (const { children } of [node, ...elementsIn(node, enter)])
    for (const child of children) if (child.type === 'text') characters += child.value.trim().length;
  return characters;
}
