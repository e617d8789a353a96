import { describe, expect, test } from 'vitest';
import { holdPage } from '../../harness/held-page.ts';
import { seedSite } from '../../harness/seeds.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import { system } from '../../systems/small-crawls.ts';

const html = (title: string, links: readonly string[] = []) =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join(' ')}</main>`;

const shop = () => ({
  '/': html('Home', ['/blog/', '/blog/one/', '/blog/drafts/two/', '/shop/']),
  '/blog/': html('Blog', ['/blog/three/']),
  '/blog/one/': html('One'),
  '/blog/three/': html('Three'),
  '/blog/drafts/two/': html('Two'),
  '/shop/': html('Shop'),
});

async function siteOf(pages: Record<string, string | ReturnType<typeof holdPage>['page']>) {
  const tenant = await system.tenant();
  const web = system.web.take(pages);
  const site = await seedSite(system, tenant, { domain: web.domain });
  const crawl = (body?: object) => tenant.api.post(`/sites/${site.id}/crawl`, body);
  const pathsRead = () =>
    [...new Set(web.hits.map(({ path }) => path))].filter((path) => !/\.txt$|\.xml$/.test(path)).sort();
  return { ...tenant, web, site, crawl, pathsRead };
}

describe('POST /sites/{siteId}/crawl', () => {
  test('returns 202 with a job that reads the site and leaves it idle: "Recrawl jobs are created already `processing`"', async () => {
    const { api, site, crawl } = await siteOf(shop());
    const { status, body } = await crawl();
    expect([status, body]).toEqual([
      202,
      {
        data: {
          job_id: expect.stringMatching(/^job_cr_\d+$/),
          status: 'processing',
          page_id: null,
          retry_after_seconds: 5,
        },
      },
    ]);
    const job = await waitForJob(api, body.data.job_id);
    expect(job).toMatchObject({
      type: 'recrawl',
      status: 'completed',
      progress: { stage: 'ended', done: 6, total: 6 },
    });
    expect((await api.get(`/sites/${site.id}`)).body.data).toMatchObject({ page_count: 6, background_status: null });
  });

  test('lists what the sitemap has beyond the limit of pages, so that the size of the site shows', async () => {
    const { api, web, site, crawl } = await siteOf({ '/': html('Home') });
    const paths = Array.from({ length: 40 }, (_, at) => `/item-${at}-of-the-catalogue/`);
    const locs = paths.map((path) => `<url><loc>https://${web.domain}${path}</loc></url>`).join('');
    web.serve({ '/': html('Home'), '/sitemap.xml': `<urlset>${locs}</urlset>`, [paths[0] ?? '']: html('Item') });
    const { data } = (await crawl()).body;
    await waitForJob(api, data.job_id);
    const crawlId = data.job_id.slice('job_cr_'.length);
    const urls = (await api.get(`/sites/${site.id}/crawls/${crawlId}/urls?limit=100`)).body.data;
    expect(urls).toHaveLength(1 + paths.length);
    const left = urls.filter(({ outcome }: { outcome: string }) => outcome === 'not_read');
    expect(left).toHaveLength(1 + paths.length - 6);
    expect(left[0]).toMatchObject({ reason: 'page_limit', found_on: 'sitemap' });
  });

  test('reads the paths of `include` without those of `exclude`, and the start page, where the links begin', async () => {
    const { api, crawl, pathsRead } = await siteOf(shop());
    const { data } = (await crawl({ include: ['/blog/**'], exclude: ['/blog/drafts/**'], max_checks: 0 })).body;
    await waitForJob(api, data.job_id);
    expect(pathsRead()).toEqual(['/', '/blog/', '/blog/one/', '/blog/three/']);
  });

  test('`max_pages` ends a crawl early; it never raises what the service allows', async () => {
    const { api, crawl, pathsRead } = await siteOf(shop());
    await waitForJob(api, (await crawl({ max_pages: 2, max_checks: 0 })).body.data.job_id);
    expect(pathsRead()).toHaveLength(2);
    const more = await siteOf({
      ...shop(),
      '/blog/three/': html('Three', ['/a/', '/b/']),
      '/a/': html('A'),
      '/b/': html('B'),
    });
    const job = await waitForJob(more.api, (await more.crawl({ max_pages: 1_000 })).body.data.job_id);
    expect(job['progress']).toMatchObject({ done: 6, total: 6 });
  });

  test('409 crawl_in_progress while a crawl of the site runs; the message names the job (spec, Errors: poll the existing job)', async () => {
    const held = holdPage(html('Home'));
    const { api, site, crawl } = await siteOf({ '/': held.page });
    const { data } = (await crawl()).body;
    const again = await crawl();
    expect([again.status, again.body]).toEqual([
      409,
      { error: { code: 'crawl_in_progress', message: `A crawl of the site is running; poll ${data.job_id}` } },
    ]);
    await held.asked();
    expect((await api.get(`/jobs/${data.job_id}`)).body.data).toMatchObject({
      status: 'processing',
      progress: { stage: 'crawling', done: 0, total: 1 },
    });
    held.release();
    await waitForJob(api, data.job_id);
    await waitForSite(api, site.id);
    expect((await crawl()).status).toBe(202);
  });

  test('of several at the same moment one starts, and the others name it', async () => {
    const { api, crawl } = await siteOf(shop());
    const answers = await Promise.all(Array.from({ length: 5 }, () => crawl()));
    const started = answers.filter(({ status }) => status === 202);
    expect([started.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 4]);
    const jobId = started[0]?.body.data.job_id;
    for (const { status, body } of answers) if (status === 409) expect(body.error.message).toContain(`poll ${jobId}`);
    await waitForJob(api, jobId);
  });

  test('402 without a subscription, 400 no_content for a planned site', async () => {
    const free = await system.tenant({ plan: 'none' });
    const site = await seedSite(system, free, { domain: 'free.example' });
    const refused = await free.api.post(`/sites/${site.id}/crawl`);
    expect([refused.status, refused.body.error.code]).toEqual([402, 'payment_required']);
    const paying = await system.tenant();
    const planned = await seedSite(system, paying, { domain: 'Planned', planned: true });
    const { status, body } = await paying.api.post(`/sites/${planned.id}/crawl`);
    expect([status, body.error.code]).toEqual([400, 'no_content']);
  });

  test.each([
    [{ max_pages: 0 }, 'max_pages'],
    [{ max_pages: 1.5 }, 'max_pages'],
    [{ include: 'blog' }, 'include'],
    [{ include: ['blog/*'] }, 'include[0]'],
    [{ exclude: ['/{a,b}'] }, 'exclude[0]'],
    [{ include: Array.from({ length: 1_000 }, (_, at) => `/${at}/*`) }, 'include'],
    [{ include: [`/${'a'.repeat(200)}`] }, 'include[0]'],
    [{ render: 'sometimes' }, 'render'],
    [{ depth: 3 }, 'depth'],
  ])('400 names the field of %j', async (body, field) => {
    const { api } = await system.tenant();
    const answer = await api.post('/sites/1/crawl', body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(field);
  });
});
