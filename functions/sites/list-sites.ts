import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { listSchema, paginationQuery } from '../../shared/http/schemas.ts';
import { siteSummary, siteSummarySchema } from '../../shared/resources/site.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { requireOrganization } from '../../shared/table/organizations.ts';
import { readSites } from '../../shared/table/sites.ts';

export const listSites = defineOperation({
  operationId: 'listSites',
  method: 'GET',
  path: '/sites',
  tag: 'Sites',
  summary: 'List sites',
  description: 'Newest first.',
  access: 'sites:read',
  query: z.object(paginationQuery(15)),
  responses: { 200: listSchema(siteSummarySchema) },
}).handle(async ({ caller, query }, { table }: BaseServices) => {
  const [organization, sites] = await Promise.all([
    requireOrganization(table, caller.organizationId),
    readSites(table, caller.organizationId, query),
  ]);
  return { status: 200, body: { data: sites.map(siteSummary), meta: pageMeta(organization.siteCount, query) } };
});
