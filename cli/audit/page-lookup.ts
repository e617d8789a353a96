import { type ApiClient, ApiError } from './api-client.ts';
import { type PageSummary, pageListSchema, pageLookupSchema } from './api-shapes.ts';
import { AuditError } from './audit-error.ts';

/** The id of the page at exactly this URL. Throws AuditError when the crawl did not find it. */
export async function findPageId(api: ApiClient, url: string): Promise<number> {
  try {
    const { data } = await api.get(`/pages/lookup?url=${encodeURIComponent(url)}`, pageLookupSchema);
    return data.page_id;
  } catch (error) {
    if (!(error instanceof ApiError) || !['page_not_found', 'site_not_found'].includes(error.code)) throw error;
    throw new AuditError(
      `the crawl did not find ${url}: no page or sitemap links to it, it does not exist, or robots.txt forbids it`,
    );
  }
}

/** Every page of a site, in the API's order. */
export async function listPages(api: ApiClient, siteId: number): Promise<PageSummary[]> {
  const pages: PageSummary[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await api.get(`/sites/${siteId}/pages?limit=100&page=${page}`, pageListSchema);
    pages.push(...data);
    if (data.length === 0 || meta.page * meta.per_page >= meta.total) return pages;
  }
}
