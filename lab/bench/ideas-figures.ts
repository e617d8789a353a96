import { setTimeout as delay } from 'node:timers/promises';
import type { Table } from '../../shared/table/engine/client.ts';
import { startBenchSystem } from './bench-system.ts';
import { docsDomain, findDocumentation, startDocsSite } from './crawl-docs-site.ts';
import { type GeneratedSite, startGeneratedSite } from './generated-site.ts';
import type { Answer, MeasuredSystem } from './measured-system.ts';
import { memoryMegabytes } from './process-memory.ts';
import { seedIdeas } from './seed-ideas.ts';
import { type Figure, figureAtMost, median } from './table.ts';

const PAGES = 1_000;
const RUN_SECONDS_MAX = 60;
const MEGABYTES_MAX = 1_000;
const IDEAS = 500;
const LIST_MS_MAX = 20;
const LISTS = 60;
const POLL_MS = 250;

/** A run over a thousand crawled pages: real documentation where the machine has some, else pages made of words. */
export async function ideasFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const { table } = bench;
  await using cleanup = new AsyncDisposableStack();
  const folder = await findDocumentation();
  const site: GeneratedSite = folder === null ? await startGeneratedSite(PAGES) : await startDocsSite(folder);
  cleanup.defer(() => site.stop());
  const system = await bench.start({
    environment: { CRAWL_ORIGIN_OVERRIDES: `${docsDomain}=${site.origin}`, CRAWL_MAX_PAGES: String(PAGES) },
  });
  cleanup.defer(() => system.stop());
  const siteId = await crawl(system);
  const run = await measureRun(system, siteId);
  const list = await measureList(system, table, siteId);
  const of = `${run.pages} pages of ${folder === null ? 'a generated site' : folder}`;
  return [
    figureAtMost(`ideas run, rules-v1, ${of}`, run.seconds, RUN_SECONDS_MAX, 's'),
    figureAtMost('its own CPU time, the whole system', run.cpuSeconds, RUN_SECONDS_MAX, 's'),
    figureAtMost('memory while it runs, the system and its engine', run.peakMegabytes, MEGABYTES_MAX, 'MB', 0),
    figureAtMost(
      `list of ${IDEAS} ideas, 100 a page, p50 (least ${list.least.toFixed(1)} ms)`,
      list.p50,
      LIST_MS_MAX,
      'ms',
    ),
  ];
}

async function crawl(system: MeasuredSystem): Promise<number> {
  const siteId: number = (await system.must('POST', '/sites', { domain: docsDomain })).body.data.id;
  while ((await poll(system, `/sites/${siteId}`)).background_status !== null) await delay(POLL_MS);
  return siteId;
}

/** A system that is busy for longer than its keep-alive time closes the connection under a request: it is sent again. */
async function poll(system: MeasuredSystem, url: string): Promise<Answer['body']> {
  const answer = await system.must('GET', url).catch(() => system.must('GET', url));
  return answer.body.data;
}

async function measureRun(
  system: MeasuredSystem,
  siteId: number,
): Promise<{ seconds: number; cpuSeconds: number; peakMegabytes: number; pages: number }> {
  const pages: number = (await system.must('GET', `/sites/${siteId}`)).body.data.page_count;
  const startedAt = performance.now();
  const cpuBefore = await system.cpuMs();
  await system.must('POST', `/sites/${siteId}/ideas/refresh`);
  let peakMegabytes = 0;
  for (;;) {
    await delay(POLL_MS);
    // The engine is a child of this process, whose own memory is that of the sections before.
    const ownMegabytes = process.memoryUsage.rss() / 1e6;
    peakMegabytes = Math.max(peakMegabytes, (await memoryMegabytes(process.pid)) - ownMegabytes);
    const data = await poll(system, `/sites/${siteId}/ideas/run`);
    if (data.status === 'failed') throw new Error(`the ideas run failed: ${data.progress}`);
    if (data.status !== 'succeeded') continue;
    const seconds = (performance.now() - startedAt) / 1000;
    return { seconds, cpuSeconds: ((await system.cpuMs()) - cpuBefore) / 1000, peakMegabytes, pages };
  }
}

async function measureList(
  system: MeasuredSystem,
  table: Table,
  siteId: number,
): Promise<{ p50: number; least: number }> {
  const url = `/sites/${siteId}/ideas?per_page=100`;
  const { total } = (await system.must('GET', url)).body.meta;
  await seedIdeas(table, { organizationId: system.organizationId, siteId }, IDEAS - total);
  const times: number[] = [];
  for (let at = 0; at < LISTS; at += 1) {
    const { milliseconds, body } = await system.must('GET', url);
    if (body.meta.total !== IDEAS) throw new Error(`the list has ${body.meta.total} ideas`);
    times.push(milliseconds);
  }
  return { p50: median(times), least: Math.min(...times) };
}
