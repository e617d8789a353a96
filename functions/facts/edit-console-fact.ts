import * as z from 'zod';
import { factSheet } from '../../shared/domain/facts/fact-sheet.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { type Fact, readFacts, replaceFactWrites } from '../../shared/table/facts.ts';
import { editFact } from './edited-fact.ts';
import { factSchema, factView } from './fact.ts';
import { factIdSchema } from './fact-id.ts';

const bodySchema = z
  .strictObject({
    data: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The complete data of the fact, in the shape of its kind.' }),
    key: z.string().nullable().optional(),
    dismissed: z.boolean().optional(),
  })
  .refine(({ data, dismissed }) => (data === undefined) !== (dismissed === undefined), {
    error: 'must have either data or dismissed',
  });
type Change = z.output<typeof bodySchema>;

export const editConsoleFact = defineOperation({
  operationId: 'editConsoleFact',
  method: 'PATCH',
  path: '/console/sites/{siteId}/facts/{factId}',
  tag: 'Console',
  summary: 'Edit, dismiss or restore a fact',
  description:
    'With `data` (and `key`) the fact is edited: neither a crawl nor `POST /sites/{siteId}/facts` overwrites it, and one that collides is skipped as `edited`. ' +
    'With `dismissed: true` it is no longer returned, whatever its source, and neither a later crawl nor `POST` restores it; `dismissed: false` takes that back. ' +
    'Returns 409 `conflict` when the new data or key identifies another fact of the site.',
  access: 'session',
  params: z.object({ siteId: pathId('Site'), factId: factIdSchema }),
  body: bodySchema,
  responses: {
    200: z.lazy(() => z.strictObject({ data: factSchema, dismissed: z.boolean() }).meta({ id: 'EditedFact' })),
  },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, { table, now }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  return retryWhileContended('this fact', async () => {
    const [, facts] = await Promise.all([
      requireSite(table, owner.organizationId, owner.siteId),
      readFacts(table, owner),
    ]);
    const before = facts.find(({ id }) => id === params.factId);
    if (!before) throw notFound('Fact');
    const after = changed(before, body, facts, now());
    const { ok } = after === before ? { ok: true } : await transact(table, replaceFactWrites(before, after));
    if (!ok) return contended;
    const sheet = factSheet(facts.map((fact) => (fact.id === after.id ? after : fact)));
    return { status: 200, body: { data: factView(after, sheet), dismissed: after.status === 'dismissed' } };
  });
});

function changed(before: Fact, { data, key, dismissed }: Change, facts: readonly Fact[], now: Date): Fact {
  const wasDismissed = before.status === 'dismissed';
  if (dismissed === undefined) {
    if (wasDismissed) throw notFound('Fact');
    return editFact(before, { data, key }, facts, now);
  }
  if (dismissed === wasDismissed) return before;
  const updatedAt = now.toISOString();
  // With its citations, so that a dismissal that is taken back loses nothing.
  if (dismissed) return { ...before, status: 'dismissed', updatedAt };
  return { ...before, status: 'active', lastVerifiedAt: updatedAt, updatedAt };
}
