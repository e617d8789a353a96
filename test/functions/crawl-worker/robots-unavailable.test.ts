/** @module-tag stories */
import { expect, test } from 'vitest';
import { html } from '../../harness/crawled-site.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 1 });

test('a robots.txt that cannot be read for a while postpones the crawl, which says so and then reads the site', async () => {
  const tenant = await system.tenant();
  const web = system.web.take({ '/robots.txt': { status: 503 }, '/': html('Home of the recovering site') });
  const { id } = await seedSite(system, tenant, { domain: web.domain });
  const { data } = (await tenant.api.post(`/sites/${id}/crawl`, {})).body;
  const job = async () => (await tenant.api.get(`/jobs/${data.job_id}`)).body.data;
  await waitUntil('the crawl waits', async () => (await job()).progress.waits_until !== undefined);
  expect(web.hits.map(({ path }) => path)).toEqual(['/robots.txt']);
  web.serve({ '/': html('Home of the recovering site') });
  expect(await waitForJob(tenant.api, data.job_id)).toMatchObject({
    status: 'completed',
    progress: { stage: 'ended', done: 1, total: 1 },
  });
});

test('a host that does not respond at all fails the crawl within a minute, so that its slot is free', async () => {
  const tenant = await system.tenant();
  const { id } = await seedSite(system, tenant, { domain: 'does-not-respond.example' });
  const { data } = (await tenant.api.post(`/sites/${id}/crawl`, {})).body;
  expect(await waitForJob(tenant.api, data.job_id)).toMatchObject({ status: 'failed' });
});
