import type { Link, List, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import { startOfTrailing, trimTrailing } from '../language/trailing-characters.ts';

type Marked = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' | 'link' }>;

/**
 * Invisible characters: soft hyphens, zero-width spaces, byte-order marks. In Markdown they split words and keywords.
 */
export const invisibleCharacters = /[\u00AD\u200B\u2060\uFEFF]/g;

/**
 * Editors write a no-break space where someone pressed a key twice. It stays where the rules of a language require it: between a number
 * and its unit, before the marks that French sets apart and its closing quotes, after opening ones, and after a word of one letter.
 */
const needlessNoBreakSpace =
  /(?<![«„(]|(?<!\p{L})\p{L})\u00A0(?![:;!?»%€$–—]|(?<=\p{N}\u00A0)(?:\p{N}|\p{L}{1,3}(?!\p{L})))/gu;

/** It joins letters and pictures; at the end of a word it joins nothing. */
const needlessJoiner = /\u200D(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

function plainSpaces(text: string): string {
  if (!text.includes('\u00A0')) return text;
  return text.replace(/[ \u00A0]{2,}/g, ' ').replace(needlessNoBreakSpace, ' ');
}

/**
 * Puts text into the form that Markdown has a plain notation for, in place: white space and punctuation at the edge of bold, italic
 * and linked text move outside of it, neighbours of one kind become one, and lines have no white space at their ends. Otherwise the
 * serializer has to write characters as entities: `**Name:&#x20;**`.
 */
export function tidyInline(root: Root): Root {
  tidy(root);
  return root;
}

const oneLine = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

function tidy(parent: Parents, around: ReadonlySet<string> = noMarks): void {
  const inside = nestable.has(parent.type) ? new Set([...around, parent.type]) : around;
  if (isPhrasingParent(parent))
    parent.children = removeRepeatedMarks(parent.children, inside) as typeof parent.children;
  if (parent.type === 'list') settleSpread(parent);
  for (const child of parent.children) {
    // Code in a line is one line: a line break would end the paragraph for whoever reads it again.
    if (child.type === 'inlineCode') child.value = oneLine(child.value);
    if (child.type === 'text')
      child.value = plainSpaces(child.value.replace(invisibleCharacters, '').replace(needlessJoiner, ''));
    if (child.type === 'image' && child.alt) child.alt = plainSpaces(child.alt);
    if ('children' in child) tidy(child, inside);
  }
  if (!isPhrasingParent(parent)) {
    const kept = removeNeedlessRules(parent).filter((child) => !isEmptyBlock(child));
    if (kept.length < parent.children.length) parent.children = kept as typeof parent.children;
    return;
  }
  const children = joinNodes(
    parent.children.flatMap((child, at, all) =>
      isMarked(child) ? unwrappedEdges(child, all[at - 1], all[at + 1]) : [child],
    ),
  );
  parent.children = isLine(parent) ? trimmed(children) : trimAtBreaks(children);
}

/** Lines across the page divide two parts: one is enough, and none is needed above the first part and below the last one. */
function removeNeedlessRules(parent: Parents): Nodes[] {
  const isRule = (node: Nodes | undefined): boolean => node?.type === 'thematicBreak';
  const kept = parent.children.filter((child, at, all) => !isRule(child) || !isRule(all[at - 1]));
  if (parent.type !== 'root') return kept;
  return kept.filter((child, at) => !isRule(child) || (at > 0 && at < kept.length - 1));
}

const noMarks: ReadonlySet<string> = new Set();
const nestable = new Set(['strong', 'emphasis', 'delete']);

/** Bold text in bold text is bold text, and a code without signs is none. */
function removeRepeatedMarks(nodes: readonly PhrasingContent[], around: ReadonlySet<string>): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'inlineCode' && node.value.trim() === '') return [];
    if (around.has(node.type) && 'children' in node) return removeRepeatedMarks(node.children, around);
    return [node];
  });
}

/** A list is loose or tight as a whole: of one with both kinds of items a renderer makes loose ones. */
function settleSpread(list: List): void {
  const isLoose = list.spread === true || list.children.some(({ spread }) => spread === true);
  list.spread = isLoose;
  for (const item of list.children) item.spread = isLoose && item.children.length > 1;
}

type PhrasingParent = Extract<Parents, { children: PhrasingContent[] }>;

const phrasing = new Set(['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete', 'link']);
const isPhrasingParent = (node: Nodes): node is PhrasingParent => phrasing.has(node.type);
const isMarked = (node: Nodes): node is Marked => /^(?:strong|emphasis|delete|link)$/.test(node.type);
const isLine = ({ type }: PhrasingParent): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'tableCell';
const emptiable = new Set(['paragraph', 'heading', 'list', 'listItem', 'blockquote']);
/** A block with nothing in it: empty lines, which no parser reads again. */
const isEmptyBlock = (node: Nodes): boolean =>
  node.type === 'text'
    ? node.value.trim() === ''
    : emptiable.has(node.type) && 'children' in node && node.children.length === 0;
const toTextNodes = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);

/**
 * The node with its outer white space and line breaks beside it; bold or italic text that touches a word also without the
 * punctuation there: Markdown does not end bold text between a colon and a letter.
 */
function unwrappedEdges(node: Marked, previous: Nodes | undefined, next: Nodes | undefined): PhrasingContent[] {
  const isLink = node.type === 'link';
  const followsWord = !isLink && /[\p{L}\p{N}]$/u.test(textValue(previous));
  const precedesWord = !isLink && /^[\p{L}\p{N}]/u.test(textValue(next));
  const startEdge = followsWord ? /^(?:\s+|[\p{P}\p{S}]+\s*)/u : /^\s+/;
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  let children: PhrasingContent[] = [...node.children];
  for (let first = children[0]; first !== undefined; first = children[0]) {
    if (first.type === 'text') {
      const edge = startEdge.exec(first.value)?.[0] ?? '';
      first.value = first.value.slice(edge.length);
      before.push(...toTextNodes(edge));
    } else if (first.type === 'break') before.push(first);
    if (first.type !== 'break' && !(first.type === 'text' && first.value === '')) break;
    children = children.slice(1);
  }
  for (let last = children.at(-1); last !== undefined; last = children.at(-1)) {
    if (last.type === 'text') {
      const text = last.value;
      const end = precedesWord ? startOfTrailing(text, /[\p{P}\p{S}]/u) : text.length;
      last.value = trimTrailing(text.slice(0, end), /\s/);
      after.unshift(...toTextNodes(text.slice(last.value.length)));
    } else if (last.type === 'break') after.unshift(last);
    if (last.type !== 'break' && !(last.type === 'text' && last.value === '')) break;
    children = children.slice(0, -1);
  }
  if (children.length === 0) return [...before, ...after];
  const isUnclear = (): boolean =>
    (followsWord && before.length === 0 && isWrittenAsSign(children[0])) ||
    (precedesWord && after.length === 0 && isWrittenAsSign(children.at(-1)));
  if (isUnclear()) children = children.flatMap((child) => (nestable.has(child.type) ? listChildren(child) : [child]));
  if (isUnclear()) return [...before, ...children, ...after];
  node.children = children as typeof node.children;
  return [...before, node, ...after];
}

const listChildren = (node: PhrasingContent): PhrasingContent[] => ('children' in node ? node.children : [node]);

/** A link, a picture, code or a separate mark begins and ends with a sign: beside a word, no mark can stand around it. */
const isWrittenAsSign = (node: PhrasingContent | undefined): boolean => node !== undefined && node.type !== 'text';

const textValue = (node: Nodes | undefined): string => (node?.type === 'text' ? node.value : '');

/** Adjacent text nodes are one; two bold parts beside each other are one. */
function joinNodes(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value = (last.value + node.value).replace(/ {2,}/g, ' ');
    else if (last?.type === 'inlineCode' && node.type === 'inlineCode') last.value += node.value;
    else if (last !== undefined && last.type === node.type && (last.type === 'strong' || last.type === 'emphasis')) {
      last.children = joinNodes([...last.children, ...(node as typeof last).children]);
    } else if (last?.type === 'link' && node.type === 'link' && last.url === node.url && !holdsImage(last, node)) {
      last.children = joinNodes([...last.children, ...node.children]);
    } else if (last?.type === 'link' && node.type === 'link' && touch(last, node)) {
      result.push({ type: 'text', value: ' ' }, node);
    } else result.push(node);
  }
  return result;
}

const holdsImage = (...links: Link[]): boolean =>
  links.some(({ children }) => children.some(({ type }) => type === 'image'));

/** A style sheet sets the links of a row apart: in the markup the last letter of one stands beside the first of the next. */
const touch = (before: Link, after: Link): boolean =>
  /[\p{L}\p{N}]$/u.test(lastText(before)) && /^[\p{L}\p{N}]/u.test(firstText(after));

function firstText(node: Nodes | undefined): string {
  if (node === undefined || 'value' in node) return node?.value ?? '';
  return 'children' in node ? firstText(node.children[0]) : '';
}

function lastText(node: Nodes | undefined): string {
  if (node === undefined || 'value' in node) return node?.value ?? '';
  return 'children' in node ? lastText(node.children.at(-1)) : '';
}

/** A line begins and ends without white space and line breaks; inside, no white space stands beside a break. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  let children = [...nodes];
  while (isBlank(children[0])) children = children.slice(1);
  while (isBlank(children.at(-1))) children = children.slice(0, -1);
  const [first] = children;
  const last = children.at(-1);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return trimAtBreaks(children);
}

function trimAtBreaks(children: readonly PhrasingContent[]): PhrasingContent[] {
  for (const [at, node] of children.entries()) {
    if (node.type !== 'text') continue;
    if (children[at - 1]?.type === 'break') node.value = node.value.trimStart();
    if (children[at + 1]?.type === 'break') node.value = node.value.trimEnd();
  }
  return children.filter((node) => node.type !== 'text' || node.value !== '');
}

const isBlank = (node: PhrasingContent | undefined): boolean =>
  node !== undefined && (node.type === 'break' || (node.type === 'text' && node.value.trim() === ''));
