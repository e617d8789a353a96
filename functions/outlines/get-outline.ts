import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { outlineSchema } from './outline.ts';
import { readOutline, showOutline } from './read-outline.ts';

export const getOutline = defineOperation({
  operationId: 'getOutline',
  method: 'GET',
  path: '/pages/{pageId}/outline',
  tag: 'Outlines',
  summary: 'Get the latest outline of a page',
  description:
    'Returns the outline in any status, or 404 when the page never had one. Poll it after `POST`. ' +
    'The service never writes an outline into the body. Post content with the headings of the sections: each such section then has a `node_id`. ' +
    '`serp_snapshot` is null without search results.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: detailSchema(outlineSchema) },
}).handle(async ({ caller, params }, services: BaseServices) => {
  const found = await readOutline(services, caller.organizationId, params.pageId);
  if (!found) throw notFound('Outline');
  return { status: 200, body: { data: await showOutline(found.outline, found.body) } };
});
