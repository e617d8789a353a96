import { isDeepStrictEqual } from 'node:util';
import type { FactClaim } from './fact-data.ts';
import { type FactSource, isExtracted, rankSource } from './fact-kinds.ts';

/** `dismissed` facts are kept so that they are not found again; no one sees them. */
export const factStatuses = ['active', 'stale', 'dismissed'] as const;
export type FactStatus = (typeof factStatuses)[number];

/** The stored fact with the identity of an incoming claim. */
export interface KnownFact {
  key: string | null;
  data: unknown;
  source: FactSource;
  status: FactStatus;
  /** A person changed it: nothing overwrites it. */
  edited: boolean;
}

export type MergeSkip = 'dismissed' | 'edited' | 'unchanged' | 'lower_precedence';
type Merge = { action: 'insert' } | { action: 'update' } | { action: 'skip'; reason: MergeSkip };

/**
 * Decides on a claim, given the fact of its identity (spec, POST facts and Site fact status).
 *
 * - A dismissed fact stays dismissed, until a client states another value; an edited one stays as the person left it.
 * - The same data from a source that does not outrank the fact's own is nothing new; from one that does, it raises the
 *   source, so that a fact that a client vouches for no longer goes stale with the page that it was found on.
 * - Other data wins from the same source or a weightier one.
 * - A stale fact holds no precedence: what it rested on is gone.
 */
export function mergeFact(known: KnownFact | null, incoming: { claim: FactClaim; source: FactSource }): Merge {
  if (known === null) return { action: 'insert' };
  if (known.status === 'dismissed') {
    const isSame = isExtracted(incoming.source) || isDeepStrictEqual(known.data, incoming.claim.data);
    return isSame ? { action: 'skip', reason: 'dismissed' } : { action: 'update' };
  }
  if (known.edited) return { action: 'skip', reason: 'edited' };
  if (known.status === 'stale') return { action: 'update' };
  const outranks = rankSource(incoming.source) - rankSource(known.source);
  if (outranks <= 0 && known.key === incoming.claim.key && isDeepStrictEqual(known.data, incoming.claim.data)) {
    return { action: 'skip', reason: 'unchanged' };
  }
  return outranks < 0 ? { action: 'skip', reason: 'lower_precedence' } : { action: 'update' };
}
