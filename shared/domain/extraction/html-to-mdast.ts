import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { BODY_CHARACTERS_MAX } from '../markdown/body-limits.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { enter, type Nesting, unnested } from './deep-nesting.ts';
import { isPermalink, isUnseen, visibleText } from './hast-text.ts';
import { flattenCells, groupCellsInRows, isLayoutTable, unwrappedTable } from './layout-tables.ts';
import { flattenToLine, holdsBlock, linkedOnce, splitLineBlocks } from './line-blocks.ts';
import { preparedPicture, preparedPictureElement } from './pictures.ts';
import { setApart } from './set-apart.ts';
import { textProperty } from './text-property.ts';
import { tidyInline } from './tidy-inline.ts';

/** Controls and leftovers that are no content. Buttons say what a visitor can do, not what the page says. */
const noContent = new Set(
  'head base button input select textarea label dialog noscript object embed video iframe'.split(' '),
);

/**
 * The limit for one page's content. The rest of a longer one is left out: converting takes seconds per 100,000
 * elements.
 */
const maxContentElements = 50_000;

interface Preparation {
  baseUrl: string;
  /** Elements and characters that may follow. */
  elements: number;
  characters: number;
  inTable: boolean;
  nesting: Nesting;
}

/**
 * Converts main content to mdast: links and images absolute, layout tables taken apart, empty elements left out. At most
 * 50,000 elements, and as many characters as a body may have.
 */
export function mdastFromHast(content: HastRoot, baseUrl: string): Root {
  const preparation: Preparation = {
    baseUrl,
    elements: maxContentElements,
    characters: BODY_CHARACTERS_MAX,
    inTable: false,
    nesting: { containers: 0, lists: 0 },
  };
  const children = prepareAll(
    content.children.filter((child) => child.type !== 'doctype'),
    preparation,
  );
  const root: HastRoot = { type: 'root', children };
  collapseWhitespace(root);
  return tidyInline(converted(root));
}

/**
 * The conversion copies what it is given, walks it twice and collapses its white space, at the cost of all the rest: it
 * is given an empty tree, and meets ours, which no one else has and whose white space is collapsed, where it begins.
 */
function converted(root: HastRoot): Root {
  const converter = unified().use(rehypeRemark, {
    nodeHandlers: { root: (state) => ({ type: 'root', children: state.toFlow(state.all(root)) }) },
  });
  return converter.runSync({ type: 'root', children: [] } satisfies HastRoot);
}

function prepareAll(nodes: readonly ElementContent[], preparation: Preparation): ElementContent[] {
  const prepared: ElementContent[] = [];
  for (const node of nodes) append(prepared, prepare(node, preparation));
  return prepared;
}

/** Adjacent text nodes become one here: the conversion joins them one by one, and looks at all that it has each time. */
function append(prepared: ElementContent[], nodes: readonly ElementContent[]): void {
  for (const node of nodes) {
    const last = prepared.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else prepared.push(node);
  }
}

function prepare(node: ElementContent, preparation: Preparation): ElementContent[] {
  if (node.type === 'comment' || preparation.elements <= 0 || preparation.characters <= 0) return [];
  if (node.type === 'text') {
    const value = node.value.slice(0, preparation.characters).toWellFormed();
    preparation.characters -= value.length;
    return [{ type: 'text', value }];
  }
  const { baseUrl } = preparation;
  if (noContent.has(node.tagName) || isUnseen(node)) return [];
  if (isPermalink(node)) return [];
  preparation.elements -= 1;
  const { inTable } = preparation;
  preparation.inTable ||= node.tagName === 'table';
  const leave = enter(preparation.nesting, node.tagName);
  const isCode = node.tagName === 'pre' || node.tagName === 'code';
  const children = prepareAll(isCode ? node.children : setApart(node.children), preparation);
  preparation.inTable = inTable;
  if (leave()) return unnested(children);
  if (!inTable && tableParts.has(node.tagName)) return [{ ...node, tagName: 'div', properties: {}, children }];
  switch (node.tagName) {
    case 'img':
      return preparedPicture(node, baseUrl);
    case 'picture':
      return preparedPictureElement(node, baseUrl);
    case 'math':
      return [{ type: 'text', value: visibleText(node) }];
    case 'sup':
      return preparedSuperscript(node, children);
    case 'ol':
    case 'ul':
      return preparedList(node, children);
    case 'a':
      return preparedLink(node, children, baseUrl);
    case 'table':
      return isLayoutTable(node) ? unwrappedTable(children) : preparedTable(node, children);
    case 'menu':
      return preparedList({ ...node, tagName: 'ul' }, children);
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return visibleText(node, { alternatives: true }) === '' ? [] : [{ ...node, children: flattenToLine(children) }];
    case 'wbr':
      return [];
    default:
      return isPlainLine(node, children) ? children : [splitLineBlocks(node, children)];
  }
}

/** Elements that mean nothing in Markdown: their words are words of the line. */
const plainLines = new Set('span font small big ins abbr acronym bdi bdo data dfn time output'.split(' '));
const isPlainLine = ({ tagName }: Element, children: readonly ElementContent[]): boolean =>
  plainLines.has(tagName) && !children.some(holdsBlock);

/** Other content of a list becomes an item; an empty list is none. */
function preparedList(list: Element, children: readonly ElementContent[]): ElementContent[] {
  const items: Element[] = [];
  let isOpen = false;
  for (const child of children) {
    if (isBlankText(child)) continue;
    const isItem = child.type === 'element' && child.tagName === 'li';
    const last = items.at(-1);
    if (isItem) items.push(child);
    else if (isOpen && last !== undefined) last.children.push(child);
    else items.push({ type: 'element', tagName: 'li', properties: {}, children: [child] });
    isOpen = !isItem;
  }
  return items.length === 0 ? [] : [{ ...list, children: items }];
}

/** The caption of a table is the paragraph above it. */
function preparedTable(table: Element, children: ElementContent[]): ElementContent[] {
  const captions = children.filter((child) => child.type === 'element' && child.tagName === 'caption') as Element[];
  const rest = children.filter((child) => child.type !== 'element' || child.tagName !== 'caption');
  return [
    ...captions.map((caption): Element => ({ ...caption, tagName: 'p', properties: {} })),
    { ...table, children: flattenCells(groupCellsInRows(rest)) },
  ];
}

const isBlankText = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Rows and cells that lost their table on the way are blocks. */
const tableParts = new Set('tr td th tbody thead tfoot'.split(' '));

const raisedSigns = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ');
const superscripts = new Map(Array.from('0123456789+-−=()n').map((sign, at) => [sign, raisedSigns[at] ?? sign]));

/** Raised digits are powers and notes: beside the word they would be read as part of it, and `10<sup>6</sup>` as 106. */
function preparedSuperscript(element: Element, children: ElementContent[]): ElementContent[] {
  const signs = Array.from(visibleText(element));
  const isRaised = signs.length > 0 && signs.length <= 6 && signs.every((sign) => superscripts.has(sign));
  if (!isRaised || children.some((child) => child.type === 'element' && child.tagName === 'a'))
    return [{ ...element, children }];
  return [{ type: 'text', value: signs.map((sign) => superscripts.get(sign) ?? sign).join('') }];
}

/** A link to nowhere, or around nothing, is only its text. */
function preparedLink(link: Element, children: ElementContent[], baseUrl: string): ElementContent[] {
  const url = parseHref(textProperty(link, 'href') ?? '', baseUrl);
  const isEmpty = !children.some(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
  );
  if (url === null || isEmpty) return children;
  const { title } = link.properties;
  const plain: Element = {
    ...link,
    properties: { href: url, ...(title === undefined ? {} : { title }) },
    children: [],
  };
  return children.some(holdsBlock) ? linkedOnce(plain, children) : [{ ...plain, children }];
}

function parseHref(href: string, baseUrl: string): string | null {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  if (/^(?:mailto|tel):/i.test(trimmed)) return trimmed;
  return parseHttpUrl(trimmed, baseUrl)?.href ?? null;
}
