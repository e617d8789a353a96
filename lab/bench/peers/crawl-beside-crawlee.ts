import path from 'node:path';
import { findDocumentation, startDocsSite } from '../crawl-docs-site.ts';
import { runCrawl } from '../crawl-run.ts';
import { startGeneratedSite } from '../generated-site.ts';
import { startMeasuredProcess } from '../measured-process.ts';
import { type Figure, figureAtLeast, figureAtMost, stated } from '../table.ts';
import type { CrawleeRun } from './crawlee-process.ts';

const GENERATED_PAGES = 1_000;
const PAGES_MAX = 5_000;
/** Of both crawlers. */
const CONCURRENCY = '4';
const RATE_MIN = 2;
const CPU_MAX = 0.5;

/**
 * The same local site crawled by the embedded system and by Crawlee, one after the other in separate processes. Crawlee
 * writes pages to files of JSON; the system keeps versions, links, facts and signals in its table, and serves requests.
 */
export async function crawlBesideCrawlee(folder: string): Promise<Figure[]> {
  const documentation = await findDocumentation();
  const site = documentation === null ? await startGeneratedSite(GENERATED_PAGES) : await startDocsSite(documentation);
  try {
    const own = await runCrawl({
      origin: site.origin,
      maxPages: PAGES_MAX,
      environment: { CRAWL_CONCURRENCY: CONCURRENCY },
    });
    const extracting = await runCrawlee(folder, site.origin, 'on');
    const alone = await runCrawlee(folder, site.origin, 'off');
    const what = `Crawl of ${own.pages} ${documentation === null ? 'generated pages' : 'pages of documentation'}`;
    const peer = 'Crawlee with Readability and Turndown';
    const cpu = extracting.cpuMs / extracting.pages;
    return [
      figureAtLeast(
        `${what}: pages a second, beside ${peer}`,
        own.pagesPerSecond / rateOf(extracting),
        RATE_MIN,
        '×',
        2,
      ),
      figureAtMost(
        `${what}: processor time a page of all processes, the engine included, beside ${peer}`,
        own.cpuMillisecondsPerPage / cpu,
        CPU_MAX,
        '×',
        2,
      ),
      stated(
        "The system's own processor time a page, without the engine's",
        own.ownCpuMillisecondsPerPage / cpu,
        '×',
        2,
      ),
      ...speedFigures('This system', own.pages, own.pagesPerSecond, own.cpuMillisecondsPerPage),
      ...speedFigures(peer, extracting.pages, rateOf(extracting), cpu),
      ...speedFigures('Crawlee alone', alone.pages, rateOf(alone), alone.cpuMs / alone.pages),
    ];
  } finally {
    await site.stop();
  }
}

const rateOf = ({ pages, seconds }: CrawleeRun): number => pages / seconds;

async function runCrawlee(folder: string, origin: string, extract: 'on' | 'off'): Promise<CrawleeRun> {
  const crawl = await startMeasuredProcess<CrawleeRun>('peers/crawlee-process.ts', {
    PEERS_FOLDER: folder,
    ORIGIN: origin,
    EXTRACT: extract,
    CONCURRENCY,
    CRAWLEE_STORAGE_DIR: path.join(folder, `storage-${extract}`),
    CRAWLEE_LOG_LEVEL: 'WARNING',
  });
  await crawl.stop();
  return crawl.ready;
}

const speedFigures = (who: string, pages: number, pagesPerSecond: number, cpuMsPerPage: number): Figure[] => [
  stated(`${who}, ${pages} pages: pages a second`, pagesPerSecond, 'pages/s'),
  stated(`${who}: processor time a page, of all cores`, cpuMsPerPage, 'ms'),
];
