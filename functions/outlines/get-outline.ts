import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { outlineResponse } from '../../shared/resources/outline.ts';
import { readOutline, showOutline } from './read-outline.ts';

export const getOutline = defineOperation({
  operationId: 'getOutline',
  method: 'GET',
  path: '/pages/{pageId}/outline',
  tag: 'Outlines',
  summary: 'The latest outline of a page, in any status',
  description:
    'Poll it after `POST`. 404 when the page never had one. Nothing writes an outline into the body: post content with the headings of its sections, and each has its `node_id`. `serp_snapshot` is null without search results.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: detailOf(outlineResponse) },
}).handle(async ({ caller, params }, services: BaseServices) => {
  const found = await readOutline(services, caller.organizationId, params.pageId);
  if (!found) throw notFound('Outline');
  return { status: 200, body: { data: await showOutline(found.outline, found.body) } };
});
