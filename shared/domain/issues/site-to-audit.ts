import { parseRobots } from '../crawling/robots.ts';
import type { SiteSearches } from '../search-console/site-searches.ts';
import type { SiteSources, SiteView } from './audited-page.ts';
import type { KnownCheck } from './check-list.ts';
import { isSamePath, isSameSpelling, type KnownUrl, rememberKeys } from './known-url.ts';
import type { ByKey } from './url-store.ts';

/** All that is known of a site before its pages are looked at. */
export interface SiteToAudit extends SiteSources {
  readonly auditedAt: string;
  /** By `urlKey`. */
  readonly urls: ByKey<KnownUrl>;
  readonly isComplete: boolean;
  /** How many addresses that are no pages of the site are to be requested, and what the crawl before knew of them. */
  readonly checksMax: number;
  readonly checkedBefore: ReadonlyMap<string, KnownCheck>;
  /** Null where search data say nothing: no connection, no response, or no data of these weeks. */
  readonly searches: SiteSearches | null;
  /** Keys of the URLs that the latest crawl requested. */
  readonly isCurrent: (key: string) => boolean;
  /** Whether another spelling of an address may be requested, which nothing links to. */
  readonly mayProbe: (url: string) => boolean;
}

/** The site as types see it, and whether the crawl requested an address in another spelling of its path. */
export function viewSite(site: SiteToAudit): { view: SiteView; isOtherSpelling: (url: string) => boolean } {
  const robots = parseRobots(site.robotsText, 200);
  const keyAt = rememberKeys();
  const find = (url: string): KnownUrl | null => {
    const known = site.urls.get(keyAt(url) ?? '');
    return known && isSameSpelling(known.url, url) ? known : null;
  };
  const isOtherSpelling = (url: string): boolean => {
    const known = site.urls.get(keyAt(url) ?? '');
    return known !== undefined && ![known.url, known.finalUrl ?? known.url].some((other) => isSamePath(other, url));
  };
  return { view: { ...site, find, isAllowed: robots.isAllowed }, isOtherSpelling };
}
