import { loadavg } from 'node:os';
import { startBenchSystem } from './bench-system.ts';
import { findDocumentation, pagesOfSize, reachablePaths, startDocsSite } from './crawl-docs-site.ts';
import { type CrawlRun, runCrawl } from './crawl-run.ts';
import { startGeneratedSite } from './generated-site.ts';
import { type Figure, figureAtMost } from './table.ts';

const GENERATED_PAGES = 1_000;
const PAGES_MAX = 5_000;
const COUNTED_PAGES = 60;
const COUNTED_PAGE_BYTES = 30 * 1024;

/** A crawl of real documentation as Debian ships it; of generated pages on a machine that has none. */
export async function crawlFigures(): Promise<Figure[]> {
  const folder = await findDocumentation();
  const what = folder === null ? 'generated pages' : 'pages of documentation';
  const site = folder === null ? await startGeneratedSite(GENERATED_PAGES) : await startDocsSite(folder);
  try {
    const [loadBefore = 0] = loadavg();
    const run = await runCrawl({ origin: site.origin, maxPages: PAGES_MAX });
    const figures = speedAndMemory(what, run, loadBefore);
    if (folder === null) return figures;
    return [...figures, foundPages(run, await reachablePaths(folder)), await writeUnits(folder)];
  } finally {
    await site.stop();
  }
}

/** Compares the pages that the crawler found with a separate count. */
function foundPages(run: CrawlRun, reachable: readonly string[]): Figure {
  const normalizePath = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '').toLowerCase();
  const crawled = new Set(run.paths.map(normalizePath));
  const missing = reachable.filter((pathname) => !crawled.has(normalizePath(pathname)));
  const surplus = run.paths.length - (reachable.length - missing.length);
  return {
    name: 'Pages found, of those that a separate count reaches by links',
    value: `${reachable.length - missing.length} of ${reachable.length}, and ${surplus} others`,
    target: 'all, and no others',
    ok: missing.length === 0 && surplus === 0,
  };
}

function speedAndMemory(what: string, run: CrawlRun, loadBefore: number): Figure[] {
  const aboveIdle = (samples: CrawlRun['samples']): number =>
    Math.max(...samples.map(({ megabytes }) => megabytes)) - run.idleMegabytes;
  const firstHalf = run.samples.filter(({ pages }) => pages < run.pages / 2);
  return [
    {
      name: `Crawl of ${run.pages} ${what}: pages a second`,
      value: run.pagesPerSecond.toFixed(1),
      target: `at least 60 on two cores that nothing else uses (load before it: ${loadBefore.toFixed(1)})`,
      ok: run.pagesPerSecond >= 60,
      numbers: { 'pages/s': run.pagesPerSecond },
    },
    {
      name: 'Processor time a page, of all cores, the engine included',
      value: `${run.cpuMillisecondsPerPage.toFixed(1)} ms`,
      target: '',
      ok: true,
      numbers: { ms: run.cpuMillisecondsPerPage },
    },
    figureAtMost('Memory above idle, at its peak', aboveIdle(run.samples), 300, 'MB', 0),
    {
      name: 'Memory above idle, first half of the crawl',
      value: `${aboveIdle(firstHalf).toFixed(0)} MB`,
      target: '',
      ok: true,
    },
  ];
}

/** The table counts what the crawl of pages of that size writes, from the registration of the site to its end. */
async function writeUnits(folder: string): Promise<Figure> {
  await using bench = await startBenchSystem();
  const { proxy } = bench;
  await using started = new AsyncDisposableStack();
  const listed = await pagesOfSize(folder, COUNTED_PAGE_BYTES, COUNTED_PAGES);
  const site = await startDocsSite(folder, { listed });
  started.defer(() => site.stop());
  const run = await runCrawl({
    origin: site.origin,
    maxPages: COUNTED_PAGES + 1,
    environment: { AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint },
  });
  const calls = proxy.takeCalls();
  const units = calls.reduce((sum, call) => sum + call.writeUnits, 0) / run.pages;
  const callsPerPage = calls.length / run.pages;
  return figureAtMost(
    `Write units a page of 30 KB (${callsPerPage.toFixed(1)} calls to the table a page)`,
    units,
    25,
    'units',
  );
}
