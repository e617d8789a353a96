import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { listSchema, paginationQuery, pathId } from '../../shared/http/schemas.ts';
import { readContentVersions } from '../../shared/table/content-versions.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { leanContentVersion, leanContentVersionSchema } from './content-version.ts';

export const listContentVersions = defineOperation({
  operationId: 'listContentVersions',
  method: 'GET',
  path: '/pages/{pageId}/content-versions',
  tag: 'Content',
  summary: 'List content versions of a page',
  description: 'Newest first. Version ids are not append-only: consecutive manual edits collapse into one version.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: z.object(paginationQuery(20)),
  responses: { 200: listSchema(leanContentVersionSchema) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const [page, versions] = await Promise.all([
    requirePage(table, caller.organizationId, params.pageId),
    readContentVersions(table, caller.organizationId, params.pageId, query),
  ]);
  return {
    status: 200,
    body: { data: versions.map(leanContentVersion), meta: pageMeta(page.contentVersionCount, query) },
  };
});
