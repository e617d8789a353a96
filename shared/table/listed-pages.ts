/** The pages of a site as lists show them. */
import type * as z from 'zod';
import { getItems, queryItems, queryParts, type Table } from './engine/client.ts';
import { indexes, sitePagesPartition } from './engine/indexes.ts';
import { keys } from './engine/keys.ts';
import type { Page as PageRequest } from './engine/pagination.ts';
import { queryPage } from './engine/pagination.ts';
import { pageSchema } from './pages.ts';

const listedPageSchema = pageSchema.pick({
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
  const query = { pk: sitePagesPartition(organizationId, siteId), index: indexes.listedPages };
  // Full rows of ten thousand pages take 60 MB more than the fields that lists show.
  for await (const part of queryParts(table, query)) {
    for (const item of part) pages.push(listedPageSchema.parse(item));
  }
  return pages;
}

interface ListedPageChange {
  page: ListedPage;
  deleted: boolean;
}

/** The pages of a site whose list entry changed since, deleted ones too, as far as the index shows it. */
export async function readPageChanges(
  table: Table,
  organizationId: number,
  siteId: number,
  since: Date,
): Promise<ListedPageChange[]> {
  const items = await queryItems(table, {
    pk: sitePagesPartition(organizationId, siteId),
    index: indexes.pageChanges,
    range: { from: since.toISOString() },
  });
  const changes = items.map((item) => ({ page: listedPageSchema.parse(item), deleted: Boolean(item['deletedAt']) }));
  // This index was made before lists had the score, and an index cannot change what it projects.
  const graded = changes
    .filter(({ page, deleted }) => !deleted && page.latestGrade !== null)
    .map(({ page }) => page.id);
  const scores = graded.length === 0 ? new Map() : await getPageScores(table, organizationId, graded);
  return changes.map(({ page, deleted }) => ({ page: { ...page, latestScore: scores.get(page.id) ?? null }, deleted }));
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

/** The overall scores of pages, from their rows. */
async function getPageScores(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<Map<number, number | null>> {
  const keyList = pageIds.map((id) => keys.page(organizationId, id));
  const items = await getItems(table, keyList, ['id', 'latestScore']);
  return new Map(items.map((item) => [Number(item['id']), pageSchema.shape.latestScore.parse(item['latestScore'])]));
}
