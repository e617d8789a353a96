/** @module-tag stories */
import { expect, test } from 'vitest';
import { startBenchSystem } from '../../lab/bench/bench-system.ts';
import { docsDomain } from '../../lab/bench/crawl-docs-site.ts';
import { startGeneratedSite } from '../../lab/bench/generated-site.ts';
import { listUnfinishedJobs } from '../../shared/table/due-work.ts';
import { waitUntil } from '../harness/wait-until.ts';

const PAGES = 300;
/** More than docs/data-model.md names: the workers of the system that run by the clock are counted as well. */
const CALLS_A_PAGE_MAX = 2.5;
const CRAWL_MS = 120_000;

test(
  'a crawl calls the table at most 2.5 times a page, the setup of the site and its issues among them',
  async () => {
    await using bench = await startBenchSystem();
    await using started = new AsyncDisposableStack();
    const site = await startGeneratedSite(PAGES);
    started.defer(() => site.stop());
    const environment = { CRAWL_ORIGIN_OVERRIDES: `${docsDomain}=${site.origin}` };
    const system = await bench.start({ counted: true, environment });
    started.defer(() => system.stop());
    bench.proxy.takeCalls();
    const { id } = (await system.must('POST', '/sites', { domain: docsDomain })).body.data;
    // Not by the API, whose requests are calls to the table.
    await waitUntil('the crawl is over', async () => (await listUnfinishedJobs(bench.table)).length === 0, CRAWL_MS);
    const calls = bench.proxy.takeCalls().length;
    expect((await system.must('GET', `/sites/${id}/pages`)).body.meta.total).toBe(PAGES);
    expect(calls / PAGES).toBeGreaterThan(0.5);
    expect(calls / PAGES).toBeLessThanOrEqual(CALLS_A_PAGE_MAX);
  },
  CRAWL_MS,
);
