import { addCall, isHistoryFull } from '../../../shared/domain/crawling/execution-history.ts';
import { chooseVariants, countVariants, pagePlace } from '../../../shared/domain/crawling/query-pages.ts';
import { parseRobots } from '../../../shared/domain/crawling/robots.ts';
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
import type { Page } from '../../../shared/table/pages.ts';
import { markUrlsSeen } from '../../../shared/table/seen-urls.ts';
import { type CrawlJob, reportCrawl, updateCrawledSite } from '../active-crawl.ts';
import { handOutDigests } from '../audit/digest-in-parts.ts';
import { countSkips } from '../count-skips.ts';
import { type CrawlChoice, isOverTime, readCrawlChoice } from '../crawl-choice.ts';
import { enqueueLinks, meetLinks } from '../follow-links.ts';
import { goOnAtOnce, type StepAfterFrontier } from '../go-on-at-once.ts';
import { findReadiness, knownPages } from '../known-pages.ts';
import { choosePace, pauseReader } from '../pace.ts';
import { postponeCrawl } from '../postpone-crawl.ts';
import { probePlannedPages } from '../probe-planned-pages.ts';
import { createReadAhead } from '../read-ahead.ts';
import { BATCH_BUDGET_MS, mergeGroups, type PagesAhead, readAndStore } from '../read-batch.ts';
import { recordBatch, recordKnownRest, recordRest } from '../record-urls.ts';
import { reportWhile } from '../report-while.ts';
import { requestKnownPages } from '../request-known-pages.ts';
import { requestSitemapRest } from '../request-sitemap-rest.ts';
import type { CrawlServices } from '../services.ts';
import { handOutSlices } from '../slices/hand-out-slices.ts';
import { takeInSlices } from '../slices/take-in-slices.ts';
import { crawlSlice } from './crawl-slice.ts';

/** The next step of the state machine. */
interface BatchResult {
  /** The frontier has URLs left. */
  remaining: boolean;
  /** Nothing can be asked for before this many seconds. */
  waitSeconds: number;
  /** Numbers of the slices of the frontier that other tasks are to read before the next call. */
  slices: readonly number[];
  /** The step that follows when nothing remains. */
  next: StepAfterFrontier;
}

/** A call of the state machine does batches for this long: between two calls nothing is read. */
const CALL_MS = 30_000;
/** The list of pages takes in what changed after so many batches: about a thousand pages. */
const BATCHES_PER_LIST = 4;
/** A wait that is as long holds no slot. A shorter one costs less than another execution. */
const POSTPONED_SECONDS_MIN = 10;

/** Of one call of the state machine. */
interface BatchCall {
  ahead: PagesAhead;
  mayReadAhead: () => boolean;
  /** Whether the state machine starts tasks for slices. */
  mayShare: boolean;
  isFirst: boolean;
}

const nothingLeft: BatchResult = { remaining: false, waitSeconds: 0, slices: [], next: 'generate-context' };
const goOn: BatchResult = { ...nothingLeft, remaining: true };

/**
 * Does the next batches of the crawl: as many as begin in half a minute, and the one that has been begun ahead. Of a long frontier it
 * hands slices out instead, and adds what they gave with the next call.
 * @param mayShare - false in executions of an earlier version, which know of no slices and go through every step.
 * @throws JobOverError also when the crawl waits for its site for long: another execution begins then.
 */
export async function crawlBatch(services: CrawlServices, job: CrawlJob, mayShare = false): Promise<BatchResult> {
  const endsAt = Date.now() + CALL_MS;
  const ahead: PagesAhead = createReadAhead();
  const mayReadAhead = (): boolean => Date.now() < endsAt;
  try {
    for (let isFirst = true; ; isFirst = false) {
      const isLast = Date.now() >= endsAt;
      const result = await runBatch(services, job, { ahead, mayReadAhead, mayShare, isFirst });
      const { waitSeconds, slices } = result;
      // Executions of an earlier version do not say their attempt: two could go on with the crawl after a lost result.
      if (waitSeconds >= POSTPONED_SECONDS_MIN && job.attempt !== undefined)
        await postponeCrawl(services, job, waitSeconds);
      const mayGoOn = mayShare && Date.now() < endsAt;
      if (!result.remaining)
        return mayGoOn && result.next === nothingLeft.next
          ? { ...result, next: await goOnAtOnce(services, job) }
          : result;
      if (waitSeconds > 0 || slices.length > 0) return result;
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
  { ahead, mayReadAhead, mayShare, isFirst }: BatchCall,
): Promise<BatchResult> {
  const { table, now } = services;
  const { crawl, site } = await reportCrawl(services, job);
  if (site.backgroundStatus !== 'crawling') {
    await updateCrawledSite(services, crawl, { set: { backgroundStatus: 'crawling' } });
  }
  const state = await getCrawlState(table, crawl);
  if (!state) throw new PermanentError(`crawl ${crawl.id} has no state`);
  const robots = parseRobots(state.sources.robots.text, state.sources.robots.status);
  if (state.slices > 0) {
    const [unread, ...others] = await takeInSlices(services, job, { crawl, site, robots, state });
    if (unread === undefined) return goOn;
    if (mayShare) return { ...goOn, slices: [unread, ...others] };
    await crawlSlice(services, job, unread);
    return goOn;
  }
  const digestRest = async (next: CrawlState): Promise<BatchResult> => {
    const workers = mayShare ? await handOutDigests(services, crawl, site, next) : [];
    if (workers.length > 0) return { ...goOn, slices: workers };
    return next.digests?.areGathered === true ? { ...nothingLeft, next: 'audit-site' } : nothingLeft;
  };
  if (state.digests !== null) return digestRest(state);
  if (isOverTime(services, crawl)) {
    await recordRest(services, crawl);
    await reportCrawl(services, job, { set: { stoppedBy: 'time_limit' } });
    return digestRest(state);
  }
  if (job.attempt !== undefined && isHistoryFull(state.history, job.attempt)) await postponeCrawl(services, job, 0);
  const pace = choosePace(services, robots);
  const [urls, isReady] = await Promise.all([
    nextFrontierUrls(table, crawl, pace.urls + pace.ahead),
    findReadiness(services, crawl),
  ]);
  // Not with URLs read ahead, which would be requested twice.
  if (mayShare && pace.ahead > 0 && urls.length === pace.urls + pace.ahead && ahead.isEmpty) {
    const slices = await handOutSlices(services, crawl, state, isReady);
    if (slices.length > 0) return { ...goOn, slices };
  }
  const batch = urls.slice(0, pace.urls);
  const ready = batch.filter(isReady);
  if (batch.length === 0) {
    const atWork = { crawl, site, robots, state };
    const known = (await requestSitemapRest(services, atWork)) ?? (await requestKnownPages(services, atWork));
    if (known.leftOut.length > 0) {
      await recordKnownRest(services, crawl, known.leftOut);
      await reportCrawl(services, job, { set: { stoppedBy: 'page_limit' } });
    }
    const remaining = known.isBegun || (await probePlannedPages(services, { crawl, site, robots, state: known.state }));
    return remaining ? goOn : digestRest(known.state);
  }
  if (ready.length === 0) {
    const waitSeconds = secondsUntilFirst(batch, now());
    const waitsUntil = new Date(now().getTime() + waitSeconds * 1_000).toISOString();
    await reportCrawl(services, job, { set: { waitsUntil } });
    return { ...goOn, waitSeconds };
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
      budgetMs: BATCH_BUDGET_MS,
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
  const met = await meetLinks(services, crawl, site, robots, stored);
  const { leftOut, ...next } = await enqueueLinks(services, crawl, site, robots, { ...state, counts }, met);
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
    sitemapTaken: state.sitemapTaken,
    slices: 0,
    digests: null,
    history: isFirst ? addCall(state.history, crawl.job.attempt, 0) : state.history,
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
  return goOn;
}

const secondsUntilFirst = (batch: readonly FrontierUrl[], now: Date): number => {
  const times = batch.map((entry) => Date.parse(entry.notBefore ?? now.toISOString()));
  return Math.max(1, Math.ceil((Math.min(...times) - now.getTime()) / 1000));
};

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
