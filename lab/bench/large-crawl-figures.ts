import { startBenchSystem } from './bench-system.ts';
import { findDocumentation, reachablePaths, startDocsSite } from './crawl-docs-site.ts';
import { type CrawlRun, runCrawl } from './crawl-run.ts';
import { startGeneratedSite } from './generated-site.ts';
import { type Figure, figureAtMost, stated } from './table.ts';

const PAGES = 10_000;
/** The memory is stated at each of these shares of the crawl. */
const SHARES = [0.1, 0.25, 0.5, 0.75, 1];

/**
 * One crawl of ten thousand pages: as many editions of a documentation as that takes, each page with its own sentence;
 * generated pages on a machine that has none. Memory, processor time and write units are of the same run.
 */
export async function largeCrawlFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  await using started = new AsyncDisposableStack();
  const folder = await findDocumentation();
  const site = folder === null ? await startGeneratedSite(PAGES) : await startEditions(folder);
  started.defer(() => site.stop());
  const run = await runCrawl({
    origin: site.origin,
    maxPages: PAGES,
    environment: { AWS_ENDPOINT_URL_DYNAMODB: bench.proxy.endpoint },
    enginePid: bench.enginePid,
  });
  const units = bench.proxy.takeCalls().reduce((sum, { writeUnits }) => sum + writeUnits, 0);
  const what = folder === null ? 'generated pages' : 'pages of documentation';
  return [
    {
      name: `Crawl of ten thousand ${what}`,
      value: `${run.pages} pages in ${run.seconds.toFixed(0)} s`,
      target: String(PAGES),
      ok: run.pages === PAGES,
    },
    figureAtMost(
      'Memory above idle at its peak, the engine included',
      run.peakMegabytes - run.idleMegabytes,
      300,
      'MB',
      0,
    ),
    { name: 'Memory above idle as the crawl goes on', value: describeCourse(run), target: '', ok: true },
    stated('Processor time a page, of all cores, the engine included', run.cpuMillisecondsPerPage, 'ms'),
    stated('Pages for a second of processor time', 1000 / run.cpuMillisecondsPerPage, 'pages'),
    figureAtMost(
      'Write units a page, from the registration of the site to its last work',
      units / run.pages,
      25,
      'units',
    ),
  ];
}

async function startEditions(folder: string): ReturnType<typeof startDocsSite> {
  const { length } = await reachablePaths(folder);
  return await startDocsSite(folder, { editions: Math.ceil(PAGES / length) });
}

/** `to 1000: 250 MB, to 2500: 248 MB`: the most in each part. */
function describeCourse({ samples, idleMegabytes, pages }: CrawlRun): string {
  const most = (from: number, to: number): number => {
    const part = samples.filter((one) => one.pages > from * pages && one.pages <= to * pages);
    return Math.max(0, ...part.map(({ megabytes }) => megabytes - idleMegabytes));
  };
  return SHARES.map(
    (share, at) => `to ${Math.round(share * pages)}: ${most(SHARES[at - 1] ?? -1, share).toFixed(0)} MB`,
  ).join(', ');
}
