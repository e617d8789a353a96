import * as z from 'zod';
import { draftFields } from '../../shared/domain/drafts/draft-fields.ts';
import { removableStatuses } from '../../shared/domain/drafts/draft-states.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { removeDraftWrites } from '../../shared/table/drafts.ts';
import { transact } from '../../shared/table/engine/transaction.ts';

export const deleteDraft = defineOperation({
  operationId: 'deleteDraft',
  method: 'DELETE',
  path: '/pages/{pageId}/drafts/{field}',
  tag: 'Drafts',
  summary: 'Delete the draft of a field',
  description:
    'Deletes a draft with status `pending` or `draft`. Drafts in any other status are kept. Returns 204 even when nothing was deleted.',
  access: 'content:write',
  params: z.object({ pageId: pathId('Page'), field: z.enum(draftFields) }),
  responses: { 204: null },
  errors: ['invalid_request'],
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const found = await requirePageWithDrafts(table, caller.organizationId, params.pageId);
  const draft = found.drafts.find(({ field }) => field === params.field);
  if (draft && removableStatuses.includes(draft.status)) {
    const result = await transact(table, removeDraftWrites(found.page, params.field, now().toISOString()));
    // A draft that another request removed or took on meanwhile is nothing to remove.
    if (!result.ok && result.failed.includes('page')) throw notFound('Page');
  }
  return { status: 204 };
});
