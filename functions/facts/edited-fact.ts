/** Applies a person's edit to a fact, for the operations that edit one. */
import { type FactClaim, readClaim } from '../../shared/domain/facts/fact-data.ts';
import { factIdentity } from '../../shared/domain/facts/fact-identity.ts';
import { isKeyed } from '../../shared/domain/facts/fact-kinds.ts';
import { ApiError, invalidRequest } from '../../shared/http/api-error.ts';
import { describeIssues } from '../../shared/http/middleware/validate-request.ts';
import { citationsFor, dismissedClaimOf, type Fact, listIdentities } from '../../shared/table/facts.ts';

interface FactEdit {
  data: unknown;
  key?: string | null | undefined;
}

/** @throws ApiError 400 when the data does not fit the kind, 409 when another fact of the site is the edited one already. */
export function editFact(before: Fact, edit: FactEdit, facts: readonly Fact[], now: Date): Fact {
  const after = applyEdit(before, editedClaim(before, edit), now);
  refuseCollision(after, facts);
  return after;
}

function editedClaim(fact: Fact, { key, data }: FactEdit): FactClaim {
  const read = readClaim(fact.kind, isKeyed(fact.kind) && key !== undefined ? key : fact.key, data);
  if (read.ok) return read.claim;
  if (!read.issue) throw invalidRequest(`Invalid body: key: must be a key of kind ${fact.kind}`);
  const issue = { ...read.issue, path: ['data', ...read.issue.path] };
  throw invalidRequest(describeIssues([issue], 'body'));
}

/**
 * Facts that are identified by their words stay known under the words that they were found by, so that the next crawl
 * recognizes the edited fact instead of finding the original again. A key that a fact leaves is free.
 */
function applyEdit(fact: Fact, edited: FactClaim, now: Date): Fact {
  const at = now.toISOString();
  const { key, data } = edited;
  return {
    ...fact,
    ...citationsFor(fact, edited),
    dismissedClaim: key === fact.key ? dismissedClaimOf(fact) : null,
    key,
    data,
    identity: factIdentity(edited),
    formerIdentity: isKeyed(fact.kind) ? null : (fact.formerIdentity ?? fact.identity),
    edited: true,
    status: 'active',
    lastVerifiedAt: at,
    updatedAt: at,
  };
}

function refuseCollision(after: Fact, facts: readonly Fact[]): void {
  const other = facts.find((fact) => fact.id !== after.id && listIdentities(fact).includes(after.identity));
  if (!other) return;
  const isShown = other.status !== 'dismissed';
  throw new ApiError('conflict', isShown ? `The site already has this fact: ${other.id}` : 'This fact was dismissed');
}
