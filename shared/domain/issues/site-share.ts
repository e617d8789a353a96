/** A share of the pages and URLs of a site, which is compared with all of them: the issues of its URLs are those that a comparison of the whole site finds. */

import { hashKey, KeyNumbers } from '../urls/key-numbers.ts';
import type { SiteView } from './audited-page.ts';
import { NAMED_MAX, type NamedByPage } from './check-list.ts';
import { PageGroups } from './groups.ts';
import type { Evidence } from './issue-type.ts';
import { searchIssues, siteIssues, urlIssues } from './issue-types.ts';
import { type KnownUrl, urlKey } from './known-url.ts';
import type { Places } from './link-graph.ts';
import { namedUrlFinder } from './named-url.ts';
import type { LikePair } from './near-duplicates.ts';
import type { FoundIssue } from './page-digest.ts';
import { searchedSite } from './searched-site.ts';
import type { SharedNeeds } from './share-needs.ts';
import { isUrlOfShare, type ShareOfSite } from './share-of-site.ts';
import { type SiteToAudit, viewSite } from './site-to-audit.ts';
import type { ByKey } from './url-store.ts';
import { type ComparedPage, isIndexable, type PageSummary, type WholeSite, type WrongAddress } from './whole-site.ts';

/** Gathered of all pages. */
interface Gathered {
  readonly checks: readonly WrongAddress[];
  /** Of the pages of the share, from its first one on. */
  readonly places: { readonly [Name in keyof Places]: ArrayLike<number> };
  /** By the order of a page. */
  readonly likePages: ReadonlyMap<number, readonly LikePair[]>;
}

export class SiteShare {
  readonly #site: SiteToAudit;
  readonly #view: SiteView;
  readonly #share: ShareOfSite;
  readonly #needs: SharedNeeds | null;
  readonly #kept: (ComparedPage & { readonly order: number })[] = [];
  /** Of all pages. */
  readonly #keys = new KeyNumbers();
  readonly #ownKeys = new Set<string>();
  readonly #groups: ReadonlyMap<string, PageGroups<ComparedPage>>;
  /** By address, the pages of the share that name it. */
  readonly #namedBy = new Map<string, string[]>();
  #urls: ByKey<KnownUrl> | null = null;
  #indexable = 0;
  #home: number | null = null;

  /** @param needs - what pages of the share name of others; null where the share is the whole site. */
  constructor(site: SiteToAudit, share: ShareOfSite, needs: SharedNeeds | null) {
    this.#site = site;
    this.#share = share;
    this.#needs = needs;
    this.#view = viewSite(site).view;
    this.#groups = new Map(
      siteIssues.flatMap(({ id, groupedBy }) =>
        groupedBy === undefined ? [] : [[id, new PageGroups(groupedBy, needs?.valuesOf(id) ?? null)] as const],
      ),
    );
  }

  /**
   * Adds the next page of the site, in the order of paths.
   * @param named - addresses that it names, of a page of the share.
   */
  addPage(page: ComparedPage, named: readonly NamedByPage[]): void {
    const order = this.#keys.add(hashKey(page.key));
    for (const [url] of named) this.#addNaming(url, page.url);
    const isHome = page.isHome && this.#home === null;
    if (isHome) this.#home = order;
    if (isIndexable(page)) {
      this.#indexable += 1;
      for (const groups of this.#groups.values()) groups.add(order, page);
    }
    const isOwn = this.#isOwn(order);
    if (isOwn && this.#share.of > 1) this.#ownKeys.add(page.key);
    if (isOwn || this.#needs?.has(order, page) === true) this.#kept.push({ ...page, order });
  }

  #addNaming(url: string, page: string): void {
    const pages = this.#namedBy.get(url);
    if (pages) pages.push(page);
    else if (this.#namedBy.size < NAMED_MAX && this.#needs?.wrongUrls.has(url) !== false)
      this.#namedBy.set(url, [page]);
  }

  #isOwn(order: number): boolean {
    return order >= this.#share.from && order < this.#share.to;
  }

  /** The URLs of the share, by key: those of its pages, and some of those without a page. When all pages were added. */
  urls(): ByKey<KnownUrl> {
    const { urls } = this.#site;
    this.#urls ??= this.#share.of === 1 ? urls : new Map(this.#selectOwn(urls));
    return this.#urls;
  }

  *#selectOwn<Value>(urls: Iterable<readonly [string, Value]>): Generator<readonly [string, Value]> {
    for (const entry of urls) if (this.isOwnUrl(entry[0])) yield entry;
  }

  /** Whether the share has the URL with this key, when all pages were added. */
  isOwnUrl(key: string): boolean {
    if (this.#share.of === 1) return true;
    return this.#ownKeys.has(key) || (isUrlOfShare(key, this.#share) && !this.#keys.has(key));
  }

  /** The issues of URLs and of the pages together that URLs of the share have, when all pages were added. */
  *finish(gathered: Gathered): Generator<FoundIssue> {
    for (const found of this.#findAll(gathered))
      if (this.#share.of === 1 || this.isOwnUrl(urlKey(found.url) ?? found.url)) yield found;
  }

  *#findAll(gathered: Gathered): Generator<FoundIssue> {
    const { site, pages } = this.#toWholeSite(gathered);
    for (const url of site.urls.values()) {
      for (const type of urlIssues) {
        const evidence = type.find(url, this.#view);
        if (evidence !== null) yield { issueId: type.id, url: url.url, pageId: null, ...evidence };
      }
    }
    for (const type of siteIssues) {
      if (type.needsWholeSite && !this.#view.isComplete) continue;
      yield* locate(type.id, site, type.find(site));
    }
    const { searches } = this.#site;
    if (searches === null) return;
    const searched = searchedSite(pages);
    for (const type of searchIssues) yield* locate(type.id, site, type.find(searches, searched));
  }

  /** The share as types see it, and its pages with those that they name. */
  #toWholeSite({ checks, places, likePages }: Gathered): { site: WholeSite; pages: readonly PageSummary[] } {
    const pages = this.#kept.map((page): PageSummary => {
      const clicks = places.clicks[page.order - this.#share.from] ?? -1;
      const linkingPages = places.linkingPages[page.order - this.#share.from] ?? 0;
      return { ...page, linkingPages, clicks: clicks < 0 ? null : clicks };
    });
    const own = this.#share.of === 1 ? pages : pages.filter(({ order }) => this.#isOwn(order));
    const byKey = new Map(pages.map((page) => [page.key, page]));
    const byOrder = new Map(likePages.size === 0 ? [] : pages.map((page) => [page.order, page]));
    const site: WholeSite = {
      view: this.#view,
      pages: own,
      urls: this.urls(),
      sitemapUrls: Array.from(this.#selectOwn(this.#site.sitemap?.urls ?? []), ([, url]) => url),
      checks: checks.map(({ probed, ...check }) => ({
        ...check,
        pages: probed === null ? (this.#namedBy.get(check.url) ?? []) : [probed],
      })),
      counts: { pages: this.#keys.size, indexable: this.#indexable },
      home: pages.find(({ order }) => order === this.#home) ?? null,
      pageAt: (url) => byKey.get(urlKey(url) ?? '') ?? null,
      groupsOf: (issueId) => this.#groups.get(issueId)?.list(own.filter(isIndexable)) ?? [],
      likePages: ({ order }) =>
        (likePages.get(order) ?? []).flatMap(({ other, likeness }) => {
          const page = byOrder.get(other);
          return page === undefined ? [] : [{ url: page.url, likeness }];
        }),
      named: namedUrlFinder(this.#view.find, checks),
    };
    return { site, pages };
  }
}

function* locate(
  issueId: string,
  { pageAt }: WholeSite,
  found: Iterable<Evidence & { readonly url: string }>,
): Generator<FoundIssue> {
  for (const { url, ...evidence } of found) yield { issueId, url, pageId: pageAt(url)?.id ?? null, ...evidence };
}
