import type { CheckedUrl, SiteView } from './audited-page.ts';
import { type KnownUrl, urlKey } from './known-url.ts';
import type { ByKey } from './url-store.ts';

/** A page's summary, kept until all pages are known. */
export interface PageSummary {
  /** Its number in the order of paths. */
  readonly order: number;
  readonly url: string;
  readonly key: string;
  readonly id: number | null;
  readonly knownSince: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly h1: string | null;
  readonly words: number;
  readonly contentHash: string | null;
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

/** A page before its place among the others is known. */
export type ComparedPage = Omit<PageSummary, 'order' | 'linkingPages' | 'clicks'>;

/** An address that is wrong by the latest request of a crawl. */
export interface WrongAddress extends CheckedUrl {
  /** No crawl before has had a result of it. */
  readonly isFirstLook: boolean;
  /** The page of which it is another address that nothing links to. */
  readonly probed: string | null;
}

/** With the pages of the share that name it. */
export interface Check extends Omit<WrongAddress, 'probed'> {
  readonly pages: readonly string[];
}

/** Pages that have the same of something. */
export interface PageGroup {
  /** Those of the share. */
  readonly members: readonly PageSummary[];
  /** Of all. */
  readonly count: number;
  /** The first ten of the others. */
  readonly urlsBeside: (page: PageSummary) => string[];
}

/** The pages and URLs of a site that are compared together: all of them, or a share. */
export interface WholeSite {
  readonly view: SiteView;
  /** Those of the share, in the order of their paths. */
  readonly pages: readonly PageSummary[];
  readonly urls: ByKey<KnownUrl>;
  /** Of the sitemaps, as they stand there. */
  readonly sitemapUrls: Iterable<string>;
  readonly checks: readonly Check[];
  /** Of all pages: how many there are, and how many search engines may show. */
  readonly counts: { readonly pages: number; readonly indexable: number };
  readonly home: PageSummary | null;
  /** Finds the page at an address that a page of the share, a sitemap or a check names. */
  readonly pageAt: (url: string) => PageSummary | null;
  /** The groups, among all pages that search engines may show, that pages of the share belong to; by the type that compares them. */
  readonly groupsOf: (issueId: string) => Iterable<PageGroup>;
  /** The other pages with nearly the same text, the likest first. */
  readonly likePages: (page: PageSummary) => readonly { readonly url: string; readonly likeness: number }[];
  /** Finds what is known of exactly this address: by the crawl's own request, or by a check of the spelling. */
  readonly named: (url: string) => NamedUrl | null;
}

export interface NamedUrl {
  readonly known: KnownUrl;
  /** No crawl before has had a result of it. */
  readonly isFirstLook: boolean;
}

/** A page that search engines may show: it does not ask to be left out, and names no other page in its place. */
export const isIndexable = (page: Pick<PageSummary, 'isReadable' | 'noindex' | 'canonical' | 'key'>): boolean =>
  page.isReadable && !page.noindex && isOwnCanonical(page);

export const isOwnCanonical = ({ canonical, key }: Pick<PageSummary, 'canonical' | 'key'>): boolean =>
  canonical === null || urlKey(canonical) === key;
