import {
  countEnqueued,
  emptyFrontierCounts,
  type FrontierCandidate,
  type LeftOutUrl,
  selectEntries,
} from '../../shared/domain/crawling/frontier.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import { addToFrontier, type CrawlState } from '../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { knownUrlKeys, markUrlsSeen } from '../../shared/table/seen-urls.ts';
import type { Site } from '../../shared/table/sites.ts';
import { readCrawlChoice } from './crawl-choice.ts';
import { LEFT_OUT_MAX } from './record-urls.ts';
import type { CrawlServices } from './services.ts';
import type { StoredGroup } from './storing/store-group.ts';

/** Links of pages that were just read. */
export interface MetLinks {
  /** URLs to read that the crawl had not met, as far as its counts allow. */
  readonly found: readonly (FrontierCandidate & { readonly key: string })[];
  /** URLs of the site that it does not read. */
  readonly leftOut: readonly LeftOutUrl[];
}

/** The links of the pages just read that the crawl has not met. Writes that redirects led to some. */
export async function meetLinks(
  services: CrawlServices,
  crawl: Crawl,
  site: Site,
  robots: RobotsPolicy,
  stored: Pick<StoredGroup, 'links' | 'redirectedKeys'>,
): Promise<MetLinks> {
  const { table, now } = services;
  await markUrlsSeen(table, crawl, stored.redirectedKeys, now());
  // Most links stand on every page: each is looked at once.
  const candidates = new Map(stored.links.map((link) => [`${link.depth} ${link.url}`, link])).values();
  // Before the counts: what the crawl has met must not use up its limits.
  const { entries, leftOut } = selectEntries(candidates, {
    site: site.domain,
    robots,
    counts: emptyFrontierCounts,
    maxPages: Number.MAX_SAFE_INTEGER,
    isChosen: readCrawlChoice(services, crawl).isChosen,
  });
  const known = await knownUrlKeys(
    table,
    crawl,
    [...entries, ...leftOut].map(({ key }) => key),
  );
  const isNew = ({ key }: { key: string }): boolean => !known.has(key);
  return { found: entries.filter(isNew), leftOut: leftOut.filter(isNew) };
}

/** Adds links to the frontier, as far as the counts of the crawl allow. */
export async function enqueueLinks(
  services: CrawlServices,
  crawl: Crawl,
  site: Site,
  robots: RobotsPolicy,
  { counts, leftOut: leftOutBefore }: Pick<CrawlState, 'counts' | 'leftOut'>,
  met: MetLinks,
): Promise<Pick<CrawlState, 'counts'> & { leftOut: LeftOutUrl[]; isPageLimitMet: boolean }> {
  const { table, now } = services;
  const found = new Set(met.found.map(({ key }) => key));
  const { entries, refused, leftOut } = selectEntries(met.found, {
    site: site.domain,
    robots,
    counts,
    ...readCrawlChoice(services, crawl),
    // The path of a URL with a query is among them where the crawl has not met it.
    isKnown: (key) => !found.has(key),
  });
  await addToFrontier(table, crawl, entries, now());
  const listed = [...met.leftOut, ...leftOut].slice(0, LEFT_OUT_MAX - leftOutBefore);
  return { counts: countEnqueued(counts, entries), leftOut: listed, isPageLimitMet: 'page_limit' in refused };
}
