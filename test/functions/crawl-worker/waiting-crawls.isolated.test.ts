/** @module-tag stories */
import { expect, test } from 'vitest';
import { html } from '../../harness/crawled-site.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 6, environment: { JOB_SLOTS: '1' } });

test('crawls that wait for a robots.txt hold no slot: another one is done in the meantime, and each goes on when it can be read', async () => {
  const tenant = await system.tenant();
  const start = async (pages: Parameters<typeof system.web.take>[0]) => {
    const web = system.web.take(pages);
    const { id } = await seedSite(system, tenant, { domain: web.domain });
    const { data } = (await tenant.api.post(`/sites/${id}/crawl`, {})).body;
    const job = async () => (await tenant.api.get(`/jobs/${data.job_id}`)).body.data;
    return { web, id, job, jobId: data.job_id };
  };
  const unavailable = { '/robots.txt': { status: 503 }, '/': html('Home of a site that recovers') };
  const waiting = [await start(unavailable), await start(unavailable)];
  for (const { job } of waiting) await waitUntil('the crawl waits', async () => (await job()).progress.waits_until);
  expect(await Promise.all(waiting.map(async ({ job }) => (await job()).status))).toEqual(['processing', 'processing']);
  const other = await start({ '/': html('Home of another site') });
  expect(await waitForJob(tenant.api, other.jobId)).toMatchObject({ status: 'completed' });
  for (const { web } of waiting) expect(new Set(web.hits.map(({ path }) => path))).toEqual(new Set(['/robots.txt']));

  for (const { web } of waiting) web.serve({ '/': html('Home of a site that recovers') });
  for (const { jobId } of waiting) {
    expect(await waitForJob(tenant.api, jobId)).toMatchObject({
      status: 'completed',
      progress: { stage: 'ended', done: 1, total: 1 },
    });
  }
});

test('a crawl that waits for an overloaded site holds no slot: that of another organization is done in the meantime', async () => {
  const [slow, quick] = [await system.tenant(), await system.tenant()];
  const web = system.web.take({
    '/': html('Home of a busy site', ['/busy/']),
    '/busy/': { status: 503, headers: { 'retry-after': '12' } },
  });
  const { id } = await seedSite(system, slow, { domain: web.domain });
  const { data } = (await slow.api.post(`/sites/${id}/crawl`, {})).body;
  const job = async () => (await slow.api.get(`/jobs/${data.job_id}`)).body.data;
  await waitUntil('the page is asked for', async () => web.hits.some(({ path }) => path === '/busy/'));
  const other = system.web.take({ '/': html('Home of another site') });
  const { id: otherId } = await seedSite(system, quick, { domain: other.domain });
  const started = (await quick.api.post(`/sites/${otherId}/crawl`, {})).body.data;
  expect(await waitForJob(quick.api, started.job_id)).toMatchObject({ status: 'completed' });
  const { status, progress } = await job();
  expect(status).toBe('processing');
  expect(progress.waits_until > new Date().toISOString()).toBe(true);

  web.serve({ '/': html('Home of a busy site', ['/busy/']), '/busy/': html('A page of the busy site') });
  expect(await waitForJob(slow.api, data.job_id)).toMatchObject({
    status: 'completed',
    progress: { stage: 'ended', done: 2, total: 2 },
  });
});

test('a crawl that waits for a robots.txt is cancelled at once, and requests nothing more', async () => {
  const tenant = await system.tenant();
  const web = system.web.take({ '/robots.txt': { status: 503 } });
  const { id } = await seedSite(system, tenant, { domain: web.domain });
  const { data } = (await tenant.api.post(`/sites/${id}/crawl`, {})).body;
  const job = async () => (await tenant.api.get(`/jobs/${data.job_id}`)).body.data;
  await waitUntil('the crawl waits', async () => (await job()).progress.waits_until);
  await tenant.api.post(`/jobs/${data.job_id}/cancel`);
  expect(await job()).toMatchObject({ status: 'failed', error: 'Crawl cancelled' });
  web.serve({ '/': html('Home of a site that recovers') });
  const again = (await tenant.api.post(`/sites/${id}/crawl`, {})).body.data;
  expect(await waitForJob(tenant.api, again.job_id)).toMatchObject({ status: 'completed' });
  expect(await job()).toMatchObject({ status: 'failed', error: 'Crawl cancelled' });
});
