import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { getLatestOutline, type Outline } from '../../shared/table/outlines.ts';
import { getPage } from '../../shared/table/pages.ts';

/**
 * The latest outline of a live page; null when it never had one.
 * @throws ApiError 404 when the page is missing, deleted or foreign.
 */
export async function readOutline(
  { table, now }: BaseServices,
  organizationId: number,
  pageId: number,
): Promise<Outline | null> {
  const [page, outline] = await Promise.all([
    getPage(table, organizationId, pageId),
    getLatestOutline(table, { organizationId, pageId }, now()),
  ]);
  if (!page) throw notFound('Page');
  return outline;
}
