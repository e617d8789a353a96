import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { BODY_CHARACTERS_MAX } from '../markdown/body-limits.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { isBlockElement, isPermalink, isUnseen, visibleText } from './hast-text.ts';
import { inRows, isCell, isLayoutTable, unwrappedTable } from './layout-tables.ts';
import { textProperty } from './text-property.ts';
import { tidyInline } from './tidy-inline.ts';

/** Controls and leftovers that are no content. Buttons say what a visitor can do, not what the page tells. */
const noContent = new Set(
  'head base button input select textarea label dialog noscript object embed video iframe'.split(' '),
);

/** Where lazy loaders keep the address of a picture until it scrolls into view. */
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-srcset', 'srcset'];

/** What one page's content may hold. The rest of a longer one is left out: converting takes seconds per 100,000 elements. */
const maxContentElements = 50_000;

interface Preparation {
  baseUrl: string;
  /** Elements and characters that may follow. */
  elements: number;
  characters: number;
}

/**
 * Converts main content to mdast: links and images absolute, layout tables taken apart, empty elements left out. At most
 * 50,000 elements, and as many characters as a body may have.
 */
export function mdastFromHast(content: HastRoot, baseUrl: string): Root {
  const preparation = { baseUrl, elements: maxContentElements, characters: BODY_CHARACTERS_MAX };
  const children = content.children.flatMap((child) =>
    child.type === 'doctype' ? [] : prepare(child, preparation, false),
  );
  const root: HastRoot = { type: 'root', children };
  collapseWhitespace(root);
  return tidyInline(converted(root));
}

/**
 * The conversion copies what it is given, walks it twice and collapses its white space, at the cost of all the rest: it
 * is given an empty tree, and meets ours, which nobody else has and whose white space is collapsed, where it begins.
 */
function converted(root: HastRoot): Root {
  const converter = unified().use(rehypeRemark, {
    nodeHandlers: { root: (state) => ({ type: 'root', children: state.toFlow(state.all(root)) }) },
  });
  return converter.runSync({ type: 'root', children: [] } satisfies HastRoot);
}

function prepare(node: ElementContent, preparation: Preparation, inTable: boolean): ElementContent[] {
  if (node.type === 'comment' || preparation.elements <= 0 || preparation.characters <= 0) return [];
  if (node.type === 'text') {
    const value = node.value.slice(0, preparation.characters).toWellFormed();
    preparation.characters -= value.length;
    return [{ type: 'text', value }];
  }
  if (noContent.has(node.tagName) || isUnseen(node) || isPermalink(node)) return [];
  preparation.elements -= 1;
  const { baseUrl } = preparation;
  const around = node.tagName === 'table' || (inTable && !isCell(node));
  const children = node.children.flatMap((child) => prepare(child, preparation, around));
  switch (node.tagName) {
    case 'img':
      return preparedImage(node, baseUrl);
    case 'a':
      return preparedLink(node, children, baseUrl);
    case 'table':
      return isLayoutTable(node) ? unwrappedTable(children) : [{ ...node, children: inRows(children) }];
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return [{ ...node, tagName: inTable ? node.tagName : 'div', children: inTable ? inRows(children) : children }];
    case 'tr':
    case 'td':
    case 'th':
      return [{ ...node, tagName: inTable ? node.tagName : 'div', children }];
    case 'caption':
      return [];
    case 'menu':
      return [{ ...node, tagName: 'ul', children }];
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return visibleText(node, { alternatives: true }) === '' ? [] : [{ ...node, children: onOneLine(children) }];
    default:
      return [withoutBlocksInLines(node, children)];
  }
}

/** A heading of Markdown has one line: blocks inside of it are words beside each other. */
function onOneLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (!isBlockElement(node)) return [{ ...node, children: onOneLine(node.children) }];
    const space: ElementContent = { type: 'text', value: ' ' };
    return [space, ...onOneLine(node.children), space];
  });
}

/** Markdown has no paragraph or table inside of a line: what should hold words and holds blocks is a block itself. */
function withoutBlocksInLines(node: Element, children: ElementContent[]): Element {
  const isLine = lineElements.has(node.tagName) && children.some(holdsBlock);
  return isLine ? { type: 'element', tagName: 'div', properties: {}, children } : { ...node, children };
}

const lineElements = new Set(
  'p span font b strong i em u s strike del ins mark small big sub sup cite q tt label bdi bdo'.split(' '),
);
const holdsBlock = (node: ElementContent): boolean =>
  node.type === 'element' && node.tagName !== 'br' && (isBlockElement(node) || node.children.some(holdsBlock));

function preparedImage(image: Element, baseUrl: string): ElementContent[] {
  const sources = [...lazySources.slice(0, 3), 'src', ...lazySources.slice(3)];
  for (const name of sources) {
    const value = textProperty(image, name)?.trim().split(/[\s,]/, 1)[0] ?? '';
    const url = value === '' ? null : parseHttpUrl(value, baseUrl);
    if (url === null) continue;
    const { alt = '', title } = image.properties;
    const properties = { src: url.href, alt, ...(title === undefined ? {} : { title }) };
    return [{ ...image, properties, children: [] }];
  }
  return [];
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

/** A link around blocks is one link: on the heading inside of it, else on the first words, else on the first picture. */
function linkedOnce(link: Element, children: ElementContent[]): ElementContent[] {
  const places: readonly ((node: ElementContent) => boolean)[] = [
    (node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName) && visibleText(node) !== '',
    (node) => visibleText(node) !== '',
    () => true,
  ];
  for (const isPlace of places) {
    const linked = linkedAt(link, children, isPlace);
    if (linked !== null) return linked;
  }
  return children;
}

/** The nodes with the first one that is such a place linked; null where there is none. */
function linkedAt(
  link: Element,
  nodes: readonly ElementContent[],
  isPlace: (node: ElementContent) => boolean,
): ElementContent[] | null {
  for (const [at, node] of nodes.entries()) {
    const linked = linkedNode(link, node, isPlace);
    if (linked !== null) return nodes.with(at, linked);
  }
  return null;
}

function linkedNode(
  link: Element,
  node: ElementContent,
  isPlace: (node: ElementContent) => boolean,
): ElementContent | null {
  if (node.type !== 'element') return isPlace(node) ? { ...link, children: [node] } : null;
  if (node.children.some(holdsBlock)) {
    const inside = linkedAt(link, node.children, isPlace);
    return inside === null ? null : { ...node, children: inside };
  }
  if (!isPlace(node)) return null;
  return isBlockElement(node) && node.tagName !== 'br'
    ? { ...node, children: [{ ...link, children: node.children }] }
    : { ...link, children: [node] };
}

function parseHref(href: string, baseUrl: string): string | null {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  if (/^(?:mailto|tel):/i.test(trimmed)) return trimmed;
  return parseHttpUrl(trimmed, baseUrl)?.href ?? null;
}
