import type { BrokenBlock } from '../structured-data/broken-blocks.ts';
import type { PageSignals } from './signals/page-signals.ts';

/** Where on the page a link stands, by the closest landmark around it. */
export type LinkLocation = 'nav' | 'header' | 'body' | 'footer' | 'aside';

export interface ExtractedLink {
  /** Absolute and normalized (`normalizeLinkHref`). */
  href: string;
  /** Absolute as the page gives it, less the fragment: the URL to follow. Servers may distinguish upper from lower case. */
  url: string;
  anchorText: string | null;
  /** The sentence around the link, at most 300 characters; null when it says no more than the anchor text. */
  context: string | null;
  location: LinkLocation;
  /** 0-based document order among the page's links. */
  position: number;
  nofollow: boolean;
  /** As the link has it, where it has one. */
  rel?: string;
}

export interface StructuredData {
  /** The JSON-LD objects of the page in order, arrays taken apart, `@graph` left as it is. */
  items: unknown[];
  brokenBlocks: BrokenBlock[];
}

/** Why a page with status 200 shows none of its content to a reader without a browser, or null. */
export type Unreadable = 'script_shell' | 'bot_challenge' | 'consent_wall' | 'soft_404';

/** A page as a crawl keeps it. Empty values are null; white space is collapsed and entities are decoded. */
export interface ExtractedPage {
  title: string | null;
  metaDescription: string | null;
  /** The first H1 that is not empty. */
  h1: string | null;
  h1s: string[];
  /** Absolute; null when absent or no http(s) URL. */
  canonicalUrl: string | null;
  language: string | null;
  robots: { noindex: boolean; nofollow: boolean; unavailableAfter?: string };
  structuredData: StructuredData;
  /** The main content; with the page's H1 when it has one. */
  markdown: string;
  wordCount: number;
  links: ExtractedLink[];
  /** True when the page has more links than are kept. */
  linksTruncated: boolean;
  unreadable: Unreadable | null;
  /** A heading has the number 404 without saying what it means: what the host answers for a missing path decides. */
  mayBeNotFound: boolean;
  /** Characters a visitor sees on the whole page, white space collapsed. */
  visibleTextLength: number;
  /** Facts of the page beside its main text. */
  signals: PageSignals;
}
