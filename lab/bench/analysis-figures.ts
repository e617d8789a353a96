import { setTimeout as delay } from 'node:timers/promises';
import { startSampleSite } from '../../local/sample-site-server.ts';
import { startBenchSystem } from './bench-system.ts';
import { dependentDepth } from './counting-proxy.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { type Figure, figureAtMost, median } from './table.ts';
import { articleIn } from './texts-in-languages.ts';

const WORDS = 3_000;
const JOBS = 12;
const JOB_MS_MAX = 1_000;
const JOB_POLL_MS = 20;
const COUNTED_CALLS = 60;
const DEPTH_MAX = 3;
const TIMED_CALLS = 200;
const BRIEF_MS_MAX = 25;
const REPORT_MS_MAX = 40;

/** How long the job of an analysis by rules takes, and the page's brief and report with their links. */
export async function analysisFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  await using cleanup = new AsyncDisposableStack();
  const site = await startSampleSite();
  cleanup.defer(() => site.stop());
  const environment = { CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}` };

  const counted = await bench.start({ counted: true, environment });
  const pageId = await preparePage(counted, site.domain);
  const depths: Figure[] = [];
  for (const what of ['brief', 'report'] as const) {
    const seen: number[] = [];
    for (let at = 0; at < COUNTED_CALLS; at += 1) {
      bench.proxy.takeCalls();
      await counted.must('GET', `/pages/${pageId}/${what}`);
      seen.push(dependentDepth(bench.proxy.takeCalls()));
    }
    // Read from the times: on a busy machine, calls that are meant to run together follow each other. The least is right.
    depths.push(figureAtMost(`${what}: dependent DynamoDB round trips`, Math.min(...seen), DEPTH_MAX, 'calls', 0));
  }
  await counted.stop();

  const timed = await bench.start({ environment });
  try {
    return [
      await jobFigure(timed, pageId),
      ...depths,
      await latencyFigure(timed, `/pages/${pageId}/brief`, 'brief', BRIEF_MS_MAX),
      await latencyFigure(timed, `/pages/${pageId}/report`, 'report', REPORT_MS_MAX),
    ];
  } finally {
    await timed.stop();
  }
}

/** A crawled page with a long body, keywords, an outline, and two analyses to compare. */
async function preparePage(system: MeasuredSystem, domain: string): Promise<number> {
  const { must, settle } = system;
  const siteId: number = (await must('POST', '/sites', { domain })).body.data.id;
  while ((await must('GET', `/sites/${siteId}`)).body.data.background_status !== null) await delay(100);
  const pageId: number = (await must('GET', `/sites/${siteId}/pages?limit=1`)).body.data[0].id;
  await must('PATCH', `/pages/${pageId}`, {
    primary_keyword: 'bicycle chain',
    secondary_keywords: ['chain wear', 'chain oil', 'cassette'],
  });
  for (const edition of ['First', 'Second']) {
    await must('POST', `/pages/${pageId}/content`, {
      markdown: `${articleIn('en', WORDS, 0).markdown}\n\n${edition} edition.`,
    });
    await settle((await must('POST', `/pages/${pageId}/analyze`)).body.data.job_id);
  }
  await must('POST', `/pages/${pageId}/outline`);
  while (['pending', 'processing'].includes((await must('GET', `/pages/${pageId}/outline`)).body.data.status))
    await delay(100);
  return pageId;
}

async function jobFigure(system: MeasuredSystem, pageId: number): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < JOBS; at += 1) {
    const { body } = await system.must('POST', `/pages/${pageId}/analyze`, { force: true });
    const startedAt = performance.now();
    const url = `/jobs/${body.data.job_id}`;
    while ((await system.must('GET', url)).body.data.retry_after_seconds !== null) await delay(JOB_POLL_MS);
    times.push(performance.now() - startedAt);
  }
  const name = `analysis of a page of ${WORDS} words: from 202 to completed, p50 (least ${Math.min(...times).toFixed(0)}, most ${Math.max(...times).toFixed(0)} ms)`;
  return figureAtMost(name, median(times), JOB_MS_MAX, 'ms', 0);
}

async function latencyFigure(system: MeasuredSystem, url: string, name: string, limitMs: number): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < TIMED_CALLS; at += 1) times.push((await system.must('GET', url)).milliseconds);
  return figureAtMost(`${name}: p50 (least ${Math.min(...times).toFixed(1)} ms)`, median(times), limitMs, 'ms');
}
