import {
  countEnqueued,
  emptyFrontierCounts,
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

/** Adds the links of the pages just read that the crawl has not met. */
export async function followLinks(
  services: CrawlServices,
  crawl: Crawl,
  site: Site,
  robots: RobotsPolicy,
  { counts, leftOut: leftOutBefore }: Pick<CrawlState, 'counts' | 'leftOut'>,
  stored: StoredGroup,
): Promise<Pick<CrawlState, 'counts'> & { leftOut: LeftOutUrl[]; isPageLimitMet: boolean }> {
  const { table, now } = services;
  await markUrlsSeen(table, crawl, stored.redirectedKeys, now());
  // Most links stand on every page: each is looked at once.
  const candidates = new Map(stored.links.map((link) => [`${link.depth} ${link.url}`, link])).values();
  const context = { site: site.domain, robots, counts, ...readCrawlChoice(services, crawl) };
  // Twice: the keys are only known after the first selection, and what the crawl has met must not use up its limits.
  const first = selectEntries(candidates, {
    ...context,
    counts: emptyFrontierCounts,
    maxPages: Number.MAX_SAFE_INTEGER,
  });
  const known = await knownUrlKeys(
    table,
    crawl,
    [...first.entries, ...first.leftOut].map(({ key }) => key),
  );
  const { entries, refused, leftOut } = selectEntries(first.entries, { ...context, isKnown: (key) => known.has(key) });
  await addToFrontier(table, crawl, entries, now());
  const listed = [...first.leftOut.filter(({ key }) => !known.has(key)), ...leftOut].slice(
    0,
    LEFT_OUT_MAX - leftOutBefore,
  );
  return { counts: countEnqueued(counts, entries), leftOut: listed, isPageLimitMet: 'page_limit' in refused };
}
