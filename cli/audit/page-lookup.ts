import { ApiError } from '../../clients/typescript/src/index.ts';
import type { AuditApi } from './audit-api.ts';
import { AuditError } from './audit-error.ts';
import type { PageSummary } from './report-types.ts';

/** The id of the page at exactly this URL. Throws AuditError when the crawl did not find it. */
export async function findPageId(api: AuditApi, url: string): Promise<number> {
  try {
    const { data } = await api.lookupPage({ url });
    return data.page_id;
  } catch (error) {
    if (!(error instanceof ApiError) || !['page_not_found', 'site_not_found'].includes(error.code)) throw error;
    throw new AuditError(
      `the crawl did not find ${url}: no page or sitemap links to it, it does not exist, or robots.txt forbids it`,
    );
  }
}

/** Every page of a site, in the API's order. */
export async function listPages(api: AuditApi, siteId: number): Promise<PageSummary[]> {
  const pages: PageSummary[] = [];
  for await (const page of api.each.listPages({ siteId, limit: 100 })) pages.push(page);
  return pages;
}
