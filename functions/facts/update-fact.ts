import * as z from 'zod';
import { type FactClaim, readClaim } from '../../shared/domain/facts/fact-data.ts';
import { factIdentity } from '../../shared/domain/facts/fact-identity.ts';
import { isKeyed } from '../../shared/domain/facts/fact-kinds.ts';
import { factSheet } from '../../shared/domain/facts/fact-sheet.ts';
import { ApiError, invalidRequest, notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { describeIssues } from '../../shared/http/middleware/validate-request.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { factResponse, factView } from '../../shared/resources/fact.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { type Fact, identitiesOf, listFacts, replaceFactWrites } from '../../shared/table/facts.ts';
import { factIdSchema } from './fact-id.ts';

export const updateFact = defineOperation({
  operationId: 'updateFact',
  method: 'PATCH',
  path: '/sites/{siteId}/facts/{factId}',
  tag: 'Facts',
  summary: 'Update a fact',
  description:
    '`data` replaces the whole data and must fit the kind of the fact. `key` changes the key of an identity or contact fact, and is ignored for kinds without keys. ' +
    'The fact is then marked as edited: neither a crawl nor `POST` overwrites it. A stale fact becomes active again. ' +
    'Returns 409 `conflict` when the new data or key identifies another fact of the site (`details.fact_id`, unless that fact was dismissed).',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), factId: factIdSchema }),
  body: z.strictObject({
    data: z
      .record(z.string(), z.unknown())
      .meta({ description: 'The complete data of the fact, in the shape of its kind.' }),
    key: z.string().nullable().optional(),
  }),
  responses: { 200: detailOf(factResponse) },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, { table, now }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  return retryWhileContended('this fact', async () => {
    const [, facts] = await Promise.all([
      requireSite(table, owner.organizationId, owner.siteId),
      listFacts(table, owner),
    ]);
    const before = facts.find(({ id, status }) => id === params.factId && status !== 'dismissed');
    if (!before) throw notFound('Fact');
    const after = edited(before, editedClaim(before, body), now());
    refuseCollision(after, facts);
    // Refused when somebody wrote this fact, or took the identity, since it was read.
    const { ok } = await transact(table, replaceFactWrites(before, after));
    if (!ok) return contended;
    const sheet = factSheet(facts.map((fact) => (fact.id === after.id ? after : fact)));
    return { status: 200, body: { data: factView(after, sheet) } };
  });
});

function editedClaim(fact: Fact, { key, data }: { key?: string | null | undefined; data: unknown }): FactClaim {
  const read = readClaim(fact.kind, isKeyed(fact.kind) && key !== undefined ? key : fact.key, data);
  if (read.ok) return read.claim;
  if (!read.issue) throw invalidRequest(`Invalid body: key: must be a key of kind ${fact.kind}`);
  const issue = { ...read.issue, path: ['data', ...read.issue.path] };
  throw invalidRequest(describeIssues([issue], 'body'));
}

/**
 * Facts that are told apart by their words stay known under the words that they were found by, so that the next crawl
 * recognizes the edited fact instead of finding the original again. A key that a fact leaves is free.
 */
function edited(fact: Fact, { key, data, ...claim }: FactClaim, now: Date): Fact {
  const at = now.toISOString();
  return {
    ...fact,
    key,
    data,
    identity: factIdentity({ key, data, ...claim } as FactClaim),
    formerIdentity: isKeyed(fact.kind) ? null : (fact.formerIdentity ?? fact.identity),
    edited: true,
    status: 'active',
    lastVerifiedAt: at,
    updatedAt: at,
  };
}

function refuseCollision(after: Fact, facts: readonly Fact[]): void {
  const other = facts.find((fact) => fact.id !== after.id && identitiesOf(fact).includes(after.identity));
  if (!other) return;
  const isShown = other.status !== 'dismissed';
  throw new ApiError(
    'conflict',
    isShown ? 'The site already has this fact' : 'This fact was dismissed',
    isShown ? { details: { fact_id: other.id } } : {},
  );
}
