import type { Element, Root, RootContent } from 'hast';
import { collapse, elementsIn, isUnseen } from './hast-text.ts';
import { hiddenByMarkup, showSearchable } from './hidden-by-markup.ts';
import { shownOnRequest } from './shown-on-request.ts';
import type { HidingStyle } from './style-rules.ts';
import { textProperty } from './text-property.ts';

/** A text that the page has and no visitor sees. */
export interface HiddenText {
  /** How: `display:none`, `font-size:0`. */
  readonly by: string;
  readonly text: string;
}

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
export function markHiddenElements(root: Root, hidingStyle: HidingStyle): HiddenText[] {
  const found: HiddenText[] = [];
  for (const element of shownOnRequest(root)) show(element);
  const h1Count = [...elementsIn(root)].filter(({ tagName }) => tagName === 'h1').length;
  function visit(node: RootContent, owner: Element | null): void {
    if (node.type !== 'element' || noText.has(node.tagName)) return;
    showSearchable(node);
    if (isUnseen(node) && holdsMain(node)) show(node);
    const by = isUnseen(node) ? seenAs(node) : hiddenBy(node, hidingStyle(node), h1Count);
    if (by !== null) {
      if (!isUnseen(node)) node.properties['hidden'] = HIDDEN_BY_RULE;
      const text = readText(node);
      if (text !== '' && found.length < TEXTS_MAX) found.push({ by, text });
      return;
    }
    const marked = hiddenByMarkup(node, owner);
    if (marked !== null && !isFrame(node, h1Count)) {
      node.properties['hidden'] = HIDDEN_BY_RULE;
      const text = readText(node);
      // Labels are meant for someone; only what is longer than any label is noted.
      if (text.length >= LABEL_CHARACTERS && found.length < TEXTS_MAX) found.push({ by: marked, text });
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

const seenAs = (element: Element): string =>
  element.properties['hidden'] === undefined
    ? /display/i.test(textProperty(element, 'style') ?? '')
      ? 'display:none'
      : 'visibility:hidden'
    : 'the attribute hidden';

function hiddenBy(element: Element, hides: string | null, h1Count: number): string | null {
  if (hides === null || isFrame(element, h1Count)) return null;
  const isSure = hides === 'display:none' || hides === 'visibility:hidden' || hides === 'font-size:0';
  return isSure || readText(element).length >= LABEL_CHARACTERS ? hides : null;
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
