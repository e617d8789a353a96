import { afterAll, describe, expect, test, vi } from 'vitest';
import { log } from '../../../shared/logging/log.ts';
import { useAdmin } from '../../cli/admin/use-admin.ts';
import { holdPage } from '../../harness/held-page.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForJob, waitForSite, waitUntil } from '../../harness/wait-until.ts';
import { system } from '../../systems/own.ts';

const admin = useAdmin(() => system.operator);
const logged = vi.spyOn(log, 'info');
afterAll(() => logged.mockRestore());

const html = (title: string, links = '') =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p>${links}</main>`;

/** The worker of a crawl that was ended by others has met that, and stopped. */
const workerStopped = (crawlId: number | string) =>
  waitUntil(`the worker of crawl ${crawlId} stopped`, async () =>
    logged.mock.calls.some(
      ([message, fields]) => message === 'the job is over already' && fields?.['reason'] === `crawl ${crawlId} is over`,
    ),
  );
const crawlIdOf = (jobId: string) => jobId.replace('job_cr_', '');
const pathsOf = async ({ api }: Tenant, siteId: number) =>
  (await api.get(`/sites/${siteId}/pages`)).body.data.map(({ path }: { path: string }) => path);

describe('a crawl that is cancelled while it reads (spec, Job status: crawl cancelled, failed)', () => {
  test('of one page stores nothing any more: no snapshot, no content version, no new path', async () => {
    const tenant = await system.tenant();
    const held = holdPage(html('New place'));
    const web = system.web.take({ '/new/': held.page });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const page = await seedPage(system, tenant, { site, path: '/old/', url: `https://${web.domain}/old/` });
    const { data } = (await tenant.api.post(`/pages/${page.id}/recrawl`, { new_path: '/new/' })).body;
    await held.asked();
    await admin.json('crawl', 'cancel', data.job_id);
    held.release();
    await workerStopped(crawlIdOf(data.job_id));
    const { body } = await tenant.api.get(`/pages/${page.id}`);
    expect(body.data).toMatchObject({ path: '/old/', latest_snapshot: null });
    expect((await tenant.api.get(`/pages/${page.id}/content-versions`)).body.meta.total).toBe(0);
    expect(await waitForJob(tenant.api, data.job_id)).toMatchObject({ status: 'failed', error: 'Crawl cancelled' });
    expect(await pathsOf(tenant, site.id)).toEqual(['/old/']);
  });

  test('of a site makes no page any more, and the site stays idle', async () => {
    const tenant = await system.tenant();
    const held = holdPage(html('Home'));
    const web = system.web.take({ '/': held.page });
    const { data: site } = (await tenant.api.post('/sites', { domain: web.domain })).body;
    await held.asked();
    const crawlId = (await tenant.api.get(`/sites/${site.id}`)).body.data.latest_crawl.id;
    await admin.json('crawl', 'cancel', String(crawlId));
    held.release();
    await workerStopped(crawlId);
    expect(await pathsOf(tenant, site.id)).toEqual([]);
    expect((await tenant.api.get(`/sites/${site.id}`)).body.data).toMatchObject({
      page_count: 0,
      background_status: null,
    });
  });
});

describe('the crawl of a page that was just added', () => {
  test('keeps recrawls of the site waiting: 409 crawl_in_progress names its job (any crawl running for the site)', async () => {
    const tenant = await system.tenant();
    const held = holdPage(html('Added'));
    const web = system.web.take({ '/added/': held.page, '/a/': html('A') });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const other = await seedPage(system, tenant, { site, path: '/a/', url: `https://${web.domain}/a/` });
    const { data } = (await tenant.api.post(`/sites/${site.id}/pages`, { path: '/added/', crawl: true })).body;
    await held.asked();
    const refused = [
      await tenant.api.post(`/pages/${data.page_id}/recrawl`),
      await tenant.api.post(`/pages/${other.id}/recrawl`),
    ];
    expect(refused.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([
        409,
        { error: { code: 'crawl_in_progress', message: `A crawl of the site is running; poll ${data.job_id}` } },
      ]),
    );
    held.release();
    await waitForJob(tenant.api, data.job_id);
    expect((await tenant.api.post(`/pages/${data.page_id}/recrawl`)).status).toBe(202);
  });

  test('each of several counts: a recrawl waits for all of them', async () => {
    const tenant = await system.tenant();
    const held = holdPage(html('Slow'));
    const web = system.web.take({ '/slow/': held.page, '/fast/': html('Fast') });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const add = async (path: string) =>
      (await tenant.api.post(`/sites/${site.id}/pages`, { path, crawl: true })).body.data;
    const [slow, fast] = [await add('/slow/'), await add('/fast/')];
    await waitForJob(tenant.api, fast.job_id);
    const { status, body } = await tenant.api.post(`/pages/${fast.page_id}/recrawl`);
    expect([status, body.error.message]).toEqual([409, `A crawl of the site is running; poll ${slow.job_id}`]);
    held.release();
    await waitForJob(tenant.api, slow.job_id);
  });

  test('"is not blocked by a running site crawl": which leaves that page alone until it is read [recrawl/added-page]', async () => {
    const tenant = await system.tenant();
    const [home, added] = [
      holdPage(html('Home', '<a href="/added/">Added</a> <a href="/other/">Other</a>')),
      holdPage(html('Added')),
    ];
    const web = system.web.take({ '/': home.page, '/added/': added.page, '/other/': html('Other') });
    const { data: site } = (await tenant.api.post('/sites', { domain: web.domain })).body;
    await home.asked();
    const trigger = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/added/', crawl: true });
    expect([trigger.status, trigger.body.data.status]).toEqual([202, 'processing']);
    await added.asked();
    home.release();
    await waitUntil('the site crawl read another page', async () =>
      (await pathsOf(tenant, site.id)).includes('/other/'),
    );
    expect(added.requests()).toBe(1);
    added.release();
    expect((await waitForJob(tenant.api, trigger.body.data.job_id)).result.snapshot_id).toEqual(expect.any(Number));
    await waitForSite(tenant.api, site.id);
    expect((await pathsOf(tenant, site.id)).toSorted()).toEqual(['/', '/added/', '/other/']);
  });
});
