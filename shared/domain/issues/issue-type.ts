import type { Message, MessageId } from '../messages/message.ts';
import type { SiteSearches } from '../search-console/site-searches.ts';
import type { AuditedPage, SiteView } from './audited-page.ts';
import type { KnownUrl } from './known-url.ts';
import type { SearchedSite } from './searched-site.ts';
import type { ComparedPage, WholeSite } from './whole-site.ts';

export const severities = ['error', 'warning', 'notice'] as const;
type Severity = (typeof severities)[number];

export const issueFamilies = [
  'status',
  'links',
  'titles',
  'content',
  'index',
  'international',
  'media',
  'structured_data',
  'transport',
  'social',
  'ai_readers',
  'search',
] as const;
type IssueFamily = (typeof issueFamilies)[number];

/** Evidence that a URL has an issue. */
export interface Evidence {
  /** A sentence that is literally true of this URL, with its numbers. */
  readonly message: Message;
  /** The addresses that it is about: targets of links, the other pages of a group, the chain of redirects. At most ten. */
  readonly urls: readonly string[];
  /** No crawl looked at it before, so it does not count as new. */
  readonly isFirstLook?: boolean;
}

/** The ids that have a title: `issues.<id>.title`. */
export type IssueId = MessageId extends infer Id ? (Id extends `issues.${infer Name}.title` ? Name : never) : never;

/** The same for every site. */
export interface IssueBase {
  /** Never changes. */
  readonly id: IssueId;
  readonly family: IssueFamily;
  readonly severity: Severity;
}

/** Found in what was recorded of one page. */
export interface PageIssue extends IssueBase {
  readonly of: 'page';
  /** Also looked for on a page whose content could not be read. */
  readonly alsoUnread?: true;
  readonly find: (page: AuditedPage, site: SiteView) => Evidence | null;
}

/** Found in what the crawl got at one URL, page or not. */
export interface UrlIssue extends IssueBase {
  readonly of: 'url';
  readonly find: (url: KnownUrl, site: SiteView) => Evidence | null;
}

/** Found in the pages together. */
export interface SiteIssue extends IssueBase {
  readonly of: 'site';
  /** Of a crawl that did not read all, nothing can be said: what the crawl before found stays. */
  readonly needsWholeSite?: true;
  /** Of a type that compares pages which search engines may show: what must differ from page to page; null of a page without it. */
  readonly groupedBy?: (page: ComparedPage) => string | null;
  readonly find: (site: WholeSite) => Iterable<Evidence & { readonly url: string }>;
}

/** Found in what Search Console says of the pages, where it is connected. */
export interface SearchIssue extends IssueBase {
  readonly of: 'search';
  readonly find: (searches: SiteSearches, site: SearchedSite) => Iterable<Evidence & { readonly url: string }>;
}

export type IssueType = PageIssue | UrlIssue | SiteIssue | SearchIssue;
