/** The pages of a site as lists show them. */
import type * as z from 'zod';
import { getItems, queryItems, queryParts, type Table } from './engine/client.ts';
import { indexes, sitePagesPartition } from './engine/indexes.ts';
import { keys } from './engine/keys.ts';
import type { Page as PageRequest } from './engine/pagination.ts';
import { queryPage } from './engine/pagination.ts';
import { pageSchema } from './pages.ts';

export const listedPageSchema = pageSchema.pick({
  id: true,
  siteId: true,
  url: true,
  path: true,
  title: true,
  name: true,
  planned: true,
  primaryKeyword: true,
  isPriority: true,
  opportunityScore: true,
  draftCount: true,
  openRecommendationCount: true,
  latestGrade: true,
  latestScore: true,
  wordCount: true,
  statusCode: true,
  createdAt: true,
  updatedAt: true,
});
export type ListedPage = z.infer<typeof listedPageSchema>;

/** One page of the site's default list: priority pages first, then by path. Its cost does not grow with the site. */
export async function listSitePages(
  table: Table,
  organizationId: number,
  siteId: number,
  page: PageRequest,
): Promise<ListedPage[]> {
  const items = await queryPage(
    table,
    { pk: sitePagesPartition(organizationId, siteId), index: indexes.listedPages },
    page,
  );
  return items.map((item) => listedPageSchema.parse(item));
}

/** All live pages of a site as the list shows them. */
export async function listAllSitePages(table: Table, organizationId: number, siteId: number): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for await (const part of readSitePages(table, organizationId, siteId)) pages.push(...part);
  return pages;
}

/** The ids of all live pages of a site, in the order of its list. */
export async function listSitePageIds(table: Table, organizationId: number, siteId: number): Promise<number[]> {
  const ids: number[] = [];
  const query = { pk: sitePagesPartition(organizationId, siteId), index: indexes.listedPages, attributes: ['id'] };
  for await (const part of queryParts(table, query))
    for (const item of part) ids.push(pageSchema.shape.id.parse(item['id']));
  return ids;
}

/** The live pages of a site in parts, as the responses bring them: a large site is never held whole. */
export async function* readSitePages(
  table: Table,
  organizationId: number,
  siteId: number,
): AsyncGenerator<ListedPage[]> {
  const query = { pk: sitePagesPartition(organizationId, siteId), index: indexes.listedPages };
  // Full rows of ten thousand pages take 60 MB more than the fields that lists show.
  for await (const part of queryParts(table, query)) yield part.map((item) => listedPageSchema.parse(item));
}

/** A page that changed; null when it is no longer on the site. */
interface ListedPageChange {
  id: number;
  page: ListedPage | null;
  /** When what lists show of it changed last, as far as the index shows it. */
  changedAt: string;
}

/**
 * The pages of a site whose list entry changed since, deleted ones too, as far as the index shows it; the earliest first, at most
 * `limit`. They are as their rows are now: the index was made before lists had all that they show, and cannot change what it projects.
 */
export async function readPageChanges(
  table: Table,
  organizationId: number,
  siteId: number,
  since: Date,
  limit?: number,
): Promise<ListedPageChange[]> {
  const items = await queryItems(table, {
    pk: sitePagesPartition(organizationId, siteId),
    index: indexes.pageChanges,
    range: { from: since.toISOString() },
    attributes: ['id', 'deletedAt', indexes.pageChanges.range],
    ...(limit === undefined ? {} : { limit }),
  });
  const ids = items.filter((item) => !item['deletedAt']).map((item) => Number(item['id']));
  const pages = new Map((await getListedPages(table, organizationId, ids)).map((page) => [page.id, page]));
  return items.map((item) => {
    const id = Number(item['id']);
    return { id, page: pages.get(id) ?? null, changedAt: String(item[indexes.pageChanges.range]) };
  });
}

/** The grades of the first analyses of pages, by page id. */
export async function getFirstGrades(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<Map<number, string>> {
  const keyList = pageIds.map((id) => keys.page(organizationId, id));
  const items = await getItems(table, keyList, ['id', 'firstGrade']);
  const read = pageSchema.shape.firstGrade;
  return new Map(
    items.flatMap((item) => {
      const grade = read.parse(item['firstGrade']);
      return grade === null ? [] : [[Number(item['id']), grade] as const];
    }),
  );
}

/** The live ones of some pages, from their rows: a completed write is in them. */
export async function getListedPages(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<ListedPage[]> {
  if (pageIds.length === 0) return [];
  const keyList = pageIds.map((id) => keys.page(organizationId, id));
  const items = await getItems(table, keyList, [...indexes.listedPages.projected, 'deletedAt']);
  return items.filter((item) => !item['deletedAt']).map((item) => listedPageSchema.parse(item));
}
