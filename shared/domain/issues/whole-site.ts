import type { CheckedUrl, SiteView } from './audited-page.ts';
import { type KnownUrl, urlKey } from './known-url.ts';

/** A page's summary, kept until all pages are known. */
export interface PageSummary {
  readonly url: string;
  readonly key: string;
  readonly id: number | null;
  readonly knownSince: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly h1: string | null;
  readonly words: number;
  readonly contentHash: string | null;
  readonly sample: Uint16Array | null;
  /** The canonical URL that it names, itself included. */
  readonly canonical: string | null;
  readonly noindex: boolean;
  readonly alternates: readonly (readonly [code: string, url: string])[];
  /** The content was read, and is the page's own. */
  readonly isReadable: boolean;
  /** The latest crawl read it. */
  readonly isCurrent: boolean;
  readonly isHome: boolean;
  /** Other pages that link to it. */
  readonly linkingPages: number;
  /** The least clicks from the home page; null when no links lead there. */
  readonly clicks: number | null;
}

/** An address that is wrong by the latest request of a crawl, and the pages that name it. */
export interface Check extends CheckedUrl {
  /** No crawl before has had a result of it. */
  readonly isFirstLook: boolean;
  readonly pages: readonly string[];
}

/** All pages and URLs of a site. */
export interface WholeSite {
  readonly view: SiteView;
  readonly pages: readonly PageSummary[];
  readonly urls: ReadonlyMap<string, KnownUrl>;
  readonly checks: readonly Check[];
  readonly pageAt: (url: string) => PageSummary | null;
  /** Finds what is known of exactly this address: by the crawl's own request, or by a check of the spelling. */
  readonly named: (url: string) => NamedUrl | null;
}

export interface NamedUrl {
  readonly known: KnownUrl;
  /** No crawl before has had a result of it. */
  readonly isFirstLook: boolean;
}

/** A page that search engines may show: it does not ask to be left out, and names no other page in its place. */
export const isIndexable = (page: PageSummary): boolean => page.isReadable && !page.noindex && isOwnCanonical(page);

export const isOwnCanonical = ({ canonical, key }: PageSummary): boolean =>
  canonical === null || urlKey(canonical) === key;
