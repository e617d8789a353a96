import { type FactClaim, readEntry } from '../../shared/domain/facts/fact-data.ts';
import { factIdentity } from '../../shared/domain/facts/fact-identity.ts';
import type { MergeSkip } from '../../shared/domain/facts/merge-fact.ts';

export const skipReasons = [
  'invalid',
  'edited',
  'dismissed',
  'lower_precedence',
  'unchanged',
  'duplicate',
  'low_rating',
] as const satisfies readonly (MergeSkip | 'invalid' | 'duplicate' | 'low_rating')[];
type SkipReason = (typeof skipReasons)[number];

export interface SkippedEntry {
  index: number;
  reason: SkipReason;
}

/** An entry of the request that can be stored, as far as it goes by itself. */
export interface PostedClaim {
  index: number;
  claim: FactClaim;
  identity: string;
}

/** Reads the entries in order. Of two with one identity the first counts, whatever becomes of it. */
export function readEntries(entries: readonly unknown[]): { claims: PostedClaim[]; skipped: SkippedEntry[] } {
  const claims = new Map<string, PostedClaim>();
  const skipped: SkippedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry);
    if (!read.ok) {
      skipped.push({ index, reason: read.reason });
      continue;
    }
    const identity = factIdentity(read.claim);
    if (claims.has(identity)) skipped.push({ index, reason: 'duplicate' });
    else claims.set(identity, { index, claim: read.claim, identity });
  }
  return { claims: [...claims.values()], skipped };
}
