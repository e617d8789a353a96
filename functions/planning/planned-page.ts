import { notFound } from '../../shared/http/api-error.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getPage, type Page } from '../../shared/table/pages.ts';
import { getSite } from '../../shared/table/sites.ts';

/**
 * The page of the path parameters, as long as it is a planned page of that site.
 * @throws not_found for the site, else for the page.
 */
export async function requirePlannedPage(
  table: Table,
  organizationId: number,
  { siteId, pageId }: { siteId: number; pageId: number },
): Promise<Page> {
  const [site, page] = await Promise.all([
    getSite(table, organizationId, siteId),
    getPage(table, organizationId, pageId),
  ]);
  if (!site) throw notFound('Site');
  if (!page?.planned || page.siteId !== siteId) throw notFound('Page');
  return page;
}
