import { parseRobots, type RobotsPolicy } from '../../../shared/domain/crawling/robots.ts';
import {
  type CrawlState,
  type FrontierUrl,
  getCrawlState,
  removeFromFrontier,
} from '../../../shared/table/crawl-frontier.ts';
import { getSlice, putSliceResult, type SliceResult } from '../../../shared/table/crawl-slices.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { auditInParts } from '../audit/digest-in-parts.ts';
import { countSkips } from '../count-skips.ts';
import { meetLinks } from '../follow-links.ts';
import { findReadiness, knownPages } from '../known-pages.ts';
import { choosePace, pauseReader } from '../pace.ts';
import { createReadAhead } from '../read-ahead.ts';
import { mergeGroups, readAndStore } from '../read-batch.ts';
import { LEFT_OUT_MAX, recordBatch } from '../record-urls.ts';
import { reportWhile } from '../report-while.ts';
import type { CrawlServices } from '../services.ts';

/** A slow site ends a slice early: what is left stays in the frontier. Longer than a batch, since all workers wait for the last one. */
const SLICE_BUDGET_MS = 90_000;

interface SliceAtWork {
  crawl: Crawl;
  site: Site;
  state: NonNullable<Awaited<ReturnType<typeof getCrawlState>>>;
  slice: number;
  urls: readonly FrontierUrl[];
}

/**
 * Reads one slice of the frontier, beside the workers that read the others, and stores what its URLs give. What it found is written into
 * its row, and `crawl-batch` adds it to the crawl. Idempotent: a slice with a result is not read again. When the frontier is empty, it
 * does a part of the audit in place of it.
 */
export async function crawlSlice(services: CrawlServices, job: CrawlJob, slice: number): Promise<void> {
  const { table } = services;
  const { crawl, site } = await reportCrawl(services, job);
  const [state, assigned] = await Promise.all([getCrawlState(table, crawl), getSlice(table, crawl, slice)]);
  if (state?.digests) return auditInParts(services, job, slice, state.digests);
  // A task that ran twice: the slice has been added to the crawl.
  if (state === null || assigned === null || !isHandedOut(state, slice)) return;
  const { urls } = assigned;
  const result = assigned.result ?? (await readSlice(services, job, { crawl, site, state, slice, urls }));
  const done = new Set(result.done);
  await removeFromFrontier(
    table,
    crawl,
    urls.filter(({ order }) => done.has(order)),
  );
}

const isHandedOut = ({ batches, slices }: CrawlState, slice: number): boolean =>
  slice >= batches && slice < batches + slices;

async function readSlice(
  services: CrawlServices,
  job: CrawlJob,
  { crawl, site, state, slice, urls }: SliceAtWork,
): Promise<SliceResult> {
  const { table, now } = services;
  const { text: robotsText, status } = state.sources.robots;
  const robots: RobotsPolicy = parseRobots(robotsText, status);
  const isReady = await findReadiness(services, crawl);
  const ready = urls.filter(isReady);
  const known = await knownPages(services, site, ready);
  const batchOfCrawl = { crawl, batch: slice, countedPages: new Set<number>(), besides: state.slices - 1 };
  const ahead = createReadAhead<FrontierUrl, never>();
  const groups = await reportWhile(services, job, pauseReader(services, site), () =>
    readAndStore(services, {
      batchOfCrawl,
      site,
      robots,
      robotsText,
      atOnce: choosePace(services, robots).atOnce,
      budgetMs: SLICE_BUDGET_MS,
      known,
      ready,
      ahead,
      next: () => [],
    }),
  );
  const done = groups.flatMap((group) => group.done);
  const stored = mergeGroups(groups.map((group) => group.stored));
  const folded = {
    canonical: stored.foldedUrls,
    default_document: stored.foldedDefaults,
    query: stored.foldedQueries,
  };
  const met = await meetLinks(services, crawl, site, robots, stored);
  const foldedInto = new Map(stored.foldedInto);
  await recordBatch(services, crawl, { batch: slice, done, folded, foldedInto, leftOut: [] });
  const result: SliceResult = {
    pagesRead: stored.pagesRead,
    startPageFailed: stored.startPageFailed,
    found: met.found.map(({ key, url, depth, foundOn = null }) => ({ key, url, depth, foundOn })),
    leftOut: met.leftOut.slice(0, LEFT_OUT_MAX).map(({ foundOn = null, ...url }) => ({ ...url, foundOn })),
    redirectedKeys: stored.redirectedKeys,
    queryPages: stored.queryPages,
    skipped: countSkips({}, done, folded),
    done: done.map(({ entry }) => entry.order),
  };
  // From here on the slice is counted: whatever of it is read again after a crash belongs to another one.
  await putSliceResult(table, crawl, slice, result, now());
  return result;
}
