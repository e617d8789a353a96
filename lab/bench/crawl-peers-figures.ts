import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findDocumentation, startDocsSite } from './crawl-docs-site.ts';
import { runCrawl } from './crawl-run.ts';
import type { CrawleeRun } from './crawlee-process.ts';
import { startGeneratedSite } from './generated-site.ts';
import { startMeasuredProcess } from './measured-process.ts';
import { type Figure, stated } from './table.ts';

/**
 * The crawlers to compare with. Not part of the project: npm installs them into a temporary folder, for this
 * measurement alone.
 */
const packages = {
  '@crawlee/cheerio': '3.18.1',
  '@mozilla/readability': '0.6.0',
  linkedom: '0.18.12',
  turndown: '7.2.5',
};
const GENERATED_PAGES = 1_000;
const PAGES_MAX = 5_000;
/** Of both crawlers. */
const CONCURRENCY = '4';

/**
 * The same local site crawled by the embedded system and by Crawlee, one after the other in separate processes. Crawlee
 * writes pages to files of JSON; the system keeps versions, links, facts and signals in its table, and serves requests.
 */
export async function crawlPeersFigures(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack();
  const peers = await mkdtemp(path.join(tmpdir(), 'content-optimization-peers-'));
  cleanup.defer(() => rm(peers, { recursive: true, force: true }));
  const missing = await installPeers(peers);
  if (missing !== null) return [skipped(missing)];
  const folder = await findDocumentation();
  const site = folder === null ? await startGeneratedSite(GENERATED_PAGES) : await startDocsSite(folder);
  cleanup.defer(() => site.stop());
  const own = await runCrawl({
    origin: site.origin,
    maxPages: PAGES_MAX,
    environment: { CRAWL_CONCURRENCY: CONCURRENCY },
  });
  const bare = await runCrawlee(peers, site.origin, 'off');
  const extracting = await runCrawlee(peers, site.origin, 'on');
  return [
    ...peerFigures(`This system, ${own.pages} pages`, own.pagesPerSecond, own.cpuMillisecondsPerPage),
    ...figuresOfCrawlee('Crawlee, CheerioCrawler alone', bare),
    ...figuresOfCrawlee('Crawlee with Readability and Turndown', extracting),
  ];
}

/** Null when they are there; else why not, in npm's words. */
async function installPeers(folder: string): Promise<string | null> {
  const list = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  process.stdout.write(`npm installs ${list.join(', ')} into ${folder}, which is removed afterwards\n`);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  try {
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...list], {
      cwd: folder,
      timeout: 300_000,
    });
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n').at(1) ?? error.message) : String(error);
  }
}

const skipped = (why: string): Figure => ({
  name: 'Skipped: npm could not install the crawlers to compare with (is this machine offline?)',
  value: why.slice(0, 200),
  target: '',
  ok: true,
});

async function runCrawlee(folder: string, origin: string, extract: 'on' | 'off'): Promise<CrawleeRun> {
  const crawl = await startMeasuredProcess<CrawleeRun>('crawlee-process.ts', {
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

const figuresOfCrawlee = (name: string, { pages, seconds, cpuMs }: CrawleeRun): Figure[] =>
  peerFigures(`${name}, ${pages} pages`, pages / seconds, cpuMs / pages);

const peerFigures = (name: string, pagesPerSecond: number, cpuMsPerPage: number): Figure[] => [
  stated(`${name}: pages a second`, pagesPerSecond, 'pages/s'),
  stated(`${name}: processor time a page, of all cores`, cpuMsPerPage, 'ms'),
];
