import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { pageLinks, pageLinksSchema, readLinkSources } from '../../shared/resources/page-link.ts';

export const listPageLinks = defineOperation({
  operationId: 'listPageLinks',
  method: 'GET',
  path: '/pages/{pageId}/links',
  tag: 'Pages',
  summary: 'List links of a page',
  description:
    'Returns the links of the latest crawl in document order, at most 1,000, without pagination. A page that was never crawled has none. ' +
    'Each target is resolved per request among the pages of all sites of the organization.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: pageLinksSchema },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const [page, sources] = await Promise.all([
    requirePage(table, caller.organizationId, params.pageId),
    readLinkSources(table, caller.organizationId, params.pageId),
  ]);
  // Three dependent reads with the authentication, and a fourth for a list of links that is too long for its row.
  return { status: 200, body: await pageLinks(table, page, sources) };
});
