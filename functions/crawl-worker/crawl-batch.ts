import { setTimeout as delay } from 'node:timers/promises';
import { countEnqueued, type FrontierCandidate, selectEntries } from '../../shared/domain/crawling/frontier.ts';
import { nextDelayMs } from '../../shared/domain/crawling/politeness.ts';
import { parseRobots, type RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import { inParallel } from '../../shared/jobs/in-parallel.ts';
import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import {
  addToFrontier,
  type CrawlState,
  type FrontierUrl,
  getCrawlState,
  knownUrlKeys,
  markUrlsSeen,
  nextFrontierUrls,
  removeFromFrontier,
  retryLater,
  updateCrawlState,
} from '../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { findPageIdsByPaths, getPages, type Page } from '../../shared/table/pages.ts';
import { type Site, updateSite } from '../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import { countSkips } from './count-skips.ts';
import { pagePlace } from './ensure-pages.ts';
import { readPage, type UrlReading } from './read-page.ts';
import type { CrawlServices } from './services.ts';
import { type StoredBatch, storeBatch } from './store-batch.ts';

/** What the state machine does next. */
export interface BatchResult {
  /** The frontier has URLs left. */
  remaining: boolean;
  /** Nothing can be asked for before this many seconds. */
  waitSeconds: number;
}

/** URLs per call: some tens, so that a call ends well within Lambda's limit and a restart repeats little. */
const BATCH_URLS_PER_CONNECTION = 12;
/** A slow site ends a batch early; what is left stays in the frontier. */
const BATCH_BUDGET_MS = 120_000;

/** Reads the next URLs of the frontier, stores what they give, and adds the links that they name. */
export async function crawlBatch(services: CrawlServices, job: CrawlJob): Promise<BatchResult> {
  const { table, now, settings } = services;
  const { crawl, site } = await reportCrawl(services, job);
  if (site.backgroundStatus !== 'crawling') {
    await updateSite(table, job.organizationId, site.id, { set: { backgroundStatus: 'crawling' } });
  }
  const state = await getCrawlState(table, crawl);
  if (!state) throw new PermanentError(`crawl ${crawl.id} has no state`);
  const robots = parseRobots(state.sources.robots.text, state.sources.robots.status);
  const batch = await nextFrontierUrls(table, crawl, settings.concurrency * BATCH_URLS_PER_CONNECTION);
  const ready = batch.filter((entry) => entry.notBefore === null || entry.notBefore <= now().toISOString());
  if (ready.length === 0) return { remaining: batch.length > 0, waitSeconds: secondsUntilFirst(batch, now()) };

  const readings = await readBatch(services, site, robots, ready);
  const retried = await retryFailed(services, crawl, readings);
  const done = readings.filter(({ entry }) => !retried.has(entry.key));
  const stored = await storeBatch(services, { crawl, batch: state.batches }, site, done);
  const next = await followLinks(services, crawl, site, robots, state, stored);
  const pagesRead = state.pagesRead + stored.pagesRead;
  // From here on the batch is counted: whatever of it is read again after a crash belongs to the next one.
  const nextState = {
    ...next,
    skipped: countSkips(state.skipped, done, stored.foldedUrls),
    startPageFailed: state.startPageFailed || stored.startPageFailed,
    batches: state.batches + 1,
    pagesRead,
  };
  await updateCrawlState(table, crawl, nextState, now());
  await removeFromFrontier(
    table,
    crawl,
    done.map(({ entry }) => entry),
  );
  await reportCrawl(services, job, {
    set: { totalPages: next.counts.enqueued, crawledPages: pagesRead },
  });
  return { remaining: true, waitSeconds: 0 };
}

const secondsUntilFirst = (batch: readonly FrontierUrl[], now: Date): number => {
  const times = batch.map((entry) => Date.parse(entry.notBefore ?? now.toISOString()));
  return times.length === 0 ? 0 : Math.max(1, Math.ceil((Math.min(...times) - now.getTime()) / 1000));
};

async function readBatch(
  services: CrawlServices,
  site: Site,
  robots: RobotsPolicy,
  entries: readonly FrontierUrl[],
): Promise<UrlReading[]> {
  const known = await knownPages(services, site, entries);
  const { settings } = services;
  const delayMs = nextDelayMs({
    configuredDelayMs: settings.delayMs,
    crawlDelaySeconds: robots.crawlDelaySeconds,
    elapsedMs: 0,
  });
  const endsAt = Date.now() + BATCH_BUDGET_MS;
  // A site that asks for pauses is read one URL at a time.
  const concurrency = delayMs > 0 ? 1 : settings.concurrency;
  const readings = await inParallel(entries, concurrency, async (entry, at) => {
    if (Date.now() > endsAt) return null;
    if (at > 0 && delayMs > 0) await delay(delayMs);
    const page = known.get(pagePlace(entry.url)?.pathKey ?? '') ?? null;
    const request = { url: entry.url, domain: site.domain, robots, known: page, attempts: entry.attempts };
    return { entry, known: page, ...(await readPage(services, request)) };
  });
  return readings.filter((reading) => reading !== null);
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

/** Moves what failed for now to the end of the frontier; answers the keys. */
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
  { table, now, settings }: CrawlServices,
  crawl: Crawl,
  site: Site,
  robots: RobotsPolicy,
  state: CrawlState,
  stored: StoredBatch,
): Promise<Pick<CrawlState, 'counts'>> {
  await markUrlsSeen(table, crawl, stored.redirectedKeys, now());
  const candidates: FrontierCandidate[] = stored.links;
  const context = { site: site.domain, robots, counts: state.counts, maxPages: settings.maxPages };
  // Twice: the keys are only known after the first selection, and what the crawl has met must not use up its limits.
  const first = selectEntries(candidates, { ...context, maxPages: Number.MAX_SAFE_INTEGER });
  const known = await knownUrlKeys(
    table,
    crawl,
    first.entries.map(({ key }) => key),
  );
  const { entries } = selectEntries(
    first.entries.map(({ url, depth }) => ({ url, depth })),
    { ...context, isKnown: (key) => known.has(key) },
  );
  await addToFrontier(table, crawl, entries, now());
  return { counts: countEnqueued(state.counts, entries) };
}
