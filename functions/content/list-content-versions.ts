import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { listOf, paginationQuery, pathId } from '../../shared/http/schemas.ts';
import { leanContentVersion, leanContentVersionResponse } from '../../shared/resources/content-version.ts';
import { listContentVersions as listContentVersionRows } from '../../shared/table/content-versions.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { getPage } from '../../shared/table/pages.ts';

export const listContentVersions = defineOperation({
  operationId: 'listContentVersions',
  method: 'GET',
  path: '/pages/{pageId}/content-versions',
  tag: 'Content',
  summary: 'Content versions of a page, newest first',
  description: 'Version ids are not append-only: consecutive manual edits collapse into one version.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: z.object(paginationQuery(20)),
  responses: { 200: listOf(leanContentVersionResponse) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const [page, versions] = await Promise.all([
    getPage(table, caller.organizationId, params.pageId),
    listContentVersionRows(table, caller.organizationId, params.pageId, query),
  ]);
  if (!page) throw notFound('Page');
  return {
    status: 200,
    body: { data: versions.map(leanContentVersion), meta: pageMeta(page.contentVersionCount, query) },
  };
});
