import type { MarkupEvidence } from '../pages/page-kind/clue.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { isSubtypeOf } from '../structured-data/schema-org-hierarchy.ts';

/** An article is one text; a page of parts (a shop's, a home page) is many; `unknown` is a page that does not say. */
export type PageLayout = 'article' | 'parts' | 'unknown';

const kindsOfParts: ReadonlySet<PageKind> = new Set(['home', 'product', 'category', 'local_service']);

/** A question with its answers, a thread with its posts: the voices are the content, though a post is an article to schema.org. */
const threads: ReadonlySet<string> = new Set(['QAPage', 'DiscussionForumPosting']);

/**
 * How a page of this kind is laid out. That it is one text, only its own markup says, and that is seldom wrong except on
 * home pages: an article with many teasers beside it looks like a list of pages.
 */
export function pageLayout(kind: PageKind, markup: MarkupEvidence): PageLayout {
  const openGraphType = markup.openGraphType?.toLowerCase() ?? '';
  if (kind === 'home' || openGraphType.startsWith('product')) return 'parts';
  if (markup.itemTypes.some((type) => threads.has(type))) return 'parts';
  const isArticle = markup.itemTypes.some((type) => isSubtypeOf(type, 'Article') || isSubtypeOf(type, 'Report'));
  if (isArticle || markup.hasPublicationMeta || openGraphType === 'article') return 'article';
  return kindsOfParts.has(kind) || markup.itemTypes.includes('FAQPage') ? 'parts' : 'unknown';
}
