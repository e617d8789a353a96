import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { isExtracted } from '../../shared/domain/facts/fact-kinds.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact, type Write } from '../../shared/table/engine/transaction.ts';
import {
  deleteFactWrites,
  dismissedFact,
  type Fact,
  getFact,
  replaceFactWrites,
  succeedFactWrites,
} from '../../shared/table/facts.ts';
import { factIdSchema } from './fact-id.ts';

export const deleteFact = defineOperation({
  operationId: 'deleteFact',
  method: 'DELETE',
  path: '/sites/{siteId}/facts/{factId}',
  tag: 'Facts',
  summary: 'Delete or dismiss a fact',
  description:
    'A manual or api fact is deleted. A fact that was extracted (crawl, schema_org, provider_business) is dismissed: it is no longer returned, and neither a later crawl nor `POST` restores its value. `POST` or `PATCH` with another value makes it active again; when that is deleted, what was dismissed stays dismissed.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), factId: factIdSchema }),
  responses: {
    200: detailSchema(z.strictObject({ mode: z.enum(['deleted', 'dismissed']) }).meta({ id: 'DeletedFact' })),
  },
  errors: ['invalid_request', 'conflict'],
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  return retryWhileContended('this fact', async () => {
    const [, fact] = await Promise.all([
      requireSite(table, owner.organizationId, owner.siteId),
      getFact(table, owner, params.factId),
    ]);
    if (!fact || fact.status === 'dismissed') throw notFound('Fact');
    const mode = isExtracted(fact.source) ? 'dismissed' : 'deleted';
    if (!(await transact(table, writesFor(fact, mode, now()))).ok) return contended;
    return { status: 200, body: { data: { mode } } };
  });
});

/** Under a fact that is deleted, what was dismissed before it stays dismissed, so that the next crawl does not find it again. */
function writesFor(fact: Fact, mode: 'deleted' | 'dismissed', now: Date): Write[] {
  if (mode === 'dismissed') return replaceFactWrites(fact, dismissedFact(fact, now));
  const { dismissedClaim } = fact;
  if (dismissedClaim === null) return deleteFactWrites(fact);
  const under = {
    ...fact,
    ...dismissedClaim,
    dismissedClaim: null,
    id: randomUUID(),
    edited: false,
    formerIdentity: null,
  };
  return succeedFactWrites(fact, dismissedFact(under, now));
}
