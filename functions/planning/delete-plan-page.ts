import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, integerId, pathId } from '../../shared/http/schemas.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { deletePlannedPagesWrites } from '../../shared/table/planning.ts';
import { requirePlannedPage } from './planned-page.ts';

/** Each attempt meets another writer of the same page. */
const ATTEMPTS_MAX = 8;

export const deletePlanPage = defineOperation({
  operationId: 'deletePlanPage',
  method: 'DELETE',
  path: '/sites/{siteId}/plan/pages/{pageId}',
  tag: 'Site planning',
  summary: 'Deletes a planned page',
  description: 'The page answers 404 from then on, its drafts no longer count, and its slug is free.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), pageId: pathId('Page') }),
  responses: {
    200: detailOf(z.strictObject({ id: integerId(), deleted: z.literal(true) }).meta({ id: 'DeletedPage' })),
  },
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const site = { organizationId: caller.organizationId, id: params.siteId };
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const page = await requirePlannedPage(table, caller.organizationId, params);
    const deletion = { deletedAt: now().toISOString(), ifUntouched: false };
    const result = await transact(table, deletePlannedPagesWrites(site, [page], deletion));
    if (result.ok) return { status: 200, body: { data: { id: page.id, deleted: true } } };
  }
  throw new Error(`planned page ${params.pageId} is written to by too many at once`);
});
