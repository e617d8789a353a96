import { isPathChosen } from '../../../shared/domain/crawling/crawl-options.ts';
import type { CrawledUrl } from '../../../shared/domain/crawling/crawled-url.ts';
import { parseRobots } from '../../../shared/domain/crawling/robots.ts';
import type { AuditedLink, AuditedPage, SiteSources } from '../../../shared/domain/issues/audited-page.ts';
import type { AuditedUrl, PageState } from '../../../shared/domain/issues/audited-url.ts';
import {
  isFailed,
  isPage,
  isSameSpelling,
  type KnownUrl,
  pageAddress,
  urlKey,
} from '../../../shared/domain/issues/known-url.ts';
import { isOnSite } from '../../../shared/domain/issues/on-site.ts';
import { AddressStore, type ByKey, UrlStore } from '../../../shared/domain/issues/url-store.ts';
import { getCrawlFiles } from '../../../shared/table/crawl-files.ts';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { readCrawledUrls } from '../../../shared/table/crawl-urls.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import type { PageToAudit } from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { readSitePages } from '../../../shared/table/listed-pages.ts';
import { getLinksOfPages } from '../../../shared/table/page-links.ts';
import { getPageRecords } from '../../../shared/table/page-records.ts';
import { auditedUrls, type SiteAudit, type SiteKey } from '../../../shared/table/site-audits.ts';
import type { Site } from '../../../shared/table/sites.ts';

export interface MetUrls {
  /** By `urlKey`: what the crawl requested. */
  readonly urls: UrlStore<KnownUrl>;
  /** By `urlKey`: the addresses where it found no page. A key has several where it requested more than one spelling. */
  readonly failed: Map<string, CrawledUrl[]>;
  /** By `urlKey`: what it met and did not read because of its limit of pages or of time. */
  readonly beyondLimit: ReadonlySet<string>;
  /** It met URLs that it did not read because of a limit, or of what it was asked to leave out. */
  readonly isCut: boolean;
}

/**
 * Reads the outcome of each URL of a crawl.
 * @param needsSource - of which keys it is needed where the URL was found.
 */
export async function readMetUrls(
  table: Table,
  crawl: Crawl,
  needsSource: (key: string) => boolean = () => true,
): Promise<MetUrls> {
  const urls = new UrlStore<KnownUrl>();
  const failed: MetUrls['failed'] = new Map();
  const beyondLimit = new Set<string>();
  let isCut = crawl.stoppedBy !== null || crawl.options.include.length > 0 || crawl.options.exclude.length > 0;
  for await (const part of readCrawledUrls(table, crawl)) {
    for (const url of part) {
      const known = knownUrl(url);
      const key = urlKey(url.url);
      if (known === null) {
        const isBeyond = url.reason === 'page_limit' || url.reason === 'time_limit';
        if (isBeyond && key !== null) beyondLimit.add(key);
        isCut ||= isBeyond || url.reason === 'not_chosen';
      } else if (key !== null) {
        if (isFailed(known)) failed.set(key, [...(failed.get(key) ?? []), url]);
        // A spelling that fails says nothing of one that was requested before.
        if (!isFailed(known) || !urls.has(key)) urls.set(key, needsSource(key) ? known : { ...known, foundOn: null });
      }
    }
  }
  return { urls, failed, beyondLimit, isCut };
}

/** Counts the addresses that the crawl knows and did not come to because of a limit; its history may name fewer of a sitemap. */
export function countUnread(
  { beyondLimit, isCurrent }: Pick<MetUrls, 'beyondLimit'> & { isCurrent: (key: string) => boolean },
  { options, stoppedBy }: Pick<Crawl, 'options' | 'stoppedBy'>,
  { sitemap, robotsText }: SiteSources,
): number {
  if (stoppedBy === null) return 0;
  const robots = parseRobots(robotsText, 200);
  const mayBeRead = (url: string): boolean =>
    robots.isAllowed(url) && isPathChosen(options, URL.parse(url)?.pathname ?? '/');
  let unread = beyondLimit.size;
  for (const [key, url] of sitemap?.urls ?? [])
    if (!isCurrent(key) && !beyondLimit.has(key) && mayBeRead(url)) unread += 1;
  return unread;
}

function knownUrl(url: CrawledUrl): KnownUrl | null {
  if (url.outcome === 'not_read') return null;
  const { outcome, reason, statusCode, redirects, redirectStatuses, foundOn, leadsTo } = url;
  const isFolded = outcome === 'folded';
  return {
    url: url.url,
    outcome,
    reason,
    statusCode,
    finalUrl: isFolded ? url.finalUrl : (leadsTo ?? url.finalUrl),
    redirects,
    ...(redirectStatuses === undefined ? {} : { redirectStatuses }),
    foundOn,
    canonicalUrl: isFolded ? leadsTo : null,
  };
}

/**
 * Adds the URLs known before to those that this crawl requested. A page that could not be read this
 * time hides what it links to, so nothing of before is given up then.
 */
export function mergeKnown(
  { urls, failed, isCut }: MetUrls,
  before: ByKey<AuditedUrl>,
): { isComplete: boolean; isCurrent: (key: string) => boolean } {
  const requested = urls.size;
  let isComplete = !isCut;
  for (const [key, requests] of failed) {
    const [old, met] = [before.get(key), urls.get(key)];
    if (old === undefined || old.page === null || met === undefined) continue;
    if (isOtherSpelling(old, met, requests)) urls.set(key, removeState(old));
    else if (met.outcome === 'error' || met.outcome === 'unreadable') isComplete = false;
  }
  for (const [key, old] of before) if (!urls.has(key) && (!isComplete || isPage(old))) urls.set(key, removeState(old));
  return { isComplete, isCurrent: (key) => urls.has(key) && urls.placeAt(key) < requested };
}

/** A page that is known was requested in other spellings alone, which gave none: what its address gives is not known. */
function isOtherSpelling(old: AuditedUrl, met: KnownUrl, failed: readonly CrawledUrl[]): boolean {
  if (!isPage(old) || !isFailed(met)) return false;
  return failed.every(({ url }) => !isSameSpelling(url, pageAddress(old)));
}

const removeState = ({ page: _, issues: __, ...known }: AuditedUrl): KnownUrl => known;

/** In place of the state of a page that is not needed: that a page is there. */
const someState: PageState = {
  id: null,
  title: null,
  canonical: null,
  noindex: false,
  words: 0,
  contentHash: null,
  grade: null,
};

/**
 * The URLs as the site's latest audit left them, by key; none before the first.
 * @param needsState - of which keys the state of the page and its issues are needed: they are most of what is kept of a URL.
 */
export async function readAuditedUrls(
  table: Table,
  site: SiteKey,
  audit: SiteAudit | null,
  needsState: (key: string) => boolean = () => true,
): Promise<UrlStore<AuditedUrl>> {
  const urls = new UrlStore<AuditedUrl>();
  if (audit === null) return urls;
  for await (const part of auditedUrls(table, site, audit)) {
    for (const url of part) {
      const key = urlKey(url.url) ?? url.url;
      const some = { ...url, foundOn: null, page: url.page === null ? null : someState, issues: [] };
      urls.set(key, needsState(key) ? url : some);
    }
  }
  return urls;
}

/** Reads the files for crawlers; null for a crawl that an earlier release began. */
export async function readSources(table: Table, crawl: Crawl, { domain }: Site): Promise<SiteSources | null> {
  const [files, state] = await Promise.all([getCrawlFiles(table, crawl), getCrawlState(table, crawl)]);
  if (files === null || state === null) return null;
  const { sitemapUrls, isWhole, llmsTxtStatus, sitemapAlternates } = files;
  const alternates = new Map(sitemapAlternates.map((of) => [urlKey(of.url) ?? of.url, of.alternates]));
  return {
    domain,
    robotsText: state.sources.robots.text,
    sitemap: sitemapUrls === null ? null : { urls: new AddressStore(byKey(sitemapUrls)), isWhole, alternates },
    llmsTxt: state.sources.llmsTxt,
    llmsTxtStatus,
  };
}

function* byKey(urls: readonly string[]): Generator<readonly [string, string]> {
  for (const url of urls) yield [urlKey(url) ?? url, url];
}

/** The pages of a site in the order of their paths, with the fields that an audit needs: a large site is held whole. */
export async function listPagesToAudit(table: Table, { organizationId, id: siteId }: Site): Promise<PageToAudit[]> {
  const listed: (PageToAudit & { path: string })[] = [];
  for await (const part of readSitePages(table, organizationId, siteId)) {
    for (const { id, createdAt, path, url, latestGrade } of part)
      listed.push({ id, createdAt, path: path ?? '', url, latestGrade });
  }
  return listed.sort((a, b) => compare(a.path, b.path) || a.id - b.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const PAGES_AT_ONCE = 50;

/** The pages with what crawls recorded of them, some at a time; the next ones are read while these are looked at. */
export async function* recordedPages(
  table: Table,
  site: { organizationId: number; domain: string },
  listed: readonly PageToAudit[],
): AsyncGenerator<AuditedPage> {
  let next = readRecordedPages(table, site, listed.slice(0, PAGES_AT_ONCE));
  for (let at = 0; at < listed.length; at += PAGES_AT_ONCE) {
    const pages = await next;
    next = readRecordedPages(table, site, listed.slice(at + PAGES_AT_ONCE, at + 2 * PAGES_AT_ONCE));
    // An error is thrown where the pages are waited for; whoever stops before does not see it.
    next.catch(() => {});
    yield* pages;
  }
}

async function readRecordedPages(
  table: Table,
  { organizationId, domain }: { organizationId: number; domain: string },
  listed: readonly PageToAudit[],
): Promise<AuditedPage[]> {
  const ids = listed.map(({ id }) => id);
  const [records, links] = await Promise.all([
    getPageRecords(table, organizationId, ids),
    getLinksOfPages(table, organizationId, ids),
  ]);
  return listed.flatMap(({ id, createdAt }) => {
    const record = records.get(id);
    if (record === undefined) return [];
    const audited = (links.get(id) ?? []).map(
      ({ id: linkId, url, anchorText, nofollow }): AuditedLink => ({
        id: linkId,
        url,
        anchorText,
        nofollow,
        isInternal: isOnSite(url, domain),
      }),
    );
    return [{ id, knownSince: createdAt, url: record.url, record, links: audited }];
  });
}
