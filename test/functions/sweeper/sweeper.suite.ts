import { expect, test } from 'vitest';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { seedSite } from '../../harness/seeds.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { system } from '../../systems/own.ts';

test('a job whose message was lost is sent again and done', async () => {
  const tenant = await system.tenant();
  const web = system.web.take({ '/': '<!doctype html><title>Home</title><h1>Home</h1><p>Words.</p>' });
  const site = await seedSite(system, tenant, { domain: web.domain });
  const { organizationId } = tenant;
  const id = await system.operator.ids.next('crawl');
  // Queued two minutes ago, and no message was sent.
  const { writes } = siteCrawlWrites({ id, organizationId, siteId: site.id, now: new Date(Date.now() - 120_000) });
  await transact(system.table, writes);
  await updateItem(system.table, keys.site(organizationId, site.id), { set: { latestCrawlId: id } });

  const { handler } = await import('../../../functions/sweeper/handler.ts');
  await Promise.all([handler(), handler()]);
  expect(await waitForJob(tenant.api, `job_cr_${id}`)).toMatchObject({ status: 'completed' });
  expect(web.hits.filter(({ path }) => path === '/')).toHaveLength(1);
});
