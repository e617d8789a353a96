import type { Element } from 'hast';
import { textProperty } from './html-tree.ts';

/** An article is one text; a page of parts (a shop's, a home page) is many; `unknown` is a page that does not say. */
export type PageKind = 'article' | 'parts' | 'unknown';

const articleTypes = /"@type"\s*:\s*(?:\[[^\]]{0,200}?)?"(?:\w{0,40}Article|BlogPosting|LiveBlogPosting|Report)"/;
const partsTypes =
  /"@type"\s*:\s*(?:\[[^\]]{0,200}?)?"(?:Product|ProductGroup|Service|CollectionPage|ItemList|FAQPage|LocalBusiness|Store|Restaurant|Hotel)"/;

/** Names of metas that say when an article was published, or what the news are. */
const publicationNames =
  /^(?:article:published_time|(?:og:|parsely-)?(?:pub|publish|published)[-_]?date|datepublished|news_keywords|dc\.date\.issued|cxenseparse:recs:publishtime)$/;

/**
 * What the page says of itself, in the order of how seldom that is wrong: the address of a home page, Open Graph, JSON-LD,
 * microdata. Themes call their home page an article more often than sites publish an article as their home page.
 */
export function pageKind(page: {
  url: string;
  elements: readonly Element[];
  jsonLdBlocks: readonly string[];
}): PageKind {
  if (URL.parse(page.url)?.pathname === '/') return 'parts';
  const type = openGraphType(page.elements);
  if (type?.startsWith('product') === true) return 'parts';
  if (type === 'article' || page.elements.some(isArticleMarkup)) return 'article';
  const jsonLd = page.jsonLdBlocks.join('\n');
  if (articleTypes.test(jsonLd)) return 'article';
  return partsTypes.test(jsonLd) ? 'parts' : 'unknown';
}

function openGraphType(elements: readonly Element[]): string | null {
  const meta = elements.find((element) => element.tagName === 'meta' && metaName(element) === 'og:type');
  return meta === undefined ? null : (textProperty(meta, 'content') ?? '').trim().toLowerCase();
}

function isArticleMarkup(element: Element): boolean {
  return (
    (element.tagName === 'meta' && publicationNames.test(metaName(element))) ||
    /\barticleBody\b/.test(textProperty(element, 'itemprop') ?? '') ||
    /schema\.org\/(?:\w*Article|BlogPosting)\b/.test(textProperty(element, 'itemtype') ?? '')
  );
}

function metaName(meta: Element): string {
  return (textProperty(meta, 'property') ?? textProperty(meta, 'name') ?? '').trim().toLowerCase();
}
