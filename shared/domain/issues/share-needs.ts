import { pageKey } from '../urls/page-url.ts';
import { siteIssues } from './issue-types.ts';
import { urlKey } from './known-url.ts';
import type { LikePair } from './near-duplicates.ts';
import { isUrlOfShare, type ShareOfSite } from './share-of-site.ts';
import type { SiteToAudit } from './site-to-audit.ts';
import { type ComparedPage, isIndexable, type WrongAddress } from './whole-site.ts';

/** The other pages that a share of a site is compared with: those that its pages name, and the values that they may have in common. */
export class SharedNeeds {
  readonly #values = new Map<string, Set<string>>();
  readonly #keys = new Set<string>();
  readonly #orders = new Set<number>();
  readonly #searchKeys: Set<string> | null;
  /** Addresses that are wrong, whoever names them. */
  readonly wrongUrls: ReadonlySet<string>;

  /** @param likePages - of pages of the share. */
  constructor(
    { searches, urls }: Pick<SiteToAudit, 'searches' | 'urls'>,
    share: ShareOfSite,
    { likePages, checks }: { likePages: Iterable<readonly LikePair[]>; checks: readonly WrongAddress[] },
  ) {
    this.wrongUrls = new Set(checks.map(({ url }) => url));
    const rivals = searches?.rivals.flatMap(({ pages }) => pages.map(({ key }) => key));
    this.#searchKeys = rivals === undefined ? null : new Set(rivals);
    for (const { id, groupedBy } of siteIssues) if (groupedBy !== undefined) this.#values.set(id, new Set());
    for (const pairs of likePages) for (const { other } of pairs) this.#orders.add(other);
    for (const [key, { canonicalUrl }] of urls)
      if (canonicalUrl !== null && isUrlOfShare(key, share)) this.#addKey(canonicalUrl);
  }

  /** Adds what a page of the share needs. */
  addPage(page: ComparedPage): void {
    for (const [, url] of page.alternates) this.#addKey(url);
    if (page.canonical !== null) this.#addKey(page.canonical);
    const searchKey = pageKey(page.url)?.key;
    if (searchKey !== undefined) this.#searchKeys?.add(searchKey);
    if (!isIndexable(page)) return;
    for (const { id, groupedBy } of siteIssues) {
      const value = groupedBy?.(page) ?? null;
      if (value !== null) this.#values.get(id)?.add(value);
    }
  }

  #addKey(url: string): void {
    const key = urlKey(url);
    if (key !== null) this.#keys.add(key);
  }

  valuesOf(issueId: string): ReadonlySet<string> {
    return this.#values.get(issueId) ?? new Set();
  }

  /** Whether the share needs this page of another one. */
  has(order: number, { key, url }: ComparedPage): boolean {
    if (this.#keys.has(key) || this.#orders.has(order)) return true;
    return this.#searchKeys?.has(pageKey(url)?.key ?? '') === true;
  }
}
