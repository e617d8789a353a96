import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { linkCountsView, pageDetail, pageDetailSchema } from '../../shared/resources/page.ts';
import { getCountsOfPage } from '../../shared/table/link-counts.ts';

export const getPage = defineOperation({
  operationId: 'getPage',
  method: 'GET',
  path: '/pages/{pageId}',
  tag: 'Pages',
  summary: 'Get a page',
  description:
    'Includes the latest snapshot, the latest analysis, the active drafts, and how many links the page has and gets.',
  access: 'sites:read',
  localized,
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: detailSchema(pageDetailSchema) },
}).handle(async ({ caller, params, messages }, { table }: BaseServices) => {
  const found = await requirePageWithDrafts(table, caller.organizationId, params.pageId);
  const counts = await getCountsOfPage(table, found);
  const data = { ...pageDetail(found.page, found.drafts, messages), ...linkCountsView(counts) };
  return { status: 200, body: { data } };
});
