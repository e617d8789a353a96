import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { deleteSharedReport } from '../../shared/table/shared-reports.ts';

export const revokeSharedReport = defineOperation({
  operationId: 'revokeSharedReport',
  method: 'DELETE',
  path: '/sites/{siteId}/shared-reports/{reportId}',
  tag: 'Reports',
  summary: 'Revoke a shared report',
  description: 'Its link no longer leads to it from then on.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), reportId: z.uuid().meta({ description: 'Shared report id' }) }),
  responses: { 204: null },
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  await requireSite(table, caller.organizationId, params.siteId);
  const place = { organizationId: caller.organizationId, siteId: params.siteId, id: params.reportId };
  if (!(await deleteSharedReport(table, place, now()))) throw notFound('Shared report');
  return { status: 204 };
});
