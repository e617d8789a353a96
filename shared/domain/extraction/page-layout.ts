import type { MarkupEvidence } from '../pages/page-kind/clue.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { isSubtypeOf } from '../structured-data/schema-org-hierarchy.ts';

/** An article is one text; a page of parts (a shop's, a home page) is many; `unknown` is a page that does not say. */
export type PageLayout = 'article' | 'parts' | 'unknown';

const kindsOfParts: ReadonlySet<PageKind> = new Set(['home', 'product', 'category', 'local_service']);

/** How a page of this kind is laid out. That it is one text, only its own markup says. */
export function pageLayout(kind: PageKind, markup: MarkupEvidence): PageLayout {
  if (kindsOfParts.has(kind)) return 'parts';
  const isArticle = markup.itemTypes.some((type) => isSubtypeOf(type, 'Article') || isSubtypeOf(type, 'Report'));
  if (isArticle || markup.hasPublicationMeta || markup.openGraphType?.toLowerCase() === 'article') return 'article';
  return markup.itemTypes.includes('FAQPage') ? 'parts' : 'unknown';
}
