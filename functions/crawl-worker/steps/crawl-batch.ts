import {
  countEnqueued,
  emptyFrontierCounts,
  type LeftOutUrl,
  selectEntries,
} from '../../../shared/domain/crawling/frontier.ts';
import { nextDelayMs } from '../../../shared/domain/crawling/politeness.ts';
import { chooseVariants, countVariants, pagePlace } from '../../../shared/domain/crawling/query-pages.ts';
import { parseRobots, type RobotsPolicy } from '../../../shared/domain/crawling/robots.ts';
import { listCrawlLocks } from '../../../shared/jobs/crawl-locks.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import {
  addToFrontier,
  type CrawlState,
  type FrontierUrl,
  getCrawlState,
  nextFrontierUrls,
  removeFromFrontier,
  retryLater,
  updateCrawlState,
} from '../../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { findPageIdsByPaths, getPages, type Page } from '../../../shared/table/pages.ts';
import { knownUrlKeys, markUrlsSeen } from '../../../shared/table/seen-urls.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl, updateCrawledSite } from '../active-crawl.ts';
import { countSkips } from '../count-skips.ts';
import { type CrawlChoice, choiceOf, isOverTime } from '../crawl-choice.ts';
import { readAndStoreInGroups } from '../in-groups.ts';
import { probePlannedPages } from '../probe-planned-pages.ts';
import { readPage, type UrlReading } from '../read-page.ts';
import { LEFT_OUT_MAX, recordBatch, recordRest } from '../record-urls.ts';
import type { CrawlServices } from '../services.ts';
import { type BatchOfCrawl, type StoredGroup, storeGroup } from '../store-group.ts';

/** What the state machine does next. */
export interface BatchResult {
  /** The frontier has URLs left. */
  remaining: boolean;
  /** Nothing can be asked for before this many seconds. */
  waitSeconds: number;
}

/**
 * URLs per call: some tens, so that a call ends well within Lambda's limit and a restart repeats little. Fewer of a site that
 * asks for pauses, whose progress would hardly show.
 */
const BATCH_URLS_PER_CONNECTION = 24;
const BATCH_URLS_WITH_PAUSES = 48;
/** Pages that are stored together: enough that what they share is written seldom, and few enough that storing starts soon. */
const GROUP_PAGES = 16;
/** A slow site ends a batch early; what is left stays in the frontier. */
const BATCH_BUDGET_MS = 120_000;

/** Reads the next URLs of the frontier, stores what they give, and adds the links that they name. */
export async function crawlBatch(services: CrawlServices, job: CrawlJob): Promise<BatchResult> {
  const { table, now } = services;
  const { crawl, site } = await reportCrawl(services, job);
  if (site.backgroundStatus !== 'crawling') {
    await updateCrawledSite(services, crawl, { set: { backgroundStatus: 'crawling' } });
  }
  const state = await getCrawlState(table, crawl);
  if (!state) throw new PermanentError(`crawl ${crawl.id} has no state`);
  if (isOverTime(services, crawl)) {
    await recordRest(services, crawl);
    await reportCrawl(services, job, { set: { stoppedBy: 'time_limit' } });
    return { remaining: false, waitSeconds: 0 };
  }
  const robots = parseRobots(state.sources.robots.text, state.sources.robots.status);
  const pace = paceOf(services, robots);
  const [batch, locks] = await Promise.all([
    nextFrontierUrls(table, crawl, pace.urls),
    listCrawlLocks(table, crawl, now()),
  ]);
  // Pages that were just added and are read by a separate crawl come later.
  const readElsewhere = new Set(locks.flatMap(({ pathKey }) => pathKey ?? []));
  const ready = batch
    .filter(({ notBefore }) => notBefore === null || notBefore <= now().toISOString())
    .filter(({ url }) => !readElsewhere.has(pagePlace(url)?.pathKey ?? ''));
  if (batch.length === 0) {
    return { remaining: await probePlannedPages(services, { crawl, site, robots, state }), waitSeconds: 0 };
  }
  if (ready.length === 0) return { remaining: true, waitSeconds: secondsUntilFirst(batch, now()) };

  const known = await knownPages(services, site, ready);
  const chosen = chooseUrls(choiceOf(services, crawl), state, known, ready);
  const batchOfCrawl = { crawl, batch: state.batches, countedPages: new Set<number>() };
  const { text: robotsText } = state.sources.robots;
  const work = { batchOfCrawl, site, robots, pace, known, ready: chosen.read, robotsText };
  const groups = await readAndStore(services, work);
  const done = groups.flatMap((group) => group.done);
  const stored = merged(groups.map((group) => group.stored));
  const queriesRead = groups.flatMap(({ variants }) => variants);
  const counts = { ...state.counts, enqueued: state.counts.enqueued + queriesRead.length };
  const { leftOut, ...next } = await followLinks(services, crawl, site, robots, { ...state, counts }, stored);
  const folded = { canonical: stored.foldedUrls, query: stored.foldedQueries };
  await recordBatch(services, crawl, {
    batch: state.batches,
    done,
    folded,
    canonicals: new Map(stored.foldedCanonicals),
    leftOut,
  });
  const pagesRead = state.pagesRead + stored.pagesRead;
  // From here on the batch is counted: whatever of it is read again after a crash belongs to the next one.
  const nextState = {
    counts: next.counts,
    leftOut: state.leftOut + leftOut.length,
    queryPaths: countVariants(state.queryPaths, queriesRead, stored.queryPages),
    skipped: countSkips(state.skipped, done, folded),
    startPageFailed: state.startPageFailed || stored.startPageFailed,
    batches: state.batches + 1,
    pagesRead,
    probes: state.probes,
  };
  await updateCrawlState(table, crawl, nextState, now());
  // Met on the next page as well, they are listed once. Not before the batch is counted: done again, it would list none of them.
  const leftOutKeys = leftOut.map(({ key }) => key);
  await markUrlsSeen(table, crawl, leftOutKeys, now());
  await removeFromFrontier(table, crawl, [...done.map(({ entry }) => entry), ...chosen.dropped]);
  await reportCrawl(services, job, {
    set: {
      totalPages: next.counts.enqueued,
      crawledPages: pagesRead,
      ...(next.isPageLimitMet ? { stoppedBy: 'page_limit' } : {}),
    },
  });
  return { remaining: true, waitSeconds: 0 };
}

const secondsUntilFirst = (batch: readonly FrontierUrl[], now: Date): number => {
  const times = batch.map((entry) => Date.parse(entry.notBefore ?? now.toISOString()));
  return Math.max(1, Math.ceil((Math.min(...times) - now.getTime()) / 1000));
};

interface Pace {
  /** Requests at a time. */
  atOnce: number;
  /** URLs of a batch. */
  urls: number;
}

/** A site that asks for pauses, which `web` makes between any two requests, is read one URL at a time. */
function paceOf({ settings }: CrawlServices, { crawlDelaySeconds }: RobotsPolicy): Pace {
  const delayMs = nextDelayMs({ configuredDelayMs: settings.delayMs, crawlDelaySeconds, elapsedMs: 0 });
  if (delayMs > 0) return { atOnce: 1, urls: BATCH_URLS_WITH_PAUSES };
  return { atOnce: settings.concurrency, urls: settings.concurrency * BATCH_URLS_PER_CONNECTION };
}

/** The URLs of the batch to read now, and those with a query that need not be read at all; the others stay. */
function chooseUrls(
  { maxPages }: CrawlChoice,
  { counts, queryPaths }: CrawlState,
  known: ReadonlyMap<string, Page>,
  ready: readonly FrontierUrl[],
): { read: FrontierUrl[]; dropped: FrontierUrl[] } {
  const variants = ready
    .filter(({ isQueryVariant }) => isQueryVariant)
    .map((entry) => ({ ...entry, isPage: known.has(pagePlace(entry.url)?.pathKey ?? '') }));
  const room = Math.max(0, maxPages - counts.enqueued);
  const { read, dropped } = chooseVariants(variants, { paths: queryPaths, room });
  return { read: [...ready.filter(({ isQueryVariant }) => !isQueryVariant), ...read], dropped };
}

interface DoneGroup {
  stored: StoredGroup;
  /** URLs with a query that were asked for the first time. */
  variants: string[];
  /** What need not be asked for again, without its content. */
  done: UrlReading[];
}

async function readAndStore(
  services: CrawlServices,
  work: {
    batchOfCrawl: BatchOfCrawl;
    site: Site;
    robots: RobotsPolicy;
    pace: Pace;
    known: ReadonlyMap<string, Page>;
    ready: readonly FrontierUrl[];
    robotsText: string | null;
  },
): Promise<DoneGroup[]> {
  const { batchOfCrawl, site, robots, pace, known, ready, robotsText } = work;
  const render = { mode: batchOfCrawl.crawl.options.render ?? site.render, robotsText };
  const endsAt = Date.now() + BATCH_BUDGET_MS;
  const read = async (entry: FrontierUrl): Promise<UrlReading | null> => {
    if (Date.now() > endsAt) return null;
    const page = known.get(pagePlace(entry.url)?.pathKey ?? '') ?? null;
    const request = { url: entry.url, domain: site.domain, robots, known: page, attempts: entry.attempts };
    return { entry, known: page, ...(await readPage(services, { ...request, render })) };
  };
  const store = async (readings: readonly UrlReading[]): Promise<DoneGroup> => {
    const retried = await retryFailed(services, batchOfCrawl.crawl, readings);
    const done = readings.filter(({ entry }) => !retried.has(entry.key));
    const stored = await storeGroup(services, batchOfCrawl, site, done);
    const asked = readings.filter(({ entry }) => entry.isQueryVariant && entry.attempts === 0);
    const variants = asked.map(({ entry }) => entry.url);
    return { stored, variants, done: done.map((reading) => ({ ...reading, content: null })) };
  };
  return readAndStoreInGroups(ready, { atOnce: pace.atOnce, groupSize: GROUP_PAGES }, { read, store });
}

const merged = (groups: readonly StoredGroup[]): StoredGroup => ({
  pagesRead: groups.reduce((sum, { pagesRead }) => sum + pagesRead, 0),
  links: groups.flatMap(({ links }) => links),
  redirectedKeys: groups.flatMap(({ redirectedKeys }) => redirectedKeys),
  foldedUrls: groups.flatMap(({ foldedUrls }) => foldedUrls),
  foldedCanonicals: groups.flatMap(({ foldedCanonicals }) => foldedCanonicals),
  foldedQueries: groups.flatMap(({ foldedQueries }) => foldedQueries),
  queryPages: groups.flatMap(({ queryPages }) => queryPages),
  startPageFailed: groups.some(({ startPageFailed }) => startPageFailed),
});

async function knownPages(
  { table }: CrawlServices,
  site: Site,
  entries: readonly FrontierUrl[],
): Promise<Map<string, Page>> {
  const pathKeys = [...new Set(entries.flatMap((entry) => pagePlace(entry.url)?.pathKey ?? []))];
  const idByKey = await findPageIdsByPaths(table, site.organizationId, site.id, pathKeys);
  const pages = new Map(
    (await getPages(table, site.organizationId, [...idByKey.values()])).map((page) => [page.id, page]),
  );
  return new Map(
    [...idByKey].flatMap(([pathKey, id]) => (pages.has(id) ? [[pathKey, pages.get(id) as Page] as const] : [])),
  );
}

/** Moves URLs with a transient failure to the end of the frontier and returns their keys. */
async function retryFailed(
  services: CrawlServices,
  crawl: Crawl,
  readings: readonly UrlReading[],
): Promise<Set<string>> {
  const retried = new Set<string>();
  for (const { entry, reading } of readings) {
    if (!('retryAfterMs' in reading)) continue;
    const now = services.now();
    await retryLater(services.table, crawl, entry, new Date(now.getTime() + reading.retryAfterMs), now);
    retried.add(entry.key);
  }
  return retried;
}

/** Adds the links of the pages just read that the crawl has not met. */
async function followLinks(
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
  const context = { site: site.domain, robots, counts, ...choiceOf(services, crawl) };
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
