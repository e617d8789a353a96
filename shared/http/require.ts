/** Reads that an operation cannot go on without. They may run beside other reads: the first that fails ends them all. */
import type { Table } from '../table/engine/client.ts';
import { getPage, getPageWithDrafts, type Page, type PageWithDrafts } from '../table/pages.ts';
import { getSite, type Site } from '../table/sites.ts';
import { notFound } from './api-error.ts';

/** @throws ApiError 404 naming the resource when there is none. */
export async function orNotFound<T>(resource: string, read: Promise<T | null>): Promise<T> {
  const found = await read;
  if (found === null) throw notFound(resource);
  return found;
}

/** A site of the organization. @throws ApiError 404 */
export const requireSite = (table: Table, organizationId: number, siteId: number): Promise<Site> =>
  orNotFound('Site', getSite(table, organizationId, siteId));

/** A live page of the organization. @throws ApiError 404 */
export const requirePage = (table: Table, organizationId: number, pageId: number): Promise<Page> =>
  orNotFound('Page', getPage(table, organizationId, pageId));

/** A live page of the organization with its active drafts. @throws ApiError 404 */
export const requirePageWithDrafts = (table: Table, organizationId: number, pageId: number): Promise<PageWithDrafts> =>
  orNotFound('Page', getPageWithDrafts(table, organizationId, pageId));
