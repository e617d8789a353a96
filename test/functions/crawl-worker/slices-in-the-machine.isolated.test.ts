/** @module-tag stories */
import { expect, test } from 'vitest';
import { getGathered, listUncomparedShares } from '../../../shared/table/audit-shares.ts';
import { getSliceResults } from '../../../shared/table/crawl-slices.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { getSiteAudit } from '../../../shared/table/site-audits.ts';
import { html } from '../../harness/crawled-site.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';

/** Enough for two slices. */
const PAGES = 530;
/** So many pages take longer than other waits on a busy machine. */
const SITE_MS = 400_000;

const system = useSystem({ webSites: 2, environment: { CRAWL_WORKERS: '2' } });

test('the state machine has a long frontier read in slices, and the crawl ends with every page', async () => {
  const tenant = await system.tenant();
  const paths = Array.from({ length: PAGES }, (_, at) => `/about-${at}/`);
  const web = system.web.take({
    '/': html('Home of a large site', paths),
    ...Object.fromEntries(paths.map((path) => [path, html(`A page at ${path}`)])),
  });
  const { id } = await seedSite(system, tenant, { domain: web.domain });
  const { data } = (await tenant.api.post(`/sites/${id}/crawl`, {})).body;
  await waitForSite(tenant.api, id, SITE_MS);
  expect(await waitForJob(tenant.api, data.job_id)).toMatchObject({
    status: 'completed',
    progress: { stage: 'ended', done: PAGES + 1, total: PAGES + 1 },
  });
  const key = { organizationId: tenant.organizationId, id: Number(data.job_id.split('_').at(-1)) };
  // The start page is the batch before them.
  expect((await getSliceResults(system.table, key, [1, 2])).size).toBe(2);
  const requested = web.hits.map(({ path }) => path).filter((path) => path.startsWith('/about-'));
  expect(requested).toHaveLength(new Set(requested).size);
  expect(new Set(requested).size).toBe(PAGES);
});

test('the state machine has the pages of a large site digested and compared by several tasks, and its audit published', async () => {
  const tenant = await system.tenant();
  const paths = Array.from({ length: 20 }, (_, at) => `/about-${at}/`);
  const web = system.web.take({
    '/': html('Home of a large site', paths),
    ...Object.fromEntries(paths.map((path) => [path, html(`A page at ${path}`)])),
  });
  const { id } = await seedSite(system, tenant, { domain: web.domain });
  const site = { organizationId: tenant.organizationId, siteId: id };
  // Large for the crawl, whatever is read of it.
  await updateItem(system.table, keys.site(site.organizationId, id), { set: { pageCount: 20_000 } });
  const { data } = (await tenant.api.post(`/sites/${id}/crawl`, {})).body;
  await waitForSite(tenant.api, id, SITE_MS);
  const key = { organizationId: tenant.organizationId, id: Number(data.job_id.split('_').at(-1)) };
  expect((await getGathered(system.table, key))?.shares).toBe(1);
  expect(await listUncomparedShares(system.table, key)).toEqual([]);
  expect((await getSiteAudit(system.table, site))?.pages).toBe(21);
});
