import { nextDelayMs } from '../../../shared/domain/crawling/politeness.ts';
import { chooseVariants, countVariants, pagePlace } from '../../../shared/domain/crawling/query-pages.ts';
import { parseRobots, type RobotsPolicy } from '../../../shared/domain/crawling/robots.ts';
import { listCrawlLocks } from '../../../shared/jobs/crawl-locks.ts';
import { keepPageList } from '../../../shared/jobs/keep-page-list.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import {
  type CrawlState,
  type FrontierUrl,
  getCrawlState,
  nextFrontierUrls,
  removeFromFrontier,
  updateCrawlState,
} from '../../../shared/table/crawl-frontier.ts';
import { findPageIdsByPaths } from '../../../shared/table/page-ids.ts';
import { getPages, type Page } from '../../../shared/table/pages.ts';
import { markUrlsSeen } from '../../../shared/table/seen-urls.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl, updateCrawledSite } from '../active-crawl.ts';
import { countSkips } from '../count-skips.ts';
import { type CrawlChoice, isOverTime, readCrawlChoice } from '../crawl-choice.ts';
import { followLinks } from '../follow-links.ts';
import { postponeCrawl } from '../postpone-crawl.ts';
import { probePlannedPages } from '../probe-planned-pages.ts';
import { createReadAhead } from '../read-ahead.ts';
import { mergeGroups, type PagesAhead, readAndStore } from '../read-batch.ts';
import { recordBatch, recordKnownRest, recordRest } from '../record-urls.ts';
import { reportWhile } from '../report-while.ts';
import { requestKnownPages } from '../request-known-pages.ts';
import type { CrawlServices } from '../services.ts';

/** The next step of the state machine. */
interface BatchResult {
  /** The frontier has URLs left. */
  remaining: boolean;
  /** Nothing can be asked for before this many seconds. */
  waitSeconds: number;
}

/** URLs of a batch. Fewer of a site that asks for pauses, whose progress would hardly show. */
const BATCH_URLS_PER_CONNECTION = 64;
const BATCH_URLS_WITH_PAUSES = 48;
/** Of the next batch, read while the end of one is stored: the last groups and the links of all take longer than reading as many. */
const AHEAD_URLS_PER_CONNECTION = 32;
/** A call of the state machine does batches for this long: between two calls nothing is read. */
const CALL_MS = 30_000;
/** The list of pages takes in what changed after so many batches: about a thousand pages. */
const BATCHES_PER_LIST = 4;
/** A wait that is as long holds no slot. A shorter one costs less than another execution. */
const POSTPONED_SECONDS_MIN = 10;

/**
 * Does the next batches of the crawl: as many as begin in half a minute, and the one that has been begun ahead.
 * @throws JobOverError also when the crawl waits for its site for long: another execution begins then.
 */
export async function crawlBatch(services: CrawlServices, job: CrawlJob): Promise<BatchResult> {
  const endsAt = Date.now() + CALL_MS;
  const ahead: PagesAhead = createReadAhead();
  try {
    for (;;) {
      const isLast = Date.now() >= endsAt;
      const result = await runBatch(services, job, ahead, () => Date.now() < endsAt);
      const { waitSeconds } = result;
      // Executions of an earlier version do not say their attempt: two could go on with the crawl after a lost result.
      if (waitSeconds >= POSTPONED_SECONDS_MIN && job.attempt !== undefined)
        await postponeCrawl(services, job, waitSeconds);
      if (!result.remaining || waitSeconds > 0) return result;
      if (isLast || (Date.now() >= endsAt && ahead.isEmpty)) return result;
    }
  } finally {
    // A caller that gets an error may start over, and nothing may be requested concurrently.
    await ahead.end();
  }
}

/** Reads the next URLs of the frontier, stores what they give, and adds the links that they name. */
async function runBatch(
  services: CrawlServices,
  job: CrawlJob,
  ahead: PagesAhead,
  mayReadAhead: () => boolean,
): Promise<BatchResult> {
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
  const pace = choosePace(services, robots);
  const [urls, locks] = await Promise.all([
    nextFrontierUrls(table, crawl, pace.urls + pace.ahead),
    listCrawlLocks(table, crawl, now()),
  ]);
  const batch = urls.slice(0, pace.urls);
  // Pages that were just added and are read by a separate crawl come later.
  const readElsewhere = new Set(locks.flatMap(({ pathKey }) => pathKey ?? []));
  const isReady = ({ notBefore, url }: FrontierUrl): boolean =>
    (notBefore === null || notBefore <= now().toISOString()) && !readElsewhere.has(pagePlace(url)?.pathKey ?? '');
  const ready = batch.filter(isReady);
  if (batch.length === 0) {
    const known = await requestKnownPages(services, { crawl, site, robots, state });
    if (known.leftOut.length > 0) {
      await recordKnownRest(services, crawl, known.leftOut);
      await reportCrawl(services, job, { set: { stoppedBy: 'page_limit' } });
    }
    const remaining = known.isBegun || (await probePlannedPages(services, { crawl, site, robots, state: known.state }));
    return { remaining, waitSeconds: 0 };
  }
  if (ready.length === 0) {
    const waitSeconds = secondsUntilFirst(batch, now());
    const waitsUntil = new Date(now().getTime() + waitSeconds * 1_000).toISOString();
    await reportCrawl(services, job, { set: { waitsUntil } });
    return { remaining: true, waitSeconds };
  }

  // A URL with a query depends on the pages of this batch.
  const later = urls.slice(pace.urls).filter((url) => isReady(url) && !url.isQueryVariant);
  const known = await knownPages(services, site, [...ready, ...later]);
  const chosen = chooseUrls(readCrawlChoice(services, crawl), state, known, ready);
  const batchOfCrawl = { crawl, batch: state.batches, countedPages: new Set<number>() };
  const { text: robotsText } = state.sources.robots;
  const groups = await reportWhile(services, job, pauseReader(services, site), () =>
    readAndStore(services, {
      batchOfCrawl,
      site,
      robots,
      robotsText,
      atOnce: pace.atOnce,
      known,
      ready: chosen.read,
      ahead,
      next: () => (mayReadAhead() && !isOverTime(services, crawl) ? later : []),
    }),
  );
  const done = groups.flatMap((group) => group.done);
  const stored = mergeGroups(groups.map((group) => group.stored));
  const queriesRead = groups.flatMap(({ variants }) => variants);
  const counts = { ...state.counts, enqueued: state.counts.enqueued + queriesRead.length };
  const { leftOut, ...next } = await followLinks(services, crawl, site, robots, { ...state, counts }, stored);
  const folded = {
    canonical: stored.foldedUrls,
    default_document: stored.foldedDefaults,
    query: stored.foldedQueries,
  };
  await recordBatch(services, crawl, {
    batch: state.batches,
    done,
    folded,
    foldedInto: new Map(stored.foldedInto),
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
    isKnownRequested: state.isKnownRequested,
  };
  await updateCrawlState(table, crawl, nextState, now());
  if (nextState.batches % BATCHES_PER_LIST === 0) await keepPageList(services, site);
  // Met on the next page as well, they are listed once. Not before the batch is counted: done again, it would list none of them.
  const leftOutKeys = leftOut.map(({ key }) => key);
  await Promise.all([
    markUrlsSeen(table, crawl, leftOutKeys, now()),
    removeFromFrontier(table, crawl, [...done.map(({ entry }) => entry), ...chosen.dropped]),
    reportCrawl(services, job, {
      set: {
        totalPages: next.counts.enqueued,
        crawledPages: pagesRead,
        waitsUntil: null,
        ...(next.isPageLimitMet ? { stoppedBy: 'page_limit' } : {}),
      },
    }),
  ]);
  return { remaining: true, waitSeconds: 0 };
}

/** Each pause of the host once: requests wait for its end. */
function pauseReader({ pausedUntilMs, now }: CrawlServices, { domain }: Site): () => { waitsUntil: string } | null {
  let reportedMs = 0;
  return () => {
    const untilMs = pausedUntilMs(domain ?? '');
    if (untilMs <= now().getTime() || untilMs === reportedMs) return null;
    reportedMs = untilMs;
    return { waitsUntil: new Date(untilMs).toISOString() };
  };
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
  /** URLs of the next one that are read while the end of this one is stored. */
  ahead: number;
}

/** A site that asks for pauses, which `web` makes between any two requests, is read one URL at a time. */
function choosePace({ settings }: CrawlServices, { crawlDelaySeconds }: RobotsPolicy): Pace {
  const delayMs = nextDelayMs({ configuredDelayMs: settings.delayMs, crawlDelaySeconds, elapsedMs: 0 });
  if (delayMs > 0) return { atOnce: 1, urls: BATCH_URLS_WITH_PAUSES, ahead: 0 };
  const { concurrency } = settings;
  return {
    atOnce: concurrency,
    urls: concurrency * BATCH_URLS_PER_CONNECTION,
    ahead: concurrency * AHEAD_URLS_PER_CONNECTION,
  };
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
