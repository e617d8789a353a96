import { isDeepStrictEqual } from 'node:util';
import type { FactClaim } from './fact-data.ts';
import { claimStatement } from './fact-identity.ts';
import { type FactKind, type FactSource, isKeyed, rankSource } from './fact-kinds.ts';
import { type FactStatus, type KnownFact, mergeFact } from './merge-fact.ts';
import type { StatedFact, Support } from './page-facts.ts';

interface CitationRecord {
  id: string;
  pageId: number | null;
  source: FactSource;
  sourceUrl: string | null;
  evidence: string;
  locator: string | null;
  status: 'active' | 'gone';
  firstSeenAt: string;
  lastVerifiedAt: string;
}

/** Fields of a fact that reconciling changes. */
interface FactRecord {
  key: string | null;
  data: unknown;
  source: FactSource;
  sourceUrl: string | null;
  status: FactStatus;
  citations: CitationRecord[];
  citationCount: number;
  activeCitationCount: number;
  lastVerifiedAt: string;
  updatedAt: string;
}

/** A stored fact, and all identities by which pages may refer to it. */
export interface StoredFact extends FactRecord, KnownFact {
  kind: FactKind;
  claim: FactClaim;
  identities: readonly string[];
}

export type Reconciled<F extends StoredFact> =
  | { action: 'insert'; identity: string; claim: FactClaim; record: FactRecord }
  | { action: 'update'; fact: F; record: FactRecord };

/**
 * How many facts of a kind a crawl may find on a site. A shop with ten thousand reviews has hundreds of testimonials, not
 * ten thousand: every list of facts reads them all.
 */
export const foundFactsMax: Readonly<Record<FactKind, number>> = {
  identity: 20,
  contact: 50,
  listing: 1,
  testimonial: 200,
  stat: 100,
  award: 100,
  client: 200,
  person: 200,
};

/** Every page of a site has its phone number: the citations of a fact are counted all, and kept so many. */
export const CITATIONS_MAX = 25;
const GONE_CITATIONS_MAX = 10;

/** Facts that rest on what pages say. A business listing's do not, nor what a person or client stated. */
const restsOnPages = ({ source, edited }: KnownFact): boolean =>
  (source === 'schema_org' || source === 'crawl') && !edited;

/**
 * Plans the writes by which the facts of a site agree with what its pages say now. Planning again what was just written plans
 * nothing.
 */
export function reconcileFacts<F extends StoredFact>(
  known: readonly F[],
  stated: ReadonlyMap<string, StatedFact>,
  { now, newId }: { now: string; newId: () => string },
): Reconciled<F>[] {
  const spokenIdentities = new Set(known.flatMap(({ identities }) => identities));
  const updates = known
    .filter(({ status }) => status !== 'dismissed')
    .flatMap((fact) => {
      const record = reconciledFact(
        fact,
        fact.identities.flatMap((identity) => stated.get(identity) ?? []),
        { now, newId },
      );
      return isDeepStrictEqual(record, toRecord(fact)) ? [] : [{ action: 'update' as const, fact, record }];
    });
  const counts = new Map<FactKind, number>();
  for (const { kind } of known) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const inserts = [...stated.values()]
    .filter(({ identity }) => !spokenIdentities.has(identity))
    .sort((a, b) => b.supports.length - a.supports.length || (a.identity < b.identity ? -1 : 1))
    .filter(({ claim: { kind } }) => {
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return count < foundFactsMax[kind];
    })
    .map((fact) => ({
      action: 'insert' as const,
      identity: fact.identity,
      claim: fact.claim,
      record: newRecord(fact, { now, newId }),
    }));
  return [...updates, ...inserts];
}

interface Making {
  now: string;
  newId: () => string;
}

const toRecord = (fact: FactRecord): FactRecord => ({
  key: fact.key,
  data: fact.data,
  source: fact.source,
  sourceUrl: fact.sourceUrl,
  status: fact.status,
  citations: fact.citations,
  citationCount: fact.citationCount,
  activeCitationCount: fact.activeCitationCount,
  lastVerifiedAt: fact.lastVerifiedAt,
  updatedAt: fact.updatedAt,
});

function newRecord(stated: StatedFact, making: Making): FactRecord {
  const { claim, source, sourceUrl } = stated;
  const base = {
    key: claim.key,
    data: claim.data,
    source,
    sourceUrl,
    status: 'active',
    updatedAt: making.now,
  } as const;
  return { ...base, ...cited([], findSupports(claim, [stated]), '', making) };
}

/** Finds the support of a claim: under a key only equal statements, elsewhere all of its words. */
const findSupports = (claim: FactClaim, stated: readonly StatedFact[]): Support[] => {
  const statement = claimStatement(claim);
  return stated
    .flatMap(({ supports }) => supports)
    .filter((support) => !isKeyed(claim.kind) || support.statement === statement);
};

/** `stated`: what pages say under the fact's identities, the current one and the one it was found by. */
function reconciledFact(fact: StoredFact, stated: readonly StatedFact[], making: Making): FactRecord {
  const [incoming] = stated;
  const after = restsOnPages(fact) ? followPages(fact, incoming, stated) : fact;
  const { key, data, source, sourceUrl, status } = after;
  const isChanged = source !== fact.source || status !== fact.status || !isDeepStrictEqual(data, fact.data);
  const supports = findSupports(after.claim, stated);
  return {
    key,
    data,
    source,
    sourceUrl,
    status,
    updatedAt: isChanged ? making.now : fact.updatedAt,
    ...cited(fact.citations, supports, fact.lastVerifiedAt, making),
  };
}

type Held = Pick<StoredFact, 'claim' | 'key' | 'data' | 'source' | 'sourceUrl' | 'status'>;

/** A fact that rests on pages is what they say now; it stays as it was, stale, when they say nothing of it any more. */
function followPages(fact: StoredFact, incoming: StatedFact | undefined, stated: readonly StatedFact[]): Held {
  if (incoming === undefined) return { ...fact, status: 'stale' };
  const weight = rankSource(fact.source);
  const isHeld = findSupports(fact.claim, stated).some(({ source }) => rankSource(source) >= weight);
  const merge = mergeFact(isHeld ? fact : { ...fact, status: 'stale' }, incoming);
  if (merge.action === 'skip') return { ...fact, sourceUrl: incoming.sourceUrl };
  const { claim, source, sourceUrl } = incoming;
  return { claim, key: claim.key, data: claim.data, source, sourceUrl, status: 'active' };
}

type Cited = Pick<FactRecord, 'citations' | 'citationCount' | 'activeCitationCount' | 'lastVerifiedAt'>;

/**
 * The citations of a fact: the pages that were cited before come first, so that those beyond the limit do not push them
 * out; what a page no longer says is gone, and kept for a while.
 */
function cited(
  before: readonly CitationRecord[],
  supports: readonly Support[],
  verifiedAt: string,
  { newId }: Making,
): Cited {
  const voiceKey = (pageId: number | null, source: FactSource): string => `${pageId} ${source}`;
  const known = new Map(before.map((citation) => [voiceKey(citation.pageId, citation.source), citation]));
  const said = new Map(supports.map((support) => [voiceKey(support.pageId, support.source), support]));
  const voices = [...said.keys()].sort((a, b) => Number(known.has(b)) - Number(known.has(a)));
  const shown = new Set(voices.slice(0, CITATIONS_MAX));
  const active = [...said].flatMap(([voice, support]) =>
    shown.has(voice) ? [toCitation(support, known.get(voice) ?? null, newId)] : [],
  );
  const gone = before
    // A fact of a business listing has a citation that no crawl looks for.
    .filter(({ pageId, source }) => pageId !== null && !said.has(voiceKey(pageId, source)))
    .map((citation) => ({ ...citation, status: 'gone' as const }))
    .slice(0, GONE_CITATIONS_MAX);
  const others = before.filter(({ pageId }) => pageId === null);
  const lastVerifiedAt = supports.reduce((latest, { seenAt }) => (seenAt > latest ? seenAt : latest), verifiedAt);
  const activeCitationCount = said.size + others.filter(({ status }) => status === 'active').length;
  return {
    citations: [...others, ...active, ...gone],
    citationCount: said.size + others.length + gone.length,
    activeCitationCount,
    lastVerifiedAt,
  };
}

const toCitation = (support: Support, known: CitationRecord | null, newId: () => string): CitationRecord => ({
  id: known?.id ?? newId(),
  pageId: support.pageId,
  source: support.source,
  sourceUrl: support.url,
  evidence: support.evidence,
  locator: support.locator,
  status: 'active',
  firstSeenAt: known?.firstSeenAt ?? support.seenAt,
  lastVerifiedAt: support.seenAt,
});
