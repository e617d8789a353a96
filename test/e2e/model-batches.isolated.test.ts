/** @module-tag stories */
import { afterAll, expect, test } from 'vitest';
import { seedPageWithBody } from '../functions/analyses/pages.ts';
import { startBatchServer } from '../harness/batch-server.ts';
import { judge } from '../harness/judging-model.ts';
import { seedSite } from '../harness/seeds.ts';
import { useSystem } from '../harness/system.ts';
import { waitForJob, waitUntil } from '../harness/wait-until.ts';

const PAGES = 30;
const server = await startBatchServer(judge);
afterAll(() => server.stop());

const system = useSystem({
  environment: {
    MODEL_PROVIDER: 'anthropic',
    MODEL_BASE_URL: server.baseUrl,
    MODEL_API_KEY: 'k',
    MODEL_ID: 'judge-1',
    MODEL_INPUT_PRICE: '10',
    MODEL_OUTPUT_PRICE: '20',
    MODEL_BATCH: 'on',
    MODEL_BATCH_SECONDS: '1',
    LOG_LEVEL: 'silent',
  },
});

test('thirty pages are judged through batches at half the price, and no other analysis waits for them', async () => {
  server.hasEnded = false;
  const tenant = await system.tenant();
  const { api } = tenant;
  const site = await seedSite(system, tenant);
  const pages = [];
  for (let at = 0; at < PAGES; at += 1) pages.push(await seedPageWithBody(system, tenant, { site }));
  const { body } = await api.post(`/sites/${site.id}/analyze`, { page_ids: pages.map(({ id }) => id) });
  const jobs: string[] = body.data.jobs.map(({ job_id }: { job_id: string }) => job_id);
  expect(jobs.length).toBe(PAGES);
  await waitUntil('a batch is sent', async () => server.batches.length > 0);
  const waiting = await waitUntil('an analysis waits', async () => {
    const { body: job } = await api.get(`/jobs/${jobs.at(-1)}`);
    return job.data.progress.waits_for !== undefined && job.data;
  });
  expect(waiting).toMatchObject({ status: 'queued', progress: { stage: 'queued', waits_for: 'model_batch' } });

  const alone = await seedPageWithBody(system, tenant, { site });
  const { body: single } = await api.post(`/pages/${alone.id}/analyze`);
  expect(await waitForJob(api, single.data.job_id)).toMatchObject({ status: 'completed', model_use: { calls: 2 } });

  server.hasEnded = true;
  const ended = [];
  for (const job of jobs) ended.push(await waitForJob(api, job));
  expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 'completed'));
  const calls = ended.map(({ model_use: { calls: all, batch_calls: inBatches = 0 } }) => [all, inBatches]);
  expect(calls.filter(([all]) => all === 2).length).toBe(PAGES);
  // At most the first question of each purpose of each process is asked at once.
  expect(calls.filter(([, inBatches]) => inBatches === 2).length).toBeGreaterThan(PAGES - 10);
  expect(ended.find(({ model_use }) => model_use.batch_calls === 2)?.cost_usd).toBe(0.012);
}, 300_000);
