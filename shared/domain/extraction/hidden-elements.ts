import type { Element, Root, RootContent } from 'hast';
import { collapse, elementsIn, isUnseen } from './hast-text.ts';
import { isHiddenByMarkup, showSearchable } from './hidden-by-markup.ts';
import { shownOnRequest } from './shown-on-request.ts';
import type { HidingStyle } from './style-rules.ts';

/** Templates hide labels for screen readers and the words behind a picture; what is longer is text. */
const LABEL_CHARACTERS = 150;
const TEXTS_MAX = 200;
const TEXT_CHARACTERS_MAX = 20_000;

/** No text of the page, hidden or not. */
const noText = new Set('head title noscript select textarea option script style template'.split(' '));

/** Set on what a rule hides and the element itself does not: the links of a menu that opens are links of the page. */
const HIDDEN_BY_RULE = 'by-rule';
export const isHiddenByRule = (element: Element): boolean => element.properties['hidden'] === HIDDEN_BY_RULE;

/**
 * Marks what styles hide with the attribute `hidden`, so that everything that reads the tree leaves it out as what is hidden in
 * plain sight, and returns all hidden text. An element that holds the main heading or is the frame of the page is not marked.
 */
export function markHiddenElements(root: Root, hidingStyle: HidingStyle): string[] {
  const found: string[] = [];
  for (const element of shownOnRequest(root)) show(element);
  const h1Count = [...elementsIn(root)].filter(({ tagName }) => tagName === 'h1').length;
  function visit(node: RootContent, owner: Element | null): void {
    if (node.type !== 'element' || noText.has(node.tagName)) return;
    showSearchable(node);
    if (isUnseen(node) && holdsMain(node)) show(node);
    const isHidden = isUnseen(node) || isHiddenByStyle(node, hidingStyle(node), h1Count);
    if (isHidden || (isHiddenByMarkup(node, owner) && !isFrame(node, h1Count))) {
      if (!isUnseen(node)) node.properties['hidden'] = HIDDEN_BY_RULE;
      const text = readText(node);
      // Labels in the markup are meant for someone; only what is longer than any label is a hidden text.
      if (text.length >= (isHidden ? 1 : LABEL_CHARACTERS) && found.length < TEXTS_MAX) found.push(text);
      return;
    }
    const inside = /^(?:a|h[1-6])$/.test(node.tagName) ? node : owner;
    for (const child of node.children) visit(child, inside);
  }

  for (const child of root.children) visit(child, null);
  return found;
}

function show(element: Element): void {
  delete element.properties['hidden'];
  delete element.properties['style'];
}

function isHiddenByStyle(element: Element, hides: ReturnType<HidingStyle>, h1Count: number): boolean {
  if (hides === null || isFrame(element, h1Count)) return false;
  return hides === 'surely' || readText(element).length >= LABEL_CHARACTERS;
}

const frames = new Set(['html', 'body', 'main']);
const holdsMain = (element: Element): boolean =>
  frames.has(element.tagName) || elementsIn(element).some(({ tagName }) => tagName === 'main');

/** No page hides itself: what holds its content, or its only H1, is shown by a script or a style that is not read. */
function isFrame(element: Element, h1Count: number): boolean {
  if (holdsMain(element)) return true;
  const h1s = [element, ...elementsIn(element)].filter(({ tagName }) => tagName === 'h1').length;
  return h1s > 0 && h1s === h1Count;
}

function readText(element: Element | Root): string {
  let text = '';
  const visit = (node: RootContent): void => {
    if (text.length > TEXT_CHARACTERS_MAX) return;
    if (node.type === 'text') text += node.value;
    if (node.type === 'element' && !noText.has(node.tagName)) {
      text += ' ';
      for (const child of node.children) visit(child);
    }
  };
  for (const child of element.children) visit(child);
  return collapse(text);
}
