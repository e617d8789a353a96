import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { listSharedReports as readSharedReports } from '../../shared/table/shared-reports.ts';
import { sharedReportSchema, sharedReportView } from './shared-report.ts';

export const listSharedReports = defineOperation({
  operationId: 'listSharedReports',
  method: 'GET',
  path: '/sites/{siteId}/shared-reports',
  tag: 'Reports',
  summary: 'List shared reports',
  description: 'Those whose link works, newest first.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(z.lazy(() => z.array(sharedReportSchema))) },
}).handle(async ({ caller, params: { siteId } }, { table, now }: BaseServices) => {
  const { organizationId } = caller;
  const [reports] = await Promise.all([
    readSharedReports(table, { organizationId, siteId }, now()),
    requireSite(table, organizationId, siteId),
  ]);
  return { status: 200, body: { data: reports.map(sharedReportView) } };
});
