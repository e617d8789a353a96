import type { Element, Root } from 'hast';
import { stringsIn } from './hast-text.ts';

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

const charactersIn = (node: Root | Element, enter?: (element: Element) => boolean): number =>
  stringsIn(node, enter).reduce((characters, text) => characters + text.trim().length, 0);
