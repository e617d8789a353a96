import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, integerId, pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { deletePlannedPagesWrites } from '../../shared/table/planning.ts';
import { requirePlannedPage } from './planned-page.ts';

export const deletePlanPage = defineOperation({
  operationId: 'deletePlanPage',
  method: 'DELETE',
  path: '/sites/{siteId}/plan/pages/{pageId}',
  tag: 'Site planning',
  summary: 'Delete a planned page',
  description: 'The page then returns 404, its drafts no longer count, and its slug is free.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), pageId: pathId('Page') }),
  responses: {
    200: detailSchema(z.strictObject({ id: integerId(), deleted: z.literal(true) }).meta({ id: 'DeletedPage' })),
  },
  errors: ['conflict'],
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const site = { organizationId: caller.organizationId, id: params.siteId };
  return retryWhileContended('this page', async () => {
    const page = await requirePlannedPage(table, caller.organizationId, params);
    const deletion = { deletedAt: now().toISOString(), ifUntouched: false };
    const result = await transact(table, deletePlannedPagesWrites(site, [page], deletion));
    return result.ok ? { status: 200, body: { data: { id: page.id, deleted: true } } } : contended;
  });
});
