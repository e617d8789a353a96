/** @module-tag stories */
import { expect, test } from 'vitest';
import { html } from '../../harness/crawled-site.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 1 });

test('a crawl says until when its host makes it wait, and no longer once the wait is over', async () => {
  const tenant = await system.tenant();
  let asked = 0;
  const web = system.web.take({
    '/': html('Home of the busy site', ['/busy/']),
    '/busy/': () => {
      asked += 1;
      return asked === 1 ? { status: 429, headers: { 'retry-after': '6' } } : html('Busy page', ['/']);
    },
  });
  const { id } = await seedSite(system, tenant, { domain: web.domain });
  const { data } = (await tenant.api.post(`/sites/${id}/crawl`, {})).body;
  const waits = await waitUntil('the crawl waits', async () => {
    const { progress } = (await tenant.api.get(`/jobs/${data.job_id}`)).body.data;
    return progress.waits_until === undefined ? null : progress;
  });
  expect(waits).toMatchObject({ stage: 'crawling', done: 1, total: 2 });
  expect(Date.parse(waits.waits_until) - Date.now()).toBeLessThanOrEqual(8_000);
  const { progress } = await waitForJob(tenant.api, data.job_id);
  expect(progress).toEqual({ stage: 'ended', done: 2, total: 2 });
});
