import type { KnownUrl } from './known-url.ts';
import type { PageRecord } from './page-record.ts';
import type { ByKey } from './url-store.ts';

/** A link as the crawl stored it. */
export interface AuditedLink {
  /** Among all links of the site. */
  readonly id: number;
  /** As the page gives it, absolute, without fragment. */
  readonly url: string;
  readonly anchorText: string | null;
  /** The page or the link asks not to follow it. */
  readonly nofollow: boolean;
  /** To a page of the site. */
  readonly isInternal: boolean;
}

/** A page of the site, as it was read last. */
export interface AuditedPage {
  readonly id: number | null;
  /** When the site got it; null where that is not known. */
  readonly knownSince: string | null;
  /** Where it was read. */
  readonly url: string;
  readonly record: PageRecord;
  readonly links: readonly AuditedLink[];
}

/** The response of an address that is no page of the site. */
export interface CheckedUrl {
  readonly url: string;
  /**
   * `file`: an address of the site that a page links to and no page can be at. `spelling`: of a page or a missing page of the site, in
   * another spelling than the crawl requested. `reference`: the same, where no link but a canonical URL, an alternate or a sitemap
   * names it. `probe`: of a page of the site, in a spelling that nothing links to. `copy`: a default document or a query, which the
   * crawl took for the page.
   */
  readonly kind: 'link' | 'image' | 'file' | 'spelling' | 'reference' | 'probe' | 'copy';
  /** Null: there was no answer. */
  readonly statusCode: number | null;
  /** Why there was none. */
  readonly reason: string | null;
  readonly bytes: number | null;
  /** Where redirects ended; null without any. */
  readonly redirectsTo: string | null;
  /** Of a probe and a copy: the text of the page, in a document that names no other address as canonical. */
  readonly isCopy?: boolean;
}

/** URLs of the sitemaps. */
interface SitemapUrls {
  /** Keys of pages (`urlKey`) with the URL as it stands there. */
  readonly urls: ByKey<string>;
  /** All files were read, in full. */
  readonly isWhole: boolean;
  /** Versions in other languages that they name, by the keys of pages. */
  readonly alternates?: ReadonlyMap<string, PageRecord['alternates']>;
}

export interface SiteSources {
  readonly domain: string;
  /** The text of robots.txt; null where there is none. */
  readonly robotsText: string | null;
  /** Null where the site has no sitemap that could be read. */
  readonly sitemap: SitemapUrls | null;
  readonly llmsTxt: string | null;
  /** The status of `/llms.txt`; null of a crawl that did not record it. */
  readonly llmsTxtStatus: number | null;
}

/** The view of the site for types while its pages are checked one by one. */
export interface SiteView extends SiteSources {
  /** ISO 8601 UTC. */
  readonly auditedAt: string;
  /** The crawl read all that it met: what it did not meet has no link and no sitemap that leads to it. */
  readonly isComplete: boolean;
  /** Finds the URL at this address, where it was requested with this spelling. */
  readonly find: (url: string) => KnownUrl | null;
  readonly isAllowed: (url: string) => boolean;
}
