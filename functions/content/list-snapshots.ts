import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { listSchema, paginationQuery, pathId } from '../../shared/http/schemas.ts';
import { leanSnapshot, leanSnapshotSchema } from '../../shared/resources/snapshot.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { readSnapshots } from '../../shared/table/snapshots.ts';

export const listSnapshots = defineOperation({
  operationId: 'listSnapshots',
  method: 'GET',
  path: '/pages/{pageId}/snapshots',
  tag: 'Content',
  summary: 'List crawl snapshots of a page',
  description: 'Newest first.',
  access: 'sites:read',
  localized,
  params: z.object({ pageId: pathId('Page') }),
  query: z.object(paginationQuery(20)),
  responses: { 200: listSchema(leanSnapshotSchema) },
}).handle(async ({ caller, params, query, messages }, { table }: BaseServices) => {
  const [page, snapshots] = await Promise.all([
    requirePage(table, caller.organizationId, params.pageId),
    readSnapshots(table, caller.organizationId, params.pageId, query),
  ]);
  const data = snapshots.map((snapshot) => leanSnapshot(snapshot, messages));
  return { status: 200, body: { data, meta: pageMeta(page.snapshotCount, query) } };
});
