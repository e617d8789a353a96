/** @module-tag stories */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createHostTurns } from '../../../functions/crawl-worker/requests/host-turns.ts';
import type { CrawlServices } from '../../../functions/crawl-worker/services.ts';
import { crawlBatch } from '../../../functions/crawl-worker/steps/crawl-batch.ts';
import { crawlSlice } from '../../../functions/crawl-worker/steps/crawl-slice.ts';
import { discoverUrls } from '../../../functions/crawl-worker/steps/discover-urls.ts';
import { foldCanonicals } from '../../../functions/crawl-worker/storing/fold-canonicals.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { getCrawlState, updateCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { listCrawledUrls } from '../../../shared/table/crawl-urls.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { listAllSitePages } from '../../../shared/table/listed-pages.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { useTable } from '../../shared/table/use-table.ts';
import { beginLargeCrawl, type LargeCrawl, readText } from './large-crawl.ts';

const tables = useTable();
const WORKERS = 4;
const REQUESTS_AT_ONCE = 4;
/** Enough for a slice of each worker. */
const PAGES = 1_100;

async function begin(pages = PAGES, workersMax = WORKERS): Promise<LargeCrawl> {
  const crawl = await beginLargeCrawl(tables.table, { pages, workersMax, requestsAtOnce: REQUESTS_AT_ONCE });
  await discoverUrls(crawl.services, crawl.job);
  return crawl;
}

/** A separate process as far as the table and the host can see: its client, and its share of the requests. */
function openWorker({ services, site }: LargeCrawl, number: number): CrawlServices {
  const table = tables.anotherClient();
  const turns = createHostTurns({
    table,
    configuredDelayMs: 0,
    requestsAtOnce: REQUESTS_AT_ONCE,
    holder: `worker-${number}`,
  });
  const fetch: CrawlServices['web']['fetch'] = async (request) => {
    const taken = await turns.take(new URL(request.url));
    if (!taken.granted) throw new Error('no turn');
    try {
      return await site.fetch(request.url, () => turn());
    } finally {
      taken.finish({ status: 200, latencyMs: 1, retryAfterSeconds: null });
    }
  };
  return { ...services, table, web: { fetch, close: async () => undefined } };
}

/** The state machine: calls, and the slices that they hand out side by side. */
async function crawlWhole(crawl: LargeCrawl, onSlices: (slices: readonly number[]) => Promise<void>): Promise<number> {
  let rounds = 0;
  for (;;) {
    const { remaining, slices } = await crawlBatch(crawl.services, crawl.job, true);
    if (slices.length > 0) {
      rounds += 1;
      await onSlices(slices);
    } else if (!remaining) return rounds;
  }
}

async function readOutcome({ services, job, siteId }: LargeCrawl) {
  const { table } = services;
  const [row, site, pages, state] = await Promise.all([
    getCrawl(table, job.organizationId, job.id),
    getSite(table, job.organizationId, siteId),
    listAllSitePages(table, job.organizationId, siteId),
    getCrawlState(table, job),
  ]);
  const history = await listCrawledUrls(table, job, { from: { part: 0, at: 0 }, limit: 5_000, isWanted: () => true });
  return {
    crawledPages: row?.crawledPages,
    totalPages: row?.totalPages,
    pageCount: site?.pageCount,
    paths: new Set(pages.map(({ path }) => path)).size,
    rows: pages.length,
    history: history.urls.length,
    distinctUrls: new Set(history.urls.map(({ url }) => url)).size,
    slices: state?.slices,
  };
}

const wholeSite = (pages: number) => ({
  crawledPages: pages + 1,
  totalPages: pages + 1,
  pageCount: pages + 1,
  paths: pages + 1,
  rows: pages + 1,
  history: pages + 1,
  distinctUrls: pages + 1,
  slices: 0,
});

test('four workers read one site side by side: each URL is requested, stored, counted and listed once, with as many requests at a time as of one worker', async () => {
  const crawl = await begin();
  const workers = Array.from({ length: WORKERS }, (_, number) => openWorker(crawl, number));
  const handedOut: number[][] = [];
  const rounds = await crawlWhole(crawl, async (slices) => {
    handedOut.push([...slices]);
    await Promise.all(slices.map((slice, at) => crawlSlice(workers[at] as CrawlServices, crawl.job, slice)));
  });
  expect(rounds).toBe(1);
  expect(handedOut[0]).toHaveLength(WORKERS);
  expect(await readOutcome(crawl)).toEqual(wholeSite(PAGES));
  expect(crawl.site.mostAtOnce()).toBeLessThanOrEqual(REQUESTS_AT_ONCE);
  expect(Math.max(...crawl.site.requests.values())).toBe(1);
});

test('a slice that is cut off, one whose result is lost, and a step that adds them twice lose nothing and count nothing twice', async () => {
  const pages = 600;
  const crawl = await begin(pages);
  let isCut = true;
  const rounds = await crawlWhole(crawl, async ([first = -1, second = -1, ...others]) => {
    expect(others).toEqual([]);
    if (!isCut)
      return void (await Promise.all([first, second].map((slice) => crawlSlice(crawl.services, crawl.job, slice))));
    isCut = false;
    const cut = { ...crawl.services, web: cutOffAfter(crawl.services.web, 100) };
    await expect(crawlSlice(cut, crawl.job, first)).rejects.toThrow('the worker was cut off');
    await crawlSlice(crawl.services, crawl.job, second);
    // Its result is lost, and the task is done again.
    await crawlSlice(crawl.services, crawl.job, second);
    // The execution goes on, and the slice without a result is handed out again.
    expect((await crawlBatch(crawl.services, crawl.job, true)).slices).toEqual([first]);
    await crawlSlice(crawl.services, crawl.job, first);
    const state = await getCrawlState(crawl.services.table, crawl.job);
    if (state === null) throw new Error('no state');
    const { sources: _, ...before } = state;
    await crawlBatch(crawl.services, crawl.job, true);
    // As a crash before its state was written leaves it.
    await updateCrawlState(crawl.services.table, crawl.job, before, new Date());
  });
  expect(rounds).toBe(1);
  expect(await readOutcome(crawl)).toMatchObject(wholeSite(pages));
});

test('an execution of an earlier version, which starts no tasks for slices, reads those that are handed out by itself', async () => {
  const pages = 600;
  const crawl = await begin(pages);
  const { slices } = await crawlBatch(crawl.services, crawl.job, true);
  expect(slices).toHaveLength(2);
  for (let isLeft = true; isLeft; ) {
    const result = await crawlBatch(crawl.services, crawl.job);
    expect(result.slices).toEqual([]);
    isLeft = result.remaining;
  }
  expect(await readOutcome(crawl)).toEqual(wholeSite(pages));
});

test('a crawl whose execution has nearly as many events as AWS allows goes on in another execution', async () => {
  const crawl = await begin(10);
  const { table } = crawl.services;
  const job = { ...crawl.job, attempt: 1 };
  const state = await getCrawlState(table, job);
  if (state === null) throw new Error('no state');
  const { sources: _, ...before } = state;
  await updateCrawlState(table, job, { ...before, history: { attempt: 1, events: 20_000 } }, new Date());
  await expect(crawlBatch(crawl.services, job, true)).rejects.toThrow(JobOverError);
  const next = { ...job, attempt: 2 };
  await discoverUrls(crawl.services, next);
  while ((await crawlBatch(crawl.services, next, true)).remaining);
  expect(await readOutcome(crawl)).toMatchObject({ crawledPages: 11, history: 11 });
});

test('of two pages that name each other as canonical one stays, when two workers read them at the same time', async () => {
  const { services, job, siteId } = await begin(1);
  const { table } = services;
  const [crawl, site] = await Promise.all([
    getCrawl(table, job.organizationId, job.id),
    getSite(table, job.organizationId, siteId),
  ]);
  if (!crawl || !site) throw new Error('nothing was begun');
  const [a, b] = ['/either/', '/other/'].map((path, at) =>
    readText(
      `https://${site.domain}${path}`,
      `<link rel="canonical" href="${['/other/', '/either/'][at]}"><p>Words.</p>`,
    ),
  );
  if (!a || !b) throw new Error('nothing was read');
  const [first, second] = await Promise.all([
    foldCanonicals(services, crawl, site, [a]),
    foldCanonicals({ ...services, table: tables.anotherClient() }, crawl, site, [b]),
  ]);
  expect(first.kept.length + second.kept.length).toBe(1);
});

function cutOffAfter(web: CrawlServices['web'], requests: number): CrawlServices['web'] {
  let left = requests;
  return {
    ...web,
    fetch: async (request) => {
      left -= 1;
      if (left < 0) throw new Error('the worker was cut off');
      return web.fetch(request);
    },
  };
}
