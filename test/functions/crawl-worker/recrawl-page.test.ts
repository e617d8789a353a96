/** @module-tag stories */
import { describe, expect, test } from 'vitest';
import { getPage, type Page, updatePage } from '../../../shared/table/pages.ts';
import { useAdmin } from '../../cli/admin/use-admin.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import type { WebPages, WebSite } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 20 });
const admin = useAdmin(() => system.operator);

const html = (title: string) =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p></main>`;

interface RecrawledPage {
  tenant: Tenant;
  web: WebSite;
  page: Page;
  stored(): Promise<Page | null>;
  /** Starts a recrawl; gives its finished job and the paths that were requested for it. */
  recrawl(body?: Record<string, unknown>): Promise<{ job: Record<string, unknown>; asked: string[]; jobId: string }>;
}

async function pageOf(pages: WebPages, given: Partial<Page> & { path: string }): Promise<RecrawledPage> {
  const tenant = await system.tenant();
  const web = system.web.take(pages);
  const site = await seedSite(system, tenant, { domain: web.domain });
  const page = await seedPage(system, tenant, { site, url: `https://${web.domain}${given.path}`, ...given });
  return {
    tenant,
    web,
    page,
    stored: () => getPage(system.table, tenant.organizationId, page.id),
    async recrawl(body) {
      const before = web.hits.length;
      const { data } = (await tenant.api.post(`/pages/${page.id}/recrawl`, body)).body;
      const job = await waitForJob(tenant.api, data.job_id);
      const asked = web.hits.slice(before).map(({ path }) => path);
      return { job, jobId: data.job_id, asked: asked.filter((path) => path !== '/robots.txt') };
    },
  };
}

const noSnapshot = { status: 'completed', result: { snapshot_id: null }, error: null };

describe('a recrawl of a page that redirects', () => {
  test('to another page stores nothing, and the next one asks the page’s own URL again (spec, Job: null means a non-2xx response)', async () => {
    const moved = { '/a/': { status: 302, headers: { location: '/b/' } }, '/b/': html('The other page') };
    const { tenant, web, page, stored, recrawl } = await pageOf(moved, { path: '/a/' });
    expect((await recrawl()).job).toMatchObject(noSnapshot);
    expect(await stored()).toMatchObject({ fetchedUrl: null, latestSnapshot: null, latestContentVersionId: null });
    expect((await tenant.api.get(`/pages/${page.id}/snapshots`)).body.meta.total).toBe(0);
    web.serve({ '/a/': html('The page itself'), '/b/': html('The other page') });
    const { job, asked } = await recrawl();
    expect([job['status'], asked]).toEqual(['completed', ['/a/']]);
    expect(await stored()).toMatchObject({ title: 'The page itself', fetchedUrl: `https://${web.domain}/a/` });
  });

  test('takes a page back whose stored URL is one of another page', async () => {
    const { tenant, web, page, stored, recrawl } = await pageOf(
      { '/a/': html('A'), '/b/': html('B') },
      { path: '/a/' },
    );
    await updatePage(
      system.table,
      { organizationId: tenant.organizationId, id: page.id },
      {
        set: { fetchedUrl: `https://${web.domain}/b/` },
      },
    );
    expect((await recrawl()).asked).toEqual(['/a/']);
    expect((await stored())?.title).toBe('A');
  });

  test('to another spelling of its URL stores it', async () => {
    const pages = { '/a/': { status: 301, headers: { location: '/A' } }, '/A': html('Winter tyres') };
    const { web, stored, recrawl } = await pageOf(pages, { path: '/a/' });
    expect((await recrawl()).job).toMatchObject({ result: { snapshot_id: expect.any(Number) } });
    expect(await stored()).toMatchObject({ title: 'Winter tyres', fetchedUrl: `https://${web.domain}/A`, path: '/a/' });
    expect((await recrawl()).asked).toEqual(['/A']);
  });

  test('at its new path to another page leaves it where it is', async () => {
    const pages = { '/new/': { status: 301, headers: { location: '/old/' } }, '/old/': html('Old place') };
    const { stored, recrawl } = await pageOf(pages, { path: '/old/' });
    expect((await recrawl({ new_path: '/new/' })).job).toMatchObject(noSnapshot);
    expect(await stored()).toMatchObject({ path: '/old/', latestSnapshot: null });
  });

  test.each([
    ['to another site', { '/a/': { status: 301, headers: { location: 'https://elsewhere.example/' } } }],
    ['in a loop', { '/a/': { status: 302, headers: { location: '/a/' } } }],
  ])('%s completes without a snapshot', async (_where, pages) => {
    const { recrawl } = await pageOf(pages, { path: '/a/' });
    expect((await recrawl()).job).toMatchObject(noSnapshot);
  });
});

describe('a recrawl of a page that fails', () => {
  test('with 503 each time asks four times and completes without a snapshot (spec, Job: null means a non-2xx response)', async () => {
    const { recrawl } = await pageOf({ '/a/': { status: 503 } }, { path: '/a/' });
    const { job, asked } = await recrawl();
    expect(job).toMatchObject(noSnapshot);
    expect(asked).toHaveLength(4);
  });

  test('with 503 at first stores what it answers then', async () => {
    let requests = 0;
    const flaky = () => {
      requests += 1;
      return requests === 1 ? { status: 503 } : html('Back again');
    };
    const { stored, recrawl } = await pageOf({ '/a/': flaky }, { path: '/a/' });
    expect((await recrawl()).job).toMatchObject({ result: { snapshot_id: expect.any(Number) } });
    expect((await stored())?.title).toBe('Back again');
  });

  test('with 429 and a long pause is not asked again, and completes without a snapshot', async () => {
    const busy = { '/a/': { status: 429, headers: { 'retry-after': '120' } } };
    const { recrawl } = await pageOf(busy, { path: '/a/' });
    const { job, asked } = await recrawl();
    expect([job, asked]).toMatchObject([noSnapshot, ['/a/']]);
  });

  const failed = { status: 'failed', error: 'Crawl failed', result: {} };

  test('because a 200 is no HTML is `failed`, and `jobs show` says why', async () => {
    const file = { '/a/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' } };
    const { page, recrawl } = await pageOf(file, { path: '/a/' });
    const { job, jobId } = await recrawl();
    expect(job).toMatchObject(failed);
    expect(await admin.json('jobs', 'show', jobId)).toMatchObject({
      job_id: jobId,
      machine: 'recrawl-page',
      page_id: page.id,
      status: 'failed',
      failure_reason: `page ${page.id} could not be read: content_type application/pdf`,
    });
  });

  test.each([
    ['its host is unknown', 'nowhere.invalid', /could not be read: dns \(/],
    ['its address is private', 'localhost', /could not be read: blocked_address \(/],
  ])('because %s is `failed`, and `jobs show` says why', async (_why, domain, reason) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant, { domain });
    const page = await seedPage(system, tenant, { site });
    const { data } = (await tenant.api.post(`/pages/${page.id}/recrawl`)).body;
    expect(await waitForJob(tenant.api, data.job_id)).toMatchObject(failed);
    expect((await admin.json('jobs', 'show', data.job_id)).failure_reason).toMatch(reason);
  });

  test('because the connection breaks each time is `failed`', async () => {
    const { recrawl } = await pageOf({ '/a/': { raw: (socket) => socket.destroy() } }, { path: '/a/' });
    expect((await recrawl()).job).toMatchObject(failed);
  });

  test('because robots.txt disallows it is `failed` without a request, and `jobs show` says why', async () => {
    const pages = { '/robots.txt': 'User-agent: *\nDisallow: /private/', '/private/': html('Private') };
    const { web, recrawl } = await pageOf(pages, { path: '/private/' });
    const { job, asked, jobId } = await recrawl();
    expect([job, asked]).toMatchObject([failed, []]);
    const { failure_reason } = await admin.json('jobs', 'show', jobId);
    expect(failure_reason).toBe(`robots.txt of ${web.domain} disallows https://${web.domain}/private/`);
  });
});
