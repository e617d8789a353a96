import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { outlineResponse, outlineView } from '../../shared/resources/outline.ts';
import { readOutline } from './read-outline.ts';

export const getOutline = defineOperation({
  operationId: 'getOutline',
  method: 'GET',
  path: '/pages/{pageId}/outline',
  tag: 'Outlines',
  summary: 'The latest outline of a page, in any status',
  description: 'Poll it after `POST`. 404 when the page never had one. `serp_snapshot` is null without search results.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: detailOf(outlineResponse) },
}).handle(async ({ caller, params }, services: BaseServices) => {
  const outline = await readOutline(services, caller.organizationId, params.pageId);
  if (!outline) throw notFound('Outline');
  return { status: 200, body: { data: outlineView(outline) } };
});
