/** `npm run bench -- profile crawl|request|analysis`: the time of a run by line, from the profiles of all its processes. */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startBenchSystem } from '../bench-system.ts';
import { findDocumentation, startDocsSite } from '../crawl-docs-site.ts';
import { runCrawl } from '../crawl-run.ts';
import { startGeneratedSite } from '../generated-site.ts';
import { loadPages } from '../load-pages.ts';
import { seedSiteOfPages } from '../seed-pages.ts';
import type { Figure } from '../table.ts';
import { benchLanguages } from '../texts-in-languages.ts';
import { readProfiles, sumByLine } from './cpu-profile.ts';
import { writeFlameGraph } from './flame-graph.ts';

const run = promisify(execFile);

const PAGES = 1_000;
const CRAWLED_PAGES = 400;
const CONNECTIONS = 8;
const SECONDS = 20;
const WORDS = 3_000;
const GRADINGS = 30;
/** Lines below this share of the time stand together. */
const SHARE_MIN = 0.004;

/** Where the profiles and flame graphs are left; nothing of it is committed. */
const outputFolder = path.join(import.meta.dirname, '../../../node_modules/.cache/profiles');

/**
 * Runs something with the arguments that let every process and thread of Node write its profile, and sums them up by line. What V8
 * samples is the time that a thread is at work, which a busy machine makes longer: shares are what it tells.
 */
async function profile(name: string, measure: (nodeArguments: string[]) => Promise<unknown>): Promise<Figure[]> {
  const folder = path.join(outputFolder, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await measure(['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  const profiles = await readProfiles(folder);
  await writeFlameGraph(path.join(folder, `${name}.speedscope.json`), profiles);
  const sums = [...sumByLine(profiles)].toSorted(([, a], [, b]) => b - a);
  const all = sums.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  const shown = sums.filter(([, milliseconds]) => milliseconds >= SHARE_MIN * all);
  const rest = all - shown.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  const rows = [...shown, ['lines that are smaller', rest] as const];
  return rows.map(([line, milliseconds]) => {
    const share = (100 * milliseconds) / all;
    return { name: line, value: `${share.toFixed(1)} %`, target: '', ok: true, numbers: { '%': share } };
  });
}

/** A crawl of documentation, or of generated pages, with the start of the system; the engine's own process is none of Node. */
export const crawlProfile = (): Promise<Figure[]> =>
  profile('crawl', async (nodeArguments) => {
    const folder = await findDocumentation();
    const site = folder === null ? await startGeneratedSite(CRAWLED_PAGES) : await startDocsSite(folder);
    try {
      await runCrawl({ origin: site.origin, maxPages: CRAWLED_PAGES, nodeArguments });
    } finally {
      await site.stop();
    }
  });

/** `GET /pages/{id}` over eight connections. */
export const requestProfile = (): Promise<Figure[]> =>
  profile('request', async (nodeArguments) => {
    await using bench = await startBenchSystem();
    const system = await bench.start({ nodeArguments });
    try {
      const { firstPageId } = await seedSiteOfPages(bench.table, system.organizationId, PAGES);
      const { baseUrl, apiKey } = system;
      await loadPages({ baseUrl, apiKey, connections: CONNECTIONS, duration: SECONDS, firstPageId, pages: PAGES });
    } finally {
      await system.stop();
    }
  });

/** Analyses by rules in a process of each language, with what the first of each loads and compiles. */
export const analysisProfile = (): Promise<Figure[]> =>
  profile('analysis', async (nodeArguments) => {
    const script = path.join(import.meta.dirname, '../grading-process.ts');
    for (const language of benchLanguages) {
      await run(process.execPath, [...nodeArguments, script, language, String(WORDS), String(GRADINGS)]);
    }
  });
