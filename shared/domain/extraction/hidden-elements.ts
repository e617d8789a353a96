import type { Element, Parents, Root, RootContent } from 'hast';
import { allVisibleText, collapse, elementsIn, isUnseen } from './hast-text.ts';
import { FOR_SCREEN_READERS, hiddenByMarkup, showSearchable } from './hidden-by-markup.ts';
import { shownOnRequest } from './shown-on-request.ts';
import type { StyleRules } from './style-rules.ts';
import { textProperty } from './text-property.ts';
import { WidthCopies } from './width-copies.ts';

/** A text that the page has and no visitor sees. */
export interface HiddenText {
  /** How: `display:none`, `font-size:0`. */
  readonly by: string;
  readonly text: string;
}

/** Templates hide labels for screen readers and the words behind a picture; what is longer is text. */
const LABEL_CHARACTERS = 150;
/** A text in the colour of its ground. */
const COLORED_CHARACTERS = 40;
const TEXTS_MAX = 200;
const TEXT_CHARACTERS_MAX = 20_000;

/** No text of the page, hidden or not. */
const noText = new Set('head title noscript select textarea option script style template'.split(' '));

/** Set on what a rule hides and the element itself does not: the links of a menu that opens are links of the page. */
const HIDDEN_BY_RULE = 'by-rule';
export const isHiddenByRule = (element: Element): boolean => element.properties['hidden'] === HIDDEN_BY_RULE;

interface Ground {
  readonly color: string | null;
  /** Null where it is not known. */
  readonly background: string | null;
}

/**
 * Marks what styles hide with the attribute `hidden`, so that everything that reads the tree leaves it out as what is hidden in
 * plain sight, and returns all hidden text. An element that holds the main heading or is the frame of the page is not marked.
 */
export function markHiddenElements(root: Root, rules: StyleRules, hasOtherStyles: boolean): HiddenText[] {
  const found: HiddenText[] = [];
  for (const element of shownOnRequest(root)) show(element);
  const h1Count = [...elementsIn(root)].filter(({ tagName }) => tagName === 'h1').length;
  const ground: Ground = {
    color: null,
    background: hasOtherStyles || rules.hasUnknownBackground ? null : 'ffffff',
  };

  const isHiddenPage = findHiddenPage(root, h1Count);
  const widthCopies = new WidthCopies(rules);
  let pageLength: number | null = null;
  /** A script opens a page that consists of one dialog; it is the page. */
  const isMostOfPage = (text: string): boolean => {
    pageLength ??= readText(root).length;
    return text.length > pageLength / 2;
  };

  function visit(node: RootContent, around: Ground, parent: Parents, owner: Element | null): void {
    if (node.type !== 'element' || noText.has(node.tagName)) return;
    showSearchable(node);
    const style = rules.isEmpty && node.properties['style'] === undefined ? null : rules.styleOf(node);
    const own: Ground =
      style === null
        ? around
        : {
            color: style.color ?? around.color,
            background: style.background === '?' ? null : (style.background ?? around.background),
          };
    if (isUnseen(node) && isHiddenPage(node, parent)) show(node);
    const by = isUnseen(node) ? seenAs(node) : style === null ? null : hiddenBy(node, style.hides, own, h1Count);
    if (by !== null && (isUnseen(node) || !isHiddenPage(node, parent))) {
      if (!isUnseen(node)) node.properties['hidden'] = HIDDEN_BY_RULE;
      const text = readText(node);
      if (text !== '' && found.length < TEXTS_MAX) found.push({ by, text });
      return;
    }
    if (widthCopies.has(node, parent)) {
      node.properties['hidden'] = HIDDEN_BY_RULE;
      return;
    }
    const marked = hiddenByMarkup(node, parent, owner);
    const text = marked === null ? '' : readText(node);
    if (marked !== null && !isFrame(node, h1Count) && (marked === FOR_SCREEN_READERS || !isMostOfPage(text))) {
      node.properties['hidden'] = HIDDEN_BY_RULE;
      // Labels are meant for someone; only what is longer than any label is noted.
      if (text.length >= LABEL_CHARACTERS && found.length < TEXTS_MAX) found.push({ by: marked, text });
      return;
    }
    const inside = /^(?:a|h[1-6])$/.test(node.tagName) ? node : owner;
    for (const child of node.children) visit(child, own, node, inside);
  }

  for (const child of root.children) visit(child, ground, root, null);
  return found;
}

function show(element: Element): void {
  delete element.properties['hidden'];
  delete element.properties['style'];
}

/** Less is a dialog or a menu, not a page that waits for its script. */
const HIDDEN_PAGE_CHARACTERS_MIN = 500;
/** For each, all text of the page is measured: a page of nothing but hidden text must not cost its square. */
const HIDDEN_PAGES_MEASURED_MAX = 50;

/** No page hides its main heading, or what its `main` holds, with most of its text: a script shows them when it has loaded. */
const findHiddenPage = (root: Root, h1Count: number): ((element: Element, parent: Parents) => boolean) => {
  let measured = 0;
  return (element, parent) => {
    const isInMain = parent.type === 'element' && parent.tagName === 'main';
    if (measured >= HIDDEN_PAGES_MEASURED_MAX || (!isInMain && !isFrame(element, h1Count))) return false;
    const { length } = readText(element);
    if (length < HIDDEN_PAGE_CHARACTERS_MIN) return false;
    measured += 1;
    const shown =
      allVisibleText(isInMain ? parent : root).length - (isUnseen(element) ? 0 : allVisibleText(element).length);
    return length > (isInMain ? HIDDEN_MAIN_TIMES * shown : shown);
  };
};

const HIDDEN_MAIN_TIMES = 4;

const seenAs = (element: Element): string =>
  element.properties['hidden'] === undefined
    ? /display/i.test(textProperty(element, 'style') ?? '')
      ? 'display:none'
      : 'visibility:hidden'
    : 'the attribute hidden';

function hiddenBy(
  element: Element,
  hides: string | null,
  { color, background }: Ground,
  h1Count: number,
): string | null {
  const isColored = color !== null && color !== '?' && color === background;
  if ((hides === null && !isColored) || isFrame(element, h1Count)) return null;
  const isSure = hides === 'display:none' || hides === 'visibility:hidden' || hides === 'font-size:0';
  const length = readText(element).length;
  if (hides !== null) return isSure || length >= LABEL_CHARACTERS ? hides : null;
  return length >= COLORED_CHARACTERS ? 'the colour of its background' : null;
}

/** No page hides itself: what holds its content, or its only H1, is shown by a script or a style that is not read. */
function isFrame(element: Element, h1Count: number): boolean {
  if (/^(?:html|body|main)$/.test(element.tagName)) return true;
  const inside = [...elementsIn(element)];
  const h1s = inside.filter(({ tagName }) => tagName === 'h1').length + Number(element.tagName === 'h1');
  return (h1s > 0 && h1s === h1Count) || inside.some(({ tagName }) => tagName === 'main');
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
