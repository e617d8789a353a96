import { ApiError } from '../../clients/typescript/src/index.ts';
import type { AuditApi } from './audit-api.ts';
import type { PageSummary } from './report-types.ts';

/** The id of the page at exactly this URL; null when the crawl did not find it. */
export async function findPageId(api: AuditApi, url: string): Promise<number | null> {
  try {
    const { data } = await api.lookupPage({ url });
    return data.page_id;
  } catch (error) {
    if (!(error instanceof ApiError) || !['page_not_found', 'site_not_found'].includes(error.code)) throw error;
    return null;
  }
}

/** Every page of a site, in the API's order. */
export async function listPages(api: AuditApi, siteId: number): Promise<PageSummary[]> {
  const pages: PageSummary[] = [];
  for await (const page of api.each.listPages({ siteId, limit: 100 })) pages.push(page);
  return pages;
}
