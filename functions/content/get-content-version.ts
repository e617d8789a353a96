import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { readContentVersion } from '../../shared/table/content-versions.ts';
import { contentVersionSchema, leanContentVersion } from './content-version.ts';

export const getContentVersion = defineOperation({
  operationId: 'getContentVersion',
  method: 'GET',
  path: '/pages/{pageId}/content-versions/{versionId}',
  tag: 'Content',
  summary: 'Get a content version',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page'), versionId: pathId('Content version') }),
  responses: { 200: detailSchema(contentVersionSchema) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const [, version] = await Promise.all([
    requirePage(table, caller.organizationId, params.pageId),
    readContentVersion(table, caller.organizationId, params.pageId, params.versionId),
  ]);
  if (!version) throw notFound('Content version');
  return { status: 200, body: { data: { ...leanContentVersion(version), body_markdown: version.body.markdown } } };
});
