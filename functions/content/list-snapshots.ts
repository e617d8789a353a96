import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { listOf, paginationQuery, pathId } from '../../shared/http/schemas.ts';
import { leanSnapshot, leanSnapshotResponse } from '../../shared/resources/snapshot.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { getPage } from '../../shared/table/pages.ts';
import { listSnapshots as listSnapshotRows } from '../../shared/table/snapshots.ts';

export const listSnapshots = defineOperation({
  operationId: 'listSnapshots',
  method: 'GET',
  path: '/pages/{pageId}/snapshots',
  tag: 'Content',
  summary: 'Crawl snapshots of a page, newest first',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: z.object(paginationQuery(20)),
  responses: { 200: listOf(leanSnapshotResponse) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const [page, snapshots] = await Promise.all([
    getPage(table, caller.organizationId, params.pageId),
    listSnapshotRows(table, caller.organizationId, params.pageId, query),
  ]);
  if (!page) throw notFound('Page');
  return { status: 200, body: { data: snapshots.map(leanSnapshot), meta: pageMeta(page.snapshotCount, query) } };
});
