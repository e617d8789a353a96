import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { parseHttpUrl } from '../urls/http-url.ts';
import { elementsIn, isUnseen, visibleText } from './hast-text.ts';
import { textProperty } from './html-tree.ts';

const converter = unified().use(rehypeRemark).freeze();

/** Controls and leftovers that are no content. Buttons say what a visitor can do, not what the page tells. */
const noContent = new Set('head button input select textarea label dialog noscript'.split(' '));

/** Where lazy loaders keep the address of a picture until it scrolls into view. */
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-srcset', 'srcset'];

/** Converts main content to mdast: links and images absolute, layout tables taken apart, empty elements left out. */
export function mdastFromHast(content: HastRoot, baseUrl: string): Root {
  const children = content.children.flatMap((child) => (child.type === 'doctype' ? [] : prepare(child, baseUrl)));
  return converter.runSync({ type: 'root', children } satisfies HastRoot);
}

function prepare(node: ElementContent, baseUrl: string): ElementContent[] {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  if (noContent.has(node.tagName) || isUnseen(node)) return [];
  const children = node.children.flatMap((child) => prepare(child, baseUrl));
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
      return visibleText(node, { alternatives: true }) === '' ? [] : [{ ...node, children }];
    default:
      return [{ ...node, children }];
  }
}

function preparedImage(image: Element, baseUrl: string): ElementContent[] {
  const sources = [...lazySources.slice(0, 3), 'src', ...lazySources.slice(3)];
  for (const name of sources) {
    const value = textProperty(image, name)?.trim().split(/[\s,]/, 1)[0] ?? '';
    const url = value === '' ? null : parseHttpUrl(value, baseUrl);
    if (url === null) continue;
    const { alt = '', title } = image.properties;
    return [{ ...image, properties: { src: url.href, alt, ...(title === undefined ? {} : { title }) } }];
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

const flowInCell = new Set('table h1 h2 h3 h4 h5 h6 ul ol dl form section article blockquote pre hr'.split(' '));

/** A table without headers that holds blocks, or a single column, arranges the page instead of showing data. */
function isLayoutTable(table: Element): boolean {
  if (textProperty(table, 'role') === 'presentation' || textProperty(table, 'role') === 'none') return true;
  const elements = [...elementsIn(table)];
  if (elements.some((element) => element.tagName === 'th' || element.tagName === 'thead')) return false;
  if (elements.some((element) => flowInCell.has(element.tagName))) return true;
  const rows = elements.filter((element) => element.tagName === 'tr');
  return rows.every((row) => row.children.filter((cell) => cell.type === 'element').length <= 1);
}

/** The cells of a layout table become blocks. `prepare` has treated what is inside. */
function unwrappedTable(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [];
    if (child.tagName === 'td' || child.tagName === 'th') return [{ ...child, tagName: 'div', properties: {} }];
    return unwrappedTable(child.children);
  });
}
