import type { Element, Nodes, Root } from 'hast';
import { normalizeLinkHref } from '../urls/page-url.ts';
import type { ExtractedLink, LinkLocation } from './extracted-page.ts';
import { collapse, isBlockElement, isUnseen, visibleText } from './hast-text.ts';
import { isHiddenByRule } from './hidden-elements.ts';
import { classifyLandmark } from './landmarks.ts';
import { linkContext } from './link-context.ts';
import { textProperty } from './text-property.ts';

/** More links than any page for people has; the API shows 1000. */
const maxLinks = 5000;
const REL_CHARACTERS_MAX = 100;

/** The links of one block (a paragraph, a list item …), whose text is known when the block ends. */
interface OpenBlock {
  text: string;
  links: { link: ExtractedLink; start: number; end: number }[];
}

interface Place {
  location: LinkLocation;
  /** Inside `main`, `article`: headers and footers in there belong to the content. */
  inContent: boolean;
  block: OpenBlock;
}

/** The http(s) links of a page in document order, links within the page and those in hidden elements left out; menus that open count. */
export function pageLinks(root: Root, baseUrl: string): { links: ExtractedLink[]; truncated: boolean } {
  const links: ExtractedLink[] = [];
  let truncated = false;

  function visit(node: Nodes, place: Place): void {
    if (node.type === 'text') place.block.text += node.value;
    if (node.type === 'element' && node.tagName === 'br') place.block.text += ' ';
    if (!('children' in node) || (node.type === 'element' && isUnseen(node) && !isHiddenByRule(node))) return;
    const inside = node.type === 'element' ? enter(node, place) : place;
    const start = inside.block.text.length;
    for (const child of node.children) visit(child, inside);
    if (node.type !== 'element') return;
    if (node.tagName === 'a' || node.tagName === 'area') addLink(node, inside, start);
    if (inside.block !== place.block) closeBlock(inside.block);
  }

  function addLink(element: Element, place: Place, start: number): void {
    const href = textProperty(element, 'href')?.trim() ?? '';
    const normalized = href === '' || href.startsWith('#') ? null : normalizeLinkHref(href, baseUrl);
    if (normalized === null) return;
    truncated = links.length >= maxLinks;
    if (truncated) return;
    const rel = collapse(textProperty(element, 'rel') ?? '').slice(0, REL_CHARACTERS_MAX);
    const link: ExtractedLink = {
      href: normalized,
      url: resolveWithoutFragment(href, baseUrl) ?? normalized,
      anchorText: anchorText(element),
      context: null,
      location: place.location,
      position: links.length,
      nofollow: /\b(?:nofollow|ugc|sponsored)\b/i.test(textProperty(element, 'rel') ?? ''),
      ...(rel === '' ? {} : { rel }),
    };
    links.push(link);
    place.block.links.push({ link, start, end: place.block.text.length });
  }

  const page: OpenBlock = { text: '', links: [] };
  visit(root, { location: 'body', inContent: false, block: page });
  closeBlock(page);
  return { links, truncated };
}

function resolveWithoutFragment(href: string, baseUrl: string): string | null {
  const url = URL.parse(href, baseUrl);
  if (url !== null) url.hash = '';
  return url?.href ?? null;
}

function enter(element: Element, place: Place): Place {
  const landmark = classifyLandmark(element, place.inContent);
  return {
    location: landmark ?? place.location,
    inContent: place.inContent || landmark === 'body',
    block: isBlockElement(element) && element.tagName !== 'br' ? { text: '', links: [] } : place.block,
  };
}

/** A block of links alone, as menus are, is no context for any of them. */
function closeBlock(block: OpenBlock): void {
  let outside = '';
  let position = 0;
  for (const { start, end } of block.links) {
    outside += block.text.slice(position, Math.max(position, start));
    position = Math.max(position, end);
  }
  if (!/[\p{L}\p{N}]/u.test(outside + block.text.slice(position))) return;
  for (const { link, start, end } of block.links) link.context = linkContext(block.text, start, end);
}

/** The text of a link; for a picture its alt text; else its label for screen readers. */
function anchorText(element: Element): string | null {
  const text =
    visibleText(element) ||
    visibleText(element, { alternatives: true }) ||
    collapse(
      textProperty(element, 'aria-label') ?? textProperty(element, 'title') ?? textProperty(element, 'alt') ?? '',
    );
  return text === '' ? null : text;
}
