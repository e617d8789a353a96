/** @module-tag stories */
import { expect, test } from 'vitest';
import { type BenchSystem, startBenchSystem } from '../../lab/bench/bench-system.ts';
import type { MeasuredSystem } from '../../lab/bench/measured-system.ts';
import { settleSite } from '../../lab/bench/prepared-resources.ts';
import { startSampleSite } from '../../local/sample-site-server.ts';
import { listUnfinishedJobs } from '../../shared/table/due-work.ts';
import { markdown } from '../functions/recommendations/analyzed.ts';
import { waitUntil } from '../harness/wait-until.ts';

const WEAK_PAGES = 8;

/** Write units for each page: of the trigger and of the jobs. */
async function unitsOfAnalyses(bench: BenchSystem, system: MeasuredSystem, site: { id: number; pageIds: number[] }) {
  bench.proxy.takeCalls();
  const started = await system.must('POST', `/sites/${site.id}/analyze`, { page_ids: site.pageIds });
  expect(started.body.data.jobs).toHaveLength(site.pageIds.length);
  // Not by the API, whose requests write what they count.
  await waitUntil('every analysis has ended', async () => {
    const jobs = await listUnfinishedJobs(bench.table);
    return jobs.every(({ workKind }) => workKind !== 'analysis');
  });
  const units = bench.proxy.takeCalls().reduce((sum, { writeUnits }) => sum + writeUnits, 0);
  return units / site.pageIds.length;
}

test('an analysis by rules takes at most 50 write units, its trigger and its job among them, also with seven recommendations', async () => {
  await using bench = await startBenchSystem();
  const site = await startSampleSite();
  // As many at once as on a stage: a job that waits for a slot of the embedded system writes more.
  const environment = { CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}`, WORKER_CONCURRENCY: '130' };
  const system = await bench.start({ counted: true, environment });
  try {
    const id: number = (await system.must('POST', '/sites', { domain: site.domain })).body.data.id;
    await settleSite(system, id);
    const pages: { id: number }[] = (await system.must('GET', `/sites/${id}/pages?limit=100`)).body.data;
    const units = await unitsOfAnalyses(bench, system, { id, pageIds: pages.map((page) => page.id) });
    expect(units).toBeGreaterThan(10);
    expect(units).toBeLessThanOrEqual(50);

    const pageIds: number[] = [];
    for (let at = 0; at < WEAK_PAGES; at += 1) {
      const page: number = (await system.must('POST', `/sites/${id}/pages`, { path: `/weak-${at}` })).body.data.id;
      await system.must('POST', `/pages/${page}/content`, {
        markdown: `${markdown}\n\n![](https://shop.example/a.jpg)\n`,
      });
      await system.must('PUT', `/pages/${page}/drafts/title`, { draft_value: 'HOME!!!' });
      pageIds.push(page);
    }
    const weak = await unitsOfAnalyses(bench, system, { id, pageIds });
    const { recommendations } = (await system.must('GET', `/pages/${pageIds[0]}/analysis`)).body.data;
    expect(recommendations.length).toBeGreaterThanOrEqual(7);
    expect(weak).toBeLessThanOrEqual(50);
  } finally {
    await system.stop();
    await site.stop();
  }
});
