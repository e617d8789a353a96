import type { Table } from '../../shared/table/client.ts';
import { getPage, type Page } from '../../shared/table/pages.ts';

/** The page of the path parameters, as long as it is a planned page of that site. */
export async function findPlannedPage(
  table: Table,
  organizationId: number,
  { siteId, pageId }: { siteId: number; pageId: number },
): Promise<Page | null> {
  const page = await getPage(table, organizationId, pageId);
  return page?.planned && page.siteId === siteId ? page : null;
}
