import { describe, expect, test } from 'vitest';
import { holdPage } from '../../harness/held-page.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 6 });

const html = (title: string) =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p></main>`;

/** A crawl of a site whose start page does not answer yet. */
async function crawlUnderWay(tenant: Tenant) {
  const held = holdPage(html('Home'));
  const web = system.web.take({ '/': held.page });
  const site = await seedSite(system, tenant, { domain: web.domain });
  const jobId: string = (await tenant.api.post(`/sites/${site.id}/crawl`)).body.data.job_id;
  await held.asked();
  return { held, web, site, jobId };
}

const conflict = { code: 'conflict', message: expect.stringContaining('has ended') };

describe('POST /jobs/{jobId}/cancel', () => {
  test('of a crawl: the job is failed with `Crawl cancelled`, the site is idle and free for the next crawl at once [job/cancelled-crawl]', async () => {
    const tenant = await system.tenant();
    const { held, web, site, jobId } = await crawlUnderWay(tenant);
    const { status, body } = await tenant.api.post(`/jobs/${jobId}/cancel`);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        id: jobId,
        type: 'recrawl',
        status: 'failed',
        error: 'Crawl cancelled',
        retry_after_seconds: null,
        completed_at: expect.any(String),
        progress: expect.objectContaining({ stage: 'ended' }),
      }),
    ]);
    expect((await tenant.api.get(`/sites/${site.id}`)).body.data).toMatchObject({
      background_status: null,
      latest_crawl: { status: 'cancelled' },
    });
    web.serve({ '/': html('Home') });
    held.release();
    const next = await tenant.api.post(`/sites/${site.id}/crawl`);
    expect(next.status).toBe(202);
    expect(await waitForJob(tenant.api, next.body.data.job_id)).toMatchObject({ status: 'completed' });
    expect((await tenant.api.get(`/jobs/${jobId}`)).body.data).toEqual(body.data);
  });

  test('is idempotent, also for two requests at the same moment', async () => {
    const tenant = await system.tenant();
    const { held, jobId } = await crawlUnderWay(tenant);
    const cancel = () => tenant.api.post(`/jobs/${jobId}/cancel`);
    const answers = [...(await Promise.all([cancel(), cancel()])), await cancel()];
    held.release();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('of the crawl of one page stores no snapshot afterwards', async () => {
    const tenant = await system.tenant();
    const held = holdPage(html('Page'));
    const web = system.web.take({ '/page/': held.page });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const page = await seedPage(system, tenant, { site, path: '/page/', url: `https://${web.domain}/page/` });
    const { data } = (await tenant.api.post(`/pages/${page.id}/recrawl`)).body;
    await held.asked();
    expect((await tenant.api.post(`/jobs/${data.job_id}/cancel`)).status).toBe(200);
    // The worker is done with the cancelled page before it can be read again.
    held.release();
    await waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/recrawl`)).body.data.job_id);
    expect((await tenant.api.get(`/pages/${page.id}/snapshots`)).body.meta.total).toBe(1);
  });

  test('returns 409 conflict for a job that has ended by itself, and leaves it as it is', async () => {
    const tenant = await system.tenant();
    const web = system.web.take({ '/': html('Home') });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const jobId = (await tenant.api.post(`/sites/${site.id}/crawl`)).body.data.job_id;
    const ended = await waitForJob(tenant.api, jobId);
    const { status, body } = await tenant.api.post(`/jobs/${jobId}/cancel`);
    expect([status, body.error]).toEqual([409, conflict]);
    expect((await tenant.api.get(`/jobs/${jobId}`)).body.data).toEqual(ended);
  });

  test('of an analysis that has ended is 409 too', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Words\n\nMore words.' });
    const jobId = (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id;
    await waitForJob(tenant.api, jobId);
    const { status, body } = await tenant.api.post(`/jobs/${jobId}/cancel`);
    expect([status, body.error]).toEqual([409, conflict]);
  });

  test.each(['job_cr_x', 'job_cr_999999999', 'job_ideas_1', 'job_outline_1', 'nothing'])(
    '%s, which names no analysis or crawl, is 404 `Job not found`',
    async (jobId) => {
      const { api } = await system.tenant();
      const { status, body } = await api.post(`/jobs/${jobId}/cancel`);
      expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Job not found' } }]);
    },
  );

  test('a job of another organization is 404, and goes on', async () => {
    const tenant = await system.tenant();
    const { held, jobId } = await crawlUnderWay(tenant);
    const other = await system.tenant();
    expect((await other.api.post(`/jobs/${jobId}/cancel`)).status).toBe(404);
    held.release();
    expect(await waitForJob(tenant.api, jobId)).toMatchObject({ status: 'completed' });
  });
});
