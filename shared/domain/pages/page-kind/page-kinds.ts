import type { Message } from '../../messages/message.ts';

/**
 * Purposes of a page. The kind decides how much text can be expected, which criteria make sense and what is worth advising. The one list of
 * kinds: the API, the rubric by kind and the grading take theirs from here.
 */
export const pageKinds = [
  'home',
  'news',
  /** Any page of text that is none of the others: a post, a guide, an essay. The kind of a page that says nothing of itself. */
  'article',
  'recipe',
  'product',
  /** A list of what other pages of the site hold: products, posts, topics. */
  'category',
  /** A business's offer: a service, its prices, a place where it works. */
  'local_service',
  'about',
  'contact',
  'legal',
  /** Manuals, documentation, encyclopedias. */
  'reference',
  /** Questions with answers, discussions. */
  'forum',
  'event',
  'job',
  /** A page that a site needs to work: search, sign-in, basket, not found. */
  'utility',
] as const;

export type PageKind = (typeof pageKinds)[number];

const known: ReadonlySet<string> = new Set(pageKinds);

export const isPageKind = (kind: unknown): kind is PageKind => typeof kind === 'string' && known.has(kind);

export interface DetectedPageKind {
  readonly kind: PageKind;
  /** Its evidence, in short sentences, the strongest first; empty when nothing does and the page counts as an article. */
  readonly evidence: readonly Message[];
}

/** Kinds that an author signs: a reader looks for the author and the sources. */
export const authoredKinds: ReadonlySet<PageKind> = new Set(['news', 'article', 'recipe']);
/** Kinds that a site has for its own sake: little text is expected of them. */
export const sitePageKinds: ReadonlySet<PageKind> = new Set(['about', 'contact', 'legal', 'utility']);
