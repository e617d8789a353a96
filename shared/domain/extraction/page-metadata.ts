import type { Element, ElementContent } from 'hast';
import { parseUnavailableAfter } from '../crawling/unavailable-after.ts';
import { cutText, READ_HEADING_CHARACTERS_MAX } from '../language/text-limits.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import type { ExtractedPage } from './extracted-page.ts';
import { collapse, isPermalink, visibleText } from './hast-text.ts';
import { headElements } from './head-elements.ts';
import type { HtmlTree } from './html-tree.ts';
import { textProperty } from './text-property.ts';
import { invisibleCharacters } from './tidy-inline.ts';

export type PageMetadata = Pick<
  ExtractedPage,
  'title' | 'metaDescription' | 'h1' | 'h1s' | 'canonicalUrl' | 'language' | 'robots'
> & {
  /** The base of relative links: `<base href>`, else its own URL. */
  baseUrl: string;
};

/** Robots directives for every crawler and for Google's, whose index the search-console data is about. */
const robotsNames = new Set(['robots', 'googlebot']);

/** Reads what the page says about itself: the first element that says something wins. */
export function pageMetadata({ root, elements, shown }: HtmlTree, url: string): PageMetadata {
  const first = <T>(tagName: string, read: (element: Element) => T | null, among = elements): T | null => {
    for (const element of among) {
      const value = element.tagName === tagName ? read(element) : null;
      if (value !== null && value !== '') return value;
    }
    return null;
  };
  const baseUrl = first('base', (base) => parseHttpUrl(textProperty(base, 'href') ?? '', url)?.href ?? null) ?? url;
  const h1s = shown.filter(({ tagName }) => tagName === 'h1').map(headingText);
  const found = h1s.filter((text) => text !== '');
  return {
    baseUrl,
    title: first('title', titleText),
    metaDescription: first('meta', (meta) => metaContent(meta, 'name', 'description')),
    h1: found[0] ?? null,
    h1s: found,
    canonicalUrl: first('link', (link) => canonicalHref(link, baseUrl), headElements(root)),
    language:
      first('html', (html) => collapse(textProperty(html, 'lang') ?? textProperty(html, 'xml:lang') ?? '')) ??
      first('meta', (meta) => metaContent(meta, 'http-equiv', 'content-language')),
    robots: robotsDirectives(elements),
  };
}

/** A heading that is a picture reads as the picture's alt text, for search engines too. */
export function headingText(heading: Element): string {
  const named = { ...heading, children: heading.children.filter((child) => !isPermalinkNode(child)) };
  const text = visibleText(named) || visibleText(named, { alternatives: true });
  return cutText(text.replace(invisibleCharacters, ''), READ_HEADING_CHARACTERS_MAX);
}

function isPermalinkNode(node: ElementContent): boolean {
  return node.type === 'element' && isPermalink(node);
}

/** Reads the text of a `title` element. */
export function titleText(title: Element): string {
  const text = title.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return cutText(collapse(text), READ_HEADING_CHARACTERS_MAX);
}

function metaContent(meta: Element, attribute: string, name: string): string | null {
  return textProperty(meta, attribute)?.trim().toLowerCase() === name
    ? collapse(textProperty(meta, 'content') ?? '')
    : null;
}

function canonicalHref(link: Element, baseUrl: string): string | null {
  const relations = (textProperty(link, 'rel') ?? '').toLowerCase().split(/\s+/);
  const href = (textProperty(link, 'href') ?? '').trim();
  return relations.includes('canonical') && href !== '' ? (parseHttpUrl(href, baseUrl)?.href ?? null) : null;
}

function robotsDirectives(elements: readonly Element[]): ExtractedPage['robots'] {
  const contents = elements
    .filter((element) => element.tagName === 'meta')
    .filter((meta) => robotsNames.has((textProperty(meta, 'name') ?? '').trim().toLowerCase()))
    .map((meta) => (textProperty(meta, 'content') ?? '').toLowerCase());
  const directives = new Set(contents.flatMap((content) => content.split(/[\s,]+/)));
  const unavailableAfter = parseUnavailableAfter(contents.flatMap((content) => content.split(',')));
  return {
    noindex: directives.has('noindex') || directives.has('none'),
    nofollow: directives.has('nofollow') || directives.has('none'),
    ...(unavailableAfter === null ? {} : { unavailableAfter }),
  };
}
