import { randomUUID } from 'node:crypto';
import { mergeFact } from '../../shared/domain/facts/merge-fact.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact, type Write } from '../../shared/table/engine/transaction.ts';
import {
  citationsFor,
  createFactWrites,
  dismissedClaimOf,
  type Fact,
  listIdentities,
  newFact,
  readFacts,
  replaceFactWrites,
} from '../../shared/table/facts.ts';
import type { PostedClaim, SkippedEntry } from './read-entries.ts';

type Owner = Pick<Fact, 'organizationId' | 'siteId'>;

interface StoredClaims {
  inserted: Fact[];
  updated: Fact[];
  skipped: SkippedEntry[];
  /** All facts of the site as of now. */
  facts: Fact[];
}

type Planned =
  | { action: 'skip'; skipped: SkippedEntry }
  | { action: 'insert' | 'update'; posted: PostedClaim; fact: Fact; writes: Write[] };

/**
 * Stores the claims of a client. Each fact is a separate transaction, so that a conflict with another writer does not hold up
 * the others; it is planned again against what that writer left. Results are in the order of the request.
 */
export async function storeClaims(
  table: Table,
  owner: Owner,
  claims: readonly PostedClaim[],
  known: readonly Fact[],
  now: Date,
): Promise<StoredClaims> {
  const facts = new Map(known.map((fact) => [fact.id, fact]));
  const stored = new Map<number, Exclude<Planned, { action: 'skip' }>>();
  const skipped: SkippedEntry[] = [];
  let pending = [...claims];
  await retryWhileContended('the facts of this site', async (attemptsBefore) => {
    if (attemptsBefore > 0) for (const fact of await readFacts(table, owner)) facts.set(fact.id, fact);
    const byIdentity = new Map([...facts.values()].flatMap((fact) => listIdentities(fact).map((id) => [id, fact])));
    const plans = pending.map((posted) => plan(owner, posted, byIdentity.get(posted.identity) ?? null, now));
    const writes = await Promise.all(plans.map((planned) => write(table, planned)));
    pending = plans.flatMap((planned, at) => (planned.action !== 'skip' && !writes[at] ? [planned.posted] : []));
    for (const [at, planned] of plans.entries()) {
      if (planned.action === 'skip') skipped.push(planned.skipped);
      else if (writes[at]) {
        stored.set(planned.posted.index, planned);
        facts.set(planned.fact.id, planned.fact);
      }
    }
    return pending.length > 0 ? contended : 'stored';
  });
  const inOrder = [...stored.values()].sort((a, b) => a.posted.index - b.posted.index);
  return {
    inserted: inOrder.filter(({ action }) => action === 'insert').map(({ fact }) => fact),
    updated: inOrder.filter(({ action }) => action === 'update').map(({ fact }) => fact),
    skipped,
    facts: [...facts.values()],
  };
}

function plan(owner: Owner, posted: PostedClaim, known: Fact | null, now: Date): Planned {
  const { claim, identity, index } = posted;
  const merge = mergeFact(known, { claim, source: 'api' });
  if (merge.action === 'skip') return { action: 'skip', skipped: { index, reason: merge.reason } };
  const { kind, key, data } = claim;
  const at = now.toISOString();
  if (merge.action === 'insert' || known === null) {
    const fact = newFact({ id: randomUUID(), ...owner, kind, key, data, source: 'api', identity, createdAt: at });
    return { action: 'insert', posted, fact, writes: createFactWrites(fact) };
  }
  const changes = { data, identity, source: 'api', sourceUrl: null, status: 'active' } as const;
  const kept = citationsFor(known, claim);
  const dismissedClaim = dismissedClaimOf(known);
  const fact: Fact = { ...known, ...changes, ...kept, dismissedClaim, lastVerifiedAt: at, updatedAt: at };
  // No response had the dismissed fact, so that this one is new to the client.
  return {
    action: known.status === 'dismissed' ? 'insert' : 'update',
    posted,
    fact,
    writes: replaceFactWrites(known, fact),
  };
}

const write = async (table: Table, planned: Planned): Promise<boolean> =>
  planned.action === 'skip' || (await transact(table, planned.writes)).ok;
