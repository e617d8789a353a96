import { beforeAll, describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import type { WebPages, WebSite } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 6 });

const words = (subject: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${subject}${at % 7 === 0 ? ` number ${at}` : ` word${at}`}`).join(' ');

const html = (title: string, links: readonly string[] = [], { head = '', text = words(title, 60) } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>${title}</h1><p>${text}.</p>${links
    .map((link) => `<p>Read on at <a href="${link}">the page ${link}</a>.</p>`)
    .join(' ')}</main></body></html>`;

const sitemap = (domain: string, paths: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>https://${domain}${path}</loc></url>`)
    .join('')}</urlset>`;

interface Crawled {
  web: WebSite;
  siteId: number;
  crawl: (options?: Record<string, unknown>) => Promise<number>;
  issues: () => Promise<Record<string, { pages: number; new: number | null; fixed: number | null }>>;
  pagesOf: (id: string) => Promise<Record<string, { evidence: string; related_urls: string[] }>>;
  changes: (query?: string) => Promise<Record<string, unknown>[]>;
}

let tenant: Tenant;
beforeAll(async () => {
  tenant = await system.tenant();
});

async function siteOf(pages: (domain: string) => WebPages): Promise<Crawled> {
  const web = system.web.take({});
  web.serve(pages(web.domain));
  const { id: siteId } = await seedSite(system, tenant, { domain: web.domain });
  const get = (path: string) => tenant.api.get(`/sites/${siteId}${path}`);
  return {
    web,
    siteId,
    async crawl(options = {}) {
      const { body } = await tenant.api.post(`/sites/${siteId}/crawl`, options);
      await waitForJob(tenant.api, body.data.job_id);
      return Number(body.data.job_id.slice('job_cr_'.length));
    },
    async issues() {
      const { body } = await get('/issues');
      return Object.fromEntries(
        body.data.map((issue: { id: string; pages: number; new: number; fixed: number }) => [
          issue.id,
          { pages: issue.pages, new: issue.new, fixed: issue.fixed },
        ]),
      );
    },
    async pagesOf(id) {
      const { body } = await get(`/issues/${id}/pages?limit=500`);
      return Object.fromEntries(
        body.data.map(({ url, ...rest }: { url: string; evidence: string; related_urls: string[] }) => [
          new URL(url).pathname,
          rest,
        ]),
      );
    },
    async changes(query = '') {
      return (await get(`/changes${query}`)).body.data;
    },
  };
}

describe('the issues of a site', () => {
  test('are there when its crawl ends, with the pages, evidence and the trend since the crawl before', async () => {
    const pages = (domain: string): WebPages => ({
      '/robots.txt': `User-agent: *\nDisallow: /private/\nSitemap: https://${domain}/sitemap.xml`,
      '/sitemap.xml': sitemap(domain, ['/', '/a/', '/lonely/', '/missing/']),
      '/': html('Home of the shop', ['/a/', '/b/', '/missing/', '/moved/']),
      '/a/': html('The same title', ['/']),
      '/b/': html('The same title', ['/', '/broken/']),
      '/lonely/': html('A page that stands alone', ['/']),
      '/moved/': { status: 301, headers: { location: '/a/' } },
      '/broken/': { status: 403, body: 'no' },
    });
    const site = await siteOf(pages);
    const url = (path: string) => `https://${site.web.domain}${path}`;
    const crawlId = await site.crawl();
    const { status, body } = await tenant.api.get(`/sites/${site.siteId}/issues`);
    expect(status).toBe(200);
    expect(body.meta).toEqual({
      crawl_id: crawlId,
      previous_crawl_id: null,
      computed_at: expect.any(String),
      complete: true,
      pages: 4,
    });
    expect(await site.issues()).toMatchObject({
      'page-not-found': { pages: 1, new: null, fixed: null },
      'broken-internal-link': { pages: 1 },
      'access-refused': { pages: 1 },
      'title-duplicate': { pages: 2 },
      'orphan-page': { pages: 1 },
      'link-to-redirect': { pages: 1 },
      'broken-in-sitemap': { pages: 1 },
      'missing-from-sitemap': { pages: 1 },
      'llms-txt-missing': { pages: 1 },
    });
    expect(await site.pagesOf('broken-internal-link')).toEqual({
      '/': {
        page_id: expect.any(Number),
        evidence: `1 address that this page links to returns an error: ${url('/missing/')} (404).`,
        related_urls: [url('/missing/')],
      },
    });
    expect(Object.keys(await site.pagesOf('title-duplicate')).sort()).toEqual(['/a/', '/b/']);
    expect(Object.keys(await site.pagesOf('orphan-page'))).toEqual(['/lonely/']);
    expect(Object.keys(await site.pagesOf('missing-from-sitemap'))).toEqual(['/b/']);

    site.web.serve({
      ...pages(site.web.domain),
      '/b/': html('Another title for page B', ['/']),
      '/missing/': html('Found again', ['/']),
    });
    await site.crawl();
    expect(await site.issues()).toMatchObject({
      'title-duplicate': { pages: 0, new: 0, fixed: 2 },
      'page-not-found': { pages: 0, new: 0, fixed: 1 },
      'access-refused': { pages: 0, new: 0, fixed: 1 },
      'orphan-page': { pages: 1, new: 0, fixed: 0 },
    });
  });
});
