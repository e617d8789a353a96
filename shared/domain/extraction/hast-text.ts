import type { Element, Nodes, Parents, RootContent } from 'hast';
import { collapseSpaces } from '../language/normalize-text.ts';
import { cutText, READ_LINE_CHARACTERS_MAX } from '../language/text-limits.ts';
import { textProperty } from './text-property.ts';

const blockElements = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre section summary ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements whose text a visitor does not read on the page. */
const unseenElements = new Set('head title noscript select textarea option'.split(' '));

/** True for the elements that start on their own line. */
export function isBlockElement(element: Element): boolean {
  return blockElements.has(element.tagName);
}

/** True for an element that a browser does not show, as far as the markup itself says so. */
export function isUnseen(element: Element): boolean {
  return (
    unseenElements.has(element.tagName) ||
    element.properties['hidden'] !== undefined ||
    isHiddenByStyle(textProperty(element, 'style'))
  );
}

function isHiddenByStyle(style: string | null): boolean {
  return style !== null && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

/** The sign beside a heading that links to the heading itself. */
export function isPermalink(element: Element): boolean {
  return (
    element.tagName === 'a' &&
    (textProperty(element, 'href') ?? '').includes('#') &&
    /^[\s¶#§🔗]*$/u.test(visibleText(element, { alternatives: true }))
  );
}

/** The id and the classes of an element. */
export const elementNames = (element: Element): string[] => [textProperty(element, 'id') ?? '', ...classNames(element)];

const noNames: readonly string[] = [];

/** The classes of an element. */
export function classNames({ properties: { className } }: Element): readonly string[] {
  return Array.isArray(className) ? (className as string[]) : noNames;
}

/** White space of any kind becomes single spaces; none is left at the ends. */
export const collapse = (text: string): string => collapseSpaces(text);

/** The text a visitor sees in a node, on one line that is not too long to be read. With `alternatives`, images count as their alt texts. */
export function visibleText(node: Nodes, options: { alternatives?: boolean } = {}): string {
  return cutText(allVisibleText(node, options), READ_LINE_CHARACTERS_MAX);
}

/** The same, however long: for what is measured or kept as a whole, and no pattern reads. */
export function allVisibleText(node: Nodes, options: { alternatives?: boolean } = {}): string {
  const parts: string[] = [];
  collectText(node, parts, options.alternatives === true);
  return collapse(parts.join(''));
}

function collectText(node: Nodes, parts: string[], alternatives: boolean): void {
  if (node.type === 'text') parts.push(node.value);
  if (!('children' in node)) return;
  if (node.type === 'element') {
    if (isUnseen(node)) return;
    if (alternatives && node.tagName === 'img') parts.push(` ${textProperty(node, 'alt') ?? ''} `);
    if (isBlockElement(node)) parts.push(' ');
  }
  for (const child of node.children) collectText(child, parts, alternatives);
  if (node.type === 'element' && isBlockElement(node)) parts.push(' ');
}

/** All elements below a node in document order; `enter` false leaves out an element and what is inside. */
export function* elementsIn(node: Parents, enter: (element: Element) => boolean = () => true): Generator<Element> {
  const stack: RootContent[] = [...node.children].reverse();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.type !== 'element' || !enter(next)) continue;
    yield next;
    for (let index = next.children.length - 1; index >= 0; index -= 1) {
      const child = next.children[index];
      if (child !== undefined) stack.push(child);
    }
  }
}

/** All strings of text in a node, shown or not; `enter` false leaves out an element. */
export const stringsIn = (node: Parents, enter: (element: Element) => boolean = () => true): string[] =>
  node.children.flatMap((child) => {
    if (child.type === 'text') return [child.value];
    return child.type === 'element' && enter(child) ? stringsIn(child, enter) : [];
  });
