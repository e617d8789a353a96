import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { BODY_CHARACTERS_MAX } from '../markdown/body-limits.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { isPermalink, isUnseen, visibleText } from './hast-text.ts';
import { isLayoutTable, unwrappedTable } from './layout-tables.ts';
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
  const children = content.children.flatMap((child) => (child.type === 'doctype' ? [] : prepare(child, preparation)));
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

function prepare(node: ElementContent, preparation: Preparation): ElementContent[] {
  if (node.type === 'comment' || preparation.elements <= 0 || preparation.characters <= 0) return [];
  if (node.type === 'text') {
    const value = node.value.slice(0, preparation.characters).toWellFormed();
    preparation.characters -= value.length;
    return [{ type: 'text', value }];
  }
  if (noContent.has(node.tagName) || isUnseen(node) || isPermalink(node)) return [];
  preparation.elements -= 1;
  const { baseUrl } = preparation;
  const children = node.children.flatMap((child) => prepare(child, preparation));
  switch (node.tagName) {
    case 'img':
      return preparedImage(node, baseUrl);
    case 'a':
      return preparedLink(node, children, baseUrl);
    case 'table':
      return isLayoutTable(node) ? unwrappedTable(children) : [{ ...node, children }];
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
      return [{ ...node, children }];
  }
}

/** A heading of Markdown has one line. */
function onOneLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    return node.tagName === 'br' ? { type: 'text', value: ' ' } : { ...node, children: onOneLine(node.children) };
  });
}

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
  return [{ ...link, properties: { href: url, ...(title === undefined ? {} : { title }) }, children }];
}

function parseHref(href: string, baseUrl: string): string | null {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  if (/^(?:mailto|tel):/i.test(trimmed)) return trimmed;
  return parseHttpUrl(trimmed, baseUrl)?.href ?? null;
}
