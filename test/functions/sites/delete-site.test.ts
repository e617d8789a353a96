/** A site that its owner deletes for good. */
import { expect, test } from 'vitest';
import { continueDeletions } from '../../../shared/operator/deletion/continue-deletions.ts';
import { crawledSite, html } from '../../harness/crawled-site.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 2 });

test('a deleted site is not found at once, its running crawl ends, and its pages follow with the next sweep', async () => {
  const tenant = await system.tenant();
  const pages = { '/': html('Home of the shop', ['/a/']), '/a/': html('A page about tea', ['/']) };
  const site = await crawledSite(system, tenant, () => pages);
  const kept = await crawledSite(system, tenant, () => pages);
  await site.crawl();
  await kept.crawl();
  const [page] = await site.listed();
  const path = `/sites/${site.siteId}`;
  const stranger = await system.tenant();
  expect((await stranger.api.delete(path)).status).toBe(404);

  const { body: crawl } = await tenant.api.post(`${path}/crawl`, {});
  const { status, body } = await tenant.api.delete(path);
  expect([status, body]).toEqual([202, { data: { id: site.siteId, status: 'deleting' } }]);
  for (const end of ['', '/pages', '/issues', '/linked-pages']) {
    expect((await tenant.api.get(`${path}${end}`)).status, end).toBe(404);
  }
  expect((await tenant.api.delete(path)).status).toBe(404);
  expect((await tenant.api.post(`${path}/crawl`, {})).status).toBe(404);
  const { body: list } = await tenant.api.get('/sites');
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual([kept.siteId]);

  await continueDeletions({ table: system.table, now: () => new Date() }, () => false);
  expect((await tenant.api.get(`/pages/${page?.id}`)).status).toBe(404);
  expect((await tenant.api.get(`/jobs/${crawl.data.job_id}`)).status).toBe(404);
  expect((await kept.listed()).length).toBe(2);
  // The domain is free for another site.
  const again = await tenant.api.post('/sites', { domain: site.web.domain });
  expect(again.status).toBe(201);
  await waitForJob(tenant.api, `job_cr_${again.body.data.latest_crawl.id}`);
});
