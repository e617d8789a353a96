import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const unseen = new Set(
  'head script style noscript template textarea select option datalist svg annotation annotation-xml canvas audio video object embed iframe rt rp title'.split(
    ' ',
  ),
);
export const block = new Set(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const frame = new Set('nav aside footer form button'.split(' '));
const frameNames =
  /(?:^|[\s_-])(?:comments?|related|sidebar|footer|nav|navigation|menu|share|sharing|social|promo|recommend\w*|newsletter|widget|breadcrumbs?|cookie|popup|modal|teaser|ads?|advert\w*|more|author|bio|byline|meta|tags?|caption|gallery|slider|carousel|toc|infobox|navbox|reflist|references|header|banner|toolbar|subscribe|read|also|latest|popular|trending|most|rating|poll|live|timeline|feed|stream|river|player|login|search)(?:$|[\s_-])/i;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((found) => found.name === name)?.value ?? null;

export const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Frameworks name so what is read aloud and not shown. */
const readAloud =
  /(?:^|\s)(?:[a-z]+-)?(?:sr-only|visually-?hidden|screen-reader-text|element-invisible|a11y-hidden|off-?screen)(?:-focusable)?(?:\s|$)/i;

export function isHidden(element: Element): boolean {
  const hidden = attribute(element, 'hidden');
  if (unseen.has(element.tagName) || (hidden !== null && hidden !== 'until-found')) return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '');
}

/** The text of a node as it is shown: blocks are apart, and what is inside a line is not. */
export function shownText(node: Node, alts = false): string {
  const parts: string[] = [];
  const visit = (at: Node): void => {
    if ('value' in at) parts.push(at.value);
    if (!isElement(at) || (at !== node && isHidden(at))) return;
    const isBlock = block.has(at.tagName);
    if (isBlock) parts.push(' ');
    if (alts && at.tagName === 'img') parts.push(` ${attribute(at, 'alt') ?? ''} `);
    for (const child of at.childNodes) visit(child);
    if (isBlock) parts.push(' ');
  };
  visit(node);
  return collapse(parts.join(''));
}

/** The text of an element without that of some elements in it. */
export function shownWithout(element: Element, isLeft: (element: Element) => boolean): string {
  return element.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      if (!isElement(child) || isHidden(child) || isLeft(child)) return ' ';
      return block.has(child.tagName) ? ` ${shownWithout(child, isLeft)} ` : shownWithout(child, isLeft);
    })
    .join('');
}

export function* walkElements(root: Element, enter: (element: Element) => boolean): Generator<Element> {
  for (const child of root.childNodes) {
    if (!isElement(child) || !enter(child)) continue;
    yield child;
    yield* walkElements(child, enter);
  }
}

export const everyElement = (): boolean => true;
export const isShown = (element: Element): boolean => !isHidden(element);

/** Nodes of a block itself, and of no block inside it. */
const ownNodes = (element: Element): Node[] =>
  element.childNodes.filter((child) => !isElement(child) || (!isHidden(child) && !holdsBlock(child)));

const holdsBlock = (element: Element): boolean =>
  (block.has(element.tagName) && element.tagName !== 'br') ||
  [...walkElements(element, isShown)].some(({ tagName }) => block.has(tagName) && tagName !== 'br');

export const ownText = (element: Element): string =>
  collapse(
    ownNodes(element)
      .map((node) => shownInLine(node))
      .join(''),
  );

/** `ownText` in the lines that line breaks make of it. */
export const ownRows = (element: Element): string[] =>
  ownNodes(element)
    .map((node) => (isElement(node) && node.tagName === 'br' ? '\n' : collapseEnds(shownInLine(node))))
    .join('')
    .split('\n')
    .map(collapse)
    .filter((row) => row !== '');

const collapseEnds = (text: string): string => text.replaceAll('\n', ' ');

/** As it stands in its line: the spaces around it are those of its neighbours. */
function shownInLine(node: Node): string {
  const text = 'value' in node ? node.value : shownText(node);
  return isElement(node) && node.tagName === 'br' ? ' ' : text;
}

const isReadAloud = (element: Element): boolean => readAloud.test(attribute(element, 'class') ?? '');

/** The text of an element as it is seen: without what is there for screen readers alone. */
export const seenText = (element: Element): string =>
  collapse(
    element.childNodes
      .map((child) => {
        if (!isElement(child)) return 'value' in child ? child.value : '';
        return isHidden(child) || isReadAloud(child) ? ' ' : seenText(child);
      })
      .join(' '),
  );

/** A sentence ends in it, it goes on behind no "more", and it is no line on rights. */
const isSentence = (text: string): boolean =>
  /[.!?。！？](?:["'”’»)\]]*)(?:\s|$)/.test(text) &&
  !/(?:…|\.\.\.)[^.!?]{0,24}$/u.test(text.slice(-40)) &&
  !/©|all rights reserved|copyright/i.test(text);

/** A block with its own text: long enough to be prose, most of it in no link. */
export function isProse(element: Element): boolean {
  if (!['p', 'div', 'li', 'td', 'blockquote', 'section', 'article', 'dd', 'span', 'font'].includes(element.tagName))
    return false;
  const shown = ownText(element);
  const text = shown.length;
  if (text < 80 || !isSentence(shown) || isReadAloud(element)) return false;
  if (['span', 'font'].includes(element.tagName) && !hasBlockParent(element)) return false;
  const links = ownNodes(element)
    .filter(isElement)
    .flatMap((inline) => [inline, ...walkElements(inline, isShown)])
    .filter(({ tagName }) => tagName === 'a');
  return links.reduce((sum, link) => sum + shownText(link).length, 0) < text / 2;
}

const hasBlockParent = ({ parentNode }: Element): boolean =>
  parentNode !== null &&
  isElement(parentNode) &&
  block.has(parentNode.tagName) &&
  parentNode.tagName !== 'p' &&
  parentNode.tagName !== 'li';

export const listAncestors = (element: Element): Element[] => {
  const found: Element[] = [];
  for (let at = element.parentNode; at !== null && isElement(at); at = at.parentNode) found.push(at);
  return found;
};

export const isFrame = (element: Element): boolean =>
  frame.has(element.tagName) ||
  frameNames.test(
    `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''} ${attribute(element, 'role') ?? ''}`,
  );
