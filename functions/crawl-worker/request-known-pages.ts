import { type LeftOutUrl, selectEntries } from '../../shared/domain/crawling/frontier.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import { PREVIOUS_CRAWL } from '../../shared/domain/issues/found-at.ts';
import { pageAddress, urlKey } from '../../shared/domain/issues/known-url.ts';
import { addToFrontier, type CrawlState, updateCrawlState } from '../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { listSitePageIds } from '../../shared/table/listed-pages.ts';
import { knownUrlKeys } from '../../shared/table/seen-urls.ts';
import { auditedUrls, getSiteAudit } from '../../shared/table/site-audits.ts';
import type { Site } from '../../shared/table/sites.ts';
import { readMetUrls } from './audit/audit-input.ts';
import { readCrawlChoice } from './crawl-choice.ts';
import { isAsked, listOtherSpellings } from './other-spellings.ts';
import { LEFT_OUT_MAX } from './record-urls.ts';
import type { CrawlServices } from './services.ts';

export interface CrawlAtWork {
  crawl: Crawl;
  site: Site;
  robots: RobotsPolicy;
  state: CrawlState;
}

/** URLs that entered the frontier when it was empty. */
export interface MoreUrls {
  isBegun: boolean;
  state: CrawlState;
  /** Those that the limit of pages left no room for. */
  leftOut: readonly LeftOutUrl[];
}

/**
 * When all links were followed: puts the pages into the frontier that an earlier crawl read and this one did not meet, once. A page
 * that was deleted or unlinked is named by nothing, so only a request shows which of the two it is. With them come other spellings of
 * addresses that gave no page. Not in a crawl of a part of the site, which leaves the other pages as they are.
 */
export async function requestKnownPages(
  services: CrawlServices,
  { crawl, site, robots, state }: CrawlAtWork,
): Promise<MoreUrls> {
  const { table, now } = services;
  const { stoppedBy, options } = crawl;
  const isPartial = stoppedBy !== null || options.include.length > 0 || options.exclude.length > 0;
  // A site that does not respond now would not respond to any of them.
  if (state.isKnownRequested || state.startPageFailed || isPartial) return { isBegun: false, state, leftOut: [] };
  const met = await readMetUrls(table, crawl, () => false);
  const known = await listUnmetPages(table, site, (key) => met.urls.has(key) && !met.failed.has(key));
  const seen = await knownUrlKeys(table, crawl, [...known.keys()]);
  const isKnown = (key: string): boolean => seen.has(key) && !met.failed.has(key);
  const unmet = [...known].flatMap(([key, url]) =>
    isKnown(key) || isAsked(met, url) ? [] : [{ url, depth: 0, foundOn: PREVIOUS_CRAWL }],
  );
  const candidates = [...unmet, ...(await listOtherSpellings(table, { crawl, site, met }))];
  const { entries, counts, leftOut } = selectEntries(candidates, {
    site: site.domain,
    robots,
    counts: state.counts,
    isKnown,
    ...readCrawlChoice(services, crawl),
  });
  await addToFrontier(table, crawl, entries, now());
  const beyond = leftOut
    .filter(({ reason }) => reason === 'page_limit')
    .slice(0, Math.max(0, LEFT_OUT_MAX - state.leftOut));
  const next = { ...state, counts, isKnownRequested: true };
  await updateCrawlState(table, crawl, next, now());
  return { isBegun: entries.length > 0, state: next, leftOut: beyond };
}

/** The live pages that the latest audit knows and this crawl did not find, by key: where each was read, which its validators are for. */
async function listUnmetPages(
  table: Table,
  site: Site,
  isFound: (key: string) => boolean,
): Promise<Map<string, string>> {
  const key = { organizationId: site.organizationId, siteId: site.id };
  const audit = await getSiteAudit(table, key);
  const known = new Map<string, string>();
  if (audit === null) return known;
  const live = new Set(await listSitePageIds(table, site.organizationId, site.id));
  for await (const part of auditedUrls(table, key, audit)) {
    for (const { url, finalUrl, page } of part) {
      const own = urlKey(url);
      if (page?.id != null && live.has(page.id) && own !== null && !isFound(own))
        known.set(own, pageAddress({ url, finalUrl }));
    }
  }
  return known;
}
