import type { MarkupEvidence } from '../pages/page-kind/clue.ts';
import type { DetectedPageKind, PageKind } from '../pages/page-kind/page-kinds.ts';
import { isSubtype } from '../structured-data/schema-org-hierarchy.ts';

/**
 * An article is one text; a page of parts (a product's) is many; of a list (of products, of articles), and of a page of sections (a home page, a service) all are its content; a thread is what its readers wrote; `unknown` is a page
 * that does not say.
 */
export type PageLayout = 'article' | 'list' | 'parts' | 'sections' | 'thread' | 'unknown';

const kindsOfParts: ReadonlySet<PageKind> = new Set(['product', 'category']);
const kindsOfSections: ReadonlySet<PageKind> = new Set(['home', 'local_service', 'contact']);

/** A thread with its posts, a question with its answers: the voices are the content, though a post is an article to schema.org. */
const threads = new Set(['DiscussionForumPosting', 'QAPage']);

/**
 * How a page of this kind is laid out. That it is one text, its own markup says, and that is seldom wrong except on home pages: an
 * article with many teasers beside it looks like a list of pages. Without such markup its address or its other clues have to say it.
 */
export function pageLayout({ kind, evidence }: DetectedPageKind, markup: MarkupEvidence): PageLayout {
  const openGraphType = markup.openGraphType?.toLowerCase() ?? '';
  if (kind === 'home') return 'sections';
  if (openGraphType.startsWith('product') && kind !== 'category') return 'parts';
  if (kind === 'forum' || markup.itemTypes.some((type) => threads.has(type))) return 'thread';
  const isArticle = markup.itemTypes.some((type) => isSubtype(type, 'Article') || isSubtype(type, 'Report'));
  if (isArticle || (markup.hasPublicationMeta && kind !== 'product' && kind !== 'category')) return 'article';
  // Content systems write this type on every page but the first one.
  if (openGraphType === 'article' && !kindsOfParts.has(kind) && !kindsOfSections.has(kind)) return 'article';
  if (kindsOfSections.has(kind)) return 'sections';
  if (kind === 'category') return 'list';
  if (kindsOfParts.has(kind)) return 'parts';
  // `article` without evidence is what a page is of which nothing is known.
  if (kind === 'news' || (kind === 'article' && evidence.length > 0)) return 'article';
  return markup.itemTypes.includes('FAQPage') ? 'parts' : 'unknown';
}
