/** Web sites that are served, crawled, and looked at through the API. */
import { seedSite } from './seeds.ts';
import type { Tenant, TestSystem } from './system.ts';
import { waitForJob } from './wait-until.ts';
import type { WebPages, WebSite } from './web-sites.ts';

export const words = (subject: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${subject}${at % 7 === 0 ? ` number ${at}` : ` word${at}`}`).join(' ');

export const html = (title: string, links: readonly string[] = [], { head = '', text = words(title, 60) } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>${title}</h1><p>${text}.</p>${links
    .map((link) => `<p>Read on at <a href="${link}">the page ${link}</a>.</p>`)
    .join(' ')}</main></body></html>`;

export const sitemap = (domain: string, paths: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>https://${domain}${path}</loc></url>`)
    .join('')}</urlset>`;

interface CrawledSite {
  web: WebSite;
  siteId: number;
  crawl: (options?: Record<string, unknown>) => Promise<number>;
  issues: () => Promise<Record<string, { pages: number; new: number | null; fixed: number | null }>>;
  pagesOf: (id: string) => Promise<Record<string, { evidence: string; related_urls: string[] }>>;
  changes: (query?: string) => Promise<Record<string, unknown>[]>;
  /** Paths of the page list. */
  listed: (query?: string) => Promise<{ id: number; path: string; presence: string }[]>;
  meta: () => Promise<Record<string, unknown>>;
}

export async function crawledSite(
  system: TestSystem,
  tenant: Tenant,
  pages: (domain: string) => WebPages,
): Promise<CrawledSite> {
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
    async listed(query = '') {
      return (await get(`/pages${query}`)).body.data;
    },
    async meta() {
      return (await get('/issues')).body.meta;
    },
  };
}
