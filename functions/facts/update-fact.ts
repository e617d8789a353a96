import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { factSheet } from '../../shared/domain/facts/fact-sheet.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { readFacts, replaceFactWrites } from '../../shared/table/facts.ts';
import { editFact } from './edited-fact.ts';
import { factSchema, factView } from './fact.ts';
import { factIdSchema } from './fact-id.ts';

export const updateFact = defineOperation({
  operationId: 'updateFact',
  method: 'PATCH',
  path: '/sites/{siteId}/facts/{factId}',
  tag: 'Facts',
  summary: 'Update a fact',
  description:
    '`data` replaces the whole data and must fit the kind of the fact. `key` changes the key of an identity or contact fact, and is ignored for kinds without keys. ' +
    'The fact is then marked as edited: neither a crawl nor `POST` overwrites it. A stale fact becomes active again, and so does a dismissed one when the data is other than what was dismissed. ' +
    'Returns 409 `conflict` when the new data or key identifies another fact of the site (the message names it, unless that fact was dismissed).',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), factId: factIdSchema }),
  body: z.strictObject({
    data: z
      .record(z.string(), z.unknown())
      .meta({ description: 'The complete data of the fact, in the shape of its kind.' }),
    key: z.string().nullable().optional(),
  }),
  responses: { 200: detailSchema(factSchema) },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, { table, now }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  return retryWhileContended('this fact', async () => {
    const [, facts] = await Promise.all([
      requireSite(table, owner.organizationId, owner.siteId),
      readFacts(table, owner),
    ]);
    const before = facts.find(({ id }) => id === params.factId);
    // A person may give the right value in the place of one that was dismissed.
    if (!before || (before.status === 'dismissed' && isDeepStrictEqual(before.data, body.data))) throw notFound('Fact');
    const after = editFact(before, body, facts, now());
    // Fails when another writer changed this fact, or took the identity, since it was read.
    const { ok } = await transact(table, replaceFactWrites(before, after));
    if (!ok) return contended;
    const sheet = factSheet(facts.map((fact) => (fact.id === after.id ? after : fact)));
    return { status: 200, body: { data: factView(after, sheet) } };
  });
});
