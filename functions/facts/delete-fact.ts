import * as z from 'zod';
import { mayBeFoundAgain } from '../../shared/domain/facts/fact-kinds.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { deleteFactWrites, dismissedFact, getFact, replaceFactWrites } from '../../shared/table/facts.ts';
import { getSite } from '../../shared/table/sites.ts';
import { factIdSchema } from './fact-id.ts';

/** How often a fact that others write to at the same time is read again. */
const ROUNDS_MAX = 8;

export const deleteFact = defineOperation({
  operationId: 'deleteFact',
  method: 'DELETE',
  path: '/sites/{siteId}/facts/{factId}',
  tag: 'Facts',
  summary: 'Deletes or dismisses a fact',
  description:
    'A manual or api fact is deleted. One that was found (crawl, schema_org, provider_business), or that was stated and that a crawl found as well (it is cited), is dismissed: it is never returned again, and neither a later crawl nor `POST` brings it back.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), factId: factIdSchema }),
  responses: {
    200: detailOf(z.strictObject({ mode: z.enum(['deleted', 'dismissed']) }).meta({ id: 'DeletedFact' })),
  },
  errors: ['invalid_request'],
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const [site, fact] = await Promise.all([
      getSite(table, owner.organizationId, owner.siteId),
      getFact(table, owner, params.factId),
    ]);
    if (!site) throw notFound('Site');
    if (!fact || fact.status === 'dismissed') throw notFound('Fact');
    const mode = mayBeFoundAgain(fact) ? 'dismissed' : 'deleted';
    const writes = mode === 'deleted' ? deleteFactWrites(fact) : replaceFactWrites(fact, dismissedFact(fact, now()));
    if ((await transact(table, writes)).ok) return { status: 200, body: { data: { mode } } };
  }
  throw new Error(`fact ${params.factId} is written to by too many at once`);
});
