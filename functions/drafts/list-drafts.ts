import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { draftSchema, draftView } from '../../shared/resources/draft.ts';
import { listClosedDrafts } from '../../shared/table/drafts.ts';
import type { Draft } from '../../shared/table/stored-draft.ts';

/** By age and not by id within a field: two processes lease blocks of ids, so ids do not follow creation order. */
const compareFieldThenAge = (a: Draft, b: Draft): number =>
  compare(a.field, b.field) || compare(a.createdAt, b.createdAt) || a.id - b.id;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const listDrafts = defineOperation({
  operationId: 'listDrafts',
  method: 'GET',
  path: '/pages/{pageId}/drafts',
  tag: 'Drafts',
  summary: 'List drafts of a page',
  description: 'Returns drafts of every status, ordered by field name, without pagination.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: z.strictObject({ data: z.array(draftSchema) }) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const [active, closed] = await Promise.all([
    requirePageWithDrafts(table, caller.organizationId, params.pageId),
    listClosedDrafts(table, caller.organizationId, params.pageId),
  ]);
  const drafts = [...active.drafts, ...closed].toSorted(compareFieldThenAge);
  return { status: 200, body: { data: drafts.map(draftView) } };
});
