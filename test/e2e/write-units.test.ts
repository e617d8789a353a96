/** @module-tag stories */
import { expect, test } from 'vitest';
import { startBenchSystem } from '../../lab/bench/bench-system.ts';
import { settleSite } from '../../lab/bench/prepared-resources.ts';
import { startSampleSite } from '../../local/sample-site-server.ts';
import { listUnfinishedJobs } from '../../shared/table/due-work.ts';
import { waitUntil } from '../harness/wait-until.ts';

test('an analysis by rules takes at most 50 write units, its trigger and its job among them', async () => {
  await using bench = await startBenchSystem();
  const site = await startSampleSite();
  // As many at once as on a stage: a job that waits for a slot of the embedded system writes more.
  const environment = { CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}`, WORKER_CONCURRENCY: '130' };
  const system = await bench.start({ counted: true, environment });
  try {
    const siteId: number = (await system.must('POST', '/sites', { domain: site.domain })).body.data.id;
    await settleSite(system, siteId);
    const pages: { id: number }[] = (await system.must('GET', `/sites/${siteId}/pages?limit=100`)).body.data;
    bench.proxy.takeCalls(); (await import('node:fs')).writeFileSync('/tmp/units.jsonl','');
    const started = await system.must('POST', `/sites/${siteId}/analyze`, { page_ids: pages.map(({ id }) => id) });
    const jobs: { job_id: string }[] = started.body.data.jobs;
    expect(jobs).toHaveLength(pages.length);
    // Not by the API, whose requests write what they count.
    await waitUntil('every job has ended', async () => (await listUnfinishedJobs(bench.table)).length === 0);
    const units = bench.proxy.takeCalls().reduce((sum, { writeUnits }) => sum + writeUnits, 0);
    console.log(units / pages.length);
    expect(units / pages.length).toBeGreaterThan(10);
    expect(units / pages.length).toBeLessThanOrEqual(50);
  } finally {
    await system.stop();
    await site.stop();
  }
});
