import { pagePlace } from '../../shared/domain/crawling/query-pages.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import { type FrontierUrl, retryLater } from '../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { readAndStoreInGroups } from './in-groups.ts';
import type { ReadAhead } from './read-ahead.ts';
import { readPage, type UrlReading } from './read-page.ts';
import { limitRequests } from './requests/limit-requests.ts';
import type { CrawlServices } from './services.ts';
import type { BatchOfCrawl } from './storing/batch-of-crawl.ts';
import { type StoredGroup, storeGroup } from './storing/store-group.ts';

/** Pages at work for each request at a time: while some are requested, others are there to be read. */
const PAGES_PER_REQUEST = 2;
/** Pages that are stored together: as many as one transaction takes, so that what they share is read and written seldom. */
const GROUP_PAGES = 45;
/** A slow site ends a batch early, so that its progress shows and a restart repeats little; what is left stays in the frontier. */
export const BATCH_BUDGET_MS = 45_000;

/** Readings of the next batch, which are begun while the end of this one is stored. */
export type PagesAhead = ReadAhead<FrontierUrl, UrlReading>;

/** Pages of a batch that are read once more because a browser did not finish them: each may take its whole time again. */
const UNFINISHED_MAX = 24;

/** A batch, and the URLs of the next one to read ahead. */
interface BatchToRead {
  batchOfCrawl: BatchOfCrawl;
  site: Site;
  robots: RobotsPolicy;
  robotsText: string | null;
  /** Requests at a time. */
  atOnce: number;
  /** After it no further request begins. */
  budgetMs: number;
  known: ReadonlyMap<string, Page>;
  ready: readonly FrontierUrl[];
  ahead: PagesAhead;
  /** Of the next batch, to be read while the end of this one is stored. */
  next: () => readonly FrontierUrl[];
}

interface DoneGroup {
  stored: StoredGroup;
  /** URLs with a query that were asked for the first time. */
  variants: string[];
  /** URLs that need no new request, without their content. */
  done: UrlReading[];
}

/** Requests and reads the URLs of a batch, and stores them in groups concurrently. */
export async function readAndStore(services: CrawlServices, work: BatchToRead): Promise<DoneGroup[]> {
  const { batchOfCrawl, site, robots, robotsText, atOnce, budgetMs, known, ready, ahead, next } = work;
  const render = { mode: batchOfCrawl.crawl.options.render ?? site.render, robotsText };
  const endsAt = Date.now() + budgetMs;
  const limited = { ...services, web: limitRequests(services.web, atOnce) };
  const request = async (entry: FrontierUrl): Promise<UrlReading> => {
    const page = known.get(pagePlace(entry.url)?.pathKey ?? '') ?? null;
    const asked = { url: entry.url, domain: site.domain, robots, known: page, attempts: entry.attempts };
    return { entry, known: page, ...(await readPage(limited, { ...asked, render })) };
  };
  // A page that was read ahead needs no request.
  const read = async (entry: FrontierUrl): Promise<UrlReading | null> =>
    ahead.take(entry.key) ?? (Date.now() > endsAt ? null : request(entry));
  let unfinished = 0;
  const retryDelayMs = ({ entry, reading, isUnfinished }: UrlReading): number | null => {
    if ('retryAfterMs' in reading) return reading.retryAfterMs;
    if (isUnfinished !== true || entry.attempts > 0 || unfinished >= UNFINISHED_MAX) return null;
    unfinished += 1;
    return 0;
  };
  const store = async (readings: readonly UrlReading[]): Promise<DoneGroup> => {
    const retried = await retryLast(services, batchOfCrawl.crawl, readings, retryDelayMs);
    const done = readings.filter(({ entry }) => !retried.has(entry.key));
    const stored = await storeGroup(services, batchOfCrawl, site, done);
    const asked = readings.filter(({ entry }) => entry.isQueryVariant && entry.attempts === 0);
    const variants = asked.map(({ entry }) => entry.url);
    return { stored, variants, done: done.map((reading) => ({ ...reading, content: null })) };
  };
  const pagesAtOnce = atOnce === 1 ? 1 : atOnce * PAGES_PER_REQUEST;
  ahead.stop();
  const onRead = (): void => ahead.begin(next(), pagesAtOnce, request);
  return readAndStoreInGroups(ready, { atOnce: pagesAtOnce, groupSize: GROUP_PAGES }, { read, store, onRead });
}

export const mergeGroups = (groups: readonly StoredGroup[]): StoredGroup => ({
  pagesRead: groups.reduce((sum, { pagesRead }) => sum + pagesRead, 0),
  links: groups.flatMap(({ links }) => links),
  redirectedKeys: groups.flatMap(({ redirectedKeys }) => redirectedKeys),
  foldedUrls: groups.flatMap(({ foldedUrls }) => foldedUrls),
  foldedDefaults: groups.flatMap(({ foldedDefaults }) => foldedDefaults),
  foldedInto: groups.flatMap(({ foldedInto }) => foldedInto),
  foldedQueries: groups.flatMap(({ foldedQueries }) => foldedQueries),
  queryPages: groups.flatMap(({ queryPages }) => queryPages),
  startPageFailed: groups.some(({ startPageFailed }) => startPageFailed),
});

/** Moves the URLs that are to be read again to the end of the frontier and returns their keys. */
async function retryLast(
  services: CrawlServices,
  crawl: Crawl,
  readings: readonly UrlReading[],
  retryDelayMs: (reading: UrlReading) => number | null,
): Promise<Set<string>> {
  const retried = new Set<string>();
  for (const reading of readings) {
    const delayMs = retryDelayMs(reading);
    if (delayMs === null) continue;
    const now = services.now();
    await retryLater(services.table, crawl, reading.entry, new Date(now.getTime() + delayMs), now);
    retried.add(reading.entry.key);
  }
  return retried;
}
