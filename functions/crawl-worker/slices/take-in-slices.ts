import { countVariants } from '../../../shared/domain/crawling/query-pages.ts';
import type { RobotsPolicy } from '../../../shared/domain/crawling/robots.ts';
import { keepPageList } from '../../../shared/jobs/keep-page-list.ts';
import { type CrawlState, updateCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { getSliceResults, type SliceResult } from '../../../shared/table/crawl-slices.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { markUrlsSeen } from '../../../shared/table/seen-urls.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { enqueueLinks, type MetLinks } from '../follow-links.ts';
import { recordLeftOut } from '../record-urls.ts';
import type { CrawlServices } from '../services.ts';
import { listSlices } from './hand-out-slices.ts';

/**
 * Adds what the workers found in their slices to the crawl, once all of them have ended: one step writes its state. Returns the slices
 * that no worker has finished, with which nothing is added. Idempotent until the state is written, which ends the slices.
 */
export async function takeInSlices(
  services: CrawlServices,
  job: CrawlJob,
  { crawl, site, robots, state }: { crawl: Crawl; site: Site; robots: RobotsPolicy; state: CrawlState },
): Promise<number[]> {
  const { table, now } = services;
  const numbers = listSlices(state);
  const byNumber = await getSliceResults(table, crawl, numbers);
  const unread = numbers.filter((slice) => !byNumber.has(slice));
  if (unread.length > 0) return unread;
  const results = numbers.flatMap((slice) => byNumber.get(slice) ?? []);
  const { leftOut, ...next } = await enqueueLinks(services, crawl, site, robots, state, mergeLinks(results));
  await recordLeftOut(services, crawl, state.batches + state.slices, leftOut);
  const pagesRead = results.reduce((sum, result) => sum + result.pagesRead, state.pagesRead);
  const nextState: CrawlState = {
    ...state,
    counts: next.counts,
    leftOut: state.leftOut + leftOut.length,
    queryPaths: countVariants(
      state.queryPaths,
      [],
      results.flatMap(({ queryPages }) => queryPages),
    ),
    skipped: addCounts([state.skipped, ...results.map(({ skipped }) => skipped)]),
    startPageFailed: state.startPageFailed || results.some(({ startPageFailed }) => startPageFailed),
    batches: state.batches + state.slices + 1,
    slices: 0,
    pagesRead,
  };
  await updateCrawlState(table, crawl, nextState, now());
  await keepPageList(services, site);
  const leftOutKeys = leftOut.map(({ key }) => key);
  await Promise.all([
    markUrlsSeen(table, crawl, leftOutKeys, now()),
    reportCrawl(services, job, {
      set: {
        totalPages: next.counts.enqueued,
        crawledPages: pagesRead,
        waitsUntil: null,
        ...(next.isPageLimitMet ? { stoppedBy: 'page_limit' } : {}),
      },
    }),
  ]);
  return [];
}

/** Two slices may find one URL, and a redirect of one may lead to what the other found. */
function mergeLinks(results: readonly SliceResult[]): MetLinks {
  const read = new Set(results.flatMap(({ redirectedKeys }) => redirectedKeys));
  const found = new Map(results.flatMap((result) => result.found.map((url) => [url.key, url] as const)));
  for (const key of read) found.delete(key);
  const leftOut = new Map(results.flatMap((result) => result.leftOut.map((url) => [url.key, url] as const)));
  for (const key of [...read, ...found.keys()]) leftOut.delete(key);
  return { found: [...found.values()], leftOut: [...leftOut.values()] };
}

function addCounts(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const of of counts) for (const [reason, count] of Object.entries(of)) sums[reason] = (sums[reason] ?? 0) + count;
  return sums;
}
