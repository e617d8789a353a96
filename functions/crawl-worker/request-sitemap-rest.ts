import { type FrontierCandidate, selectEntries } from '../../shared/domain/crawling/frontier.ts';
import { SITEMAP } from '../../shared/domain/issues/found-at.ts';
import { urlKey } from '../../shared/domain/issues/known-url.ts';
import { getCrawlFiles } from '../../shared/table/crawl-files.ts';
import { addToFrontier, updateCrawlState } from '../../shared/table/crawl-frontier.ts';
import { knownUrlKeys } from '../../shared/table/seen-urls.ts';
import { readCrawlChoice } from './crawl-choice.ts';
import { LEFT_OUT_MAX } from './record-urls.ts';
import type { CrawlAtWork, MoreUrls } from './request-known-pages.ts';
import type { CrawlServices } from './services.ts';

/** A partition of the table takes a thousand of them a second, and a step has 300 s. */
export const SITEMAP_URLS_AT_ONCE = 50_000;

/**
 * Puts the next URLs of long sitemaps into the frontier when it is empty: the discovery took the first ones. Null when none is left. A crash
 * before the state was written adds them again, which adds nothing.
 */
export async function requestSitemapRest(
  services: CrawlServices,
  { crawl, site, robots, state }: CrawlAtWork,
): Promise<MoreUrls | null> {
  const { table, now } = services;
  if (state.sitemapTaken === null || crawl.stoppedBy !== null || state.startPageFailed) return null;
  const urls = (await getCrawlFiles(table, crawl))?.sitemapUrls ?? [];
  let [next, isBegun] = [state, false];
  let leftOut: MoreUrls['leftOut'] = [];
  while (!isBegun && leftOut.length === 0 && next.sitemapTaken !== null) {
    const to = next.sitemapTaken + SITEMAP_URLS_AT_ONCE;
    const candidates = urls
      .slice(next.sitemapTaken, to)
      .map((url): FrontierCandidate => ({ url, depth: 0, foundOn: SITEMAP }));
    const seen = await knownUrlKeys(
      table,
      crawl,
      candidates.flatMap(({ url }) => urlKey(url) ?? []),
    );
    const selection = selectEntries(candidates, {
      site: site.domain,
      robots,
      counts: next.counts,
      isKnown: (key) => seen.has(key),
      ...readCrawlChoice(services, crawl),
    });
    await addToFrontier(table, crawl, selection.entries, now());
    isBegun = selection.entries.length > 0;
    leftOut = selection.leftOut.filter(({ reason }) => reason === 'page_limit').slice(0, LEFT_OUT_MAX);
    next = { ...next, counts: selection.counts, sitemapTaken: to < urls.length ? to : null };
    await updateCrawlState(table, crawl, next, now());
  }
  return isBegun || leftOut.length > 0 ? { isBegun, state: next, leftOut } : null;
}
