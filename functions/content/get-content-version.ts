import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { contentVersionResponse, leanContentVersion } from '../../shared/resources/content-version.ts';
import { getContentVersion as getContentVersionRow } from '../../shared/table/content-versions.ts';
import { getPage } from '../../shared/table/pages.ts';

export const getContentVersion = defineOperation({
  operationId: 'getContentVersion',
  method: 'GET',
  path: '/pages/{pageId}/content-versions/{versionId}',
  tag: 'Content',
  summary: 'Get a content version',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page'), versionId: pathId('Content version') }),
  responses: { 200: detailOf(contentVersionResponse) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const [page, version] = await Promise.all([
    getPage(table, caller.organizationId, params.pageId),
    getContentVersionRow(table, caller.organizationId, params.pageId, params.versionId),
  ]);
  if (!page) throw notFound('Page');
  if (!version) throw notFound('Content version');
  return { status: 200, body: { data: { ...leanContentVersion(version), body_markdown: version.body.markdown } } };
});
