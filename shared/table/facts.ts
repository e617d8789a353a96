import * as z from 'zod';
import { type FactClaim, readClaim } from '../domain/facts/fact-data.ts';
import { claimStatement } from '../domain/facts/fact-identity.ts';
import { factKinds, factSources } from '../domain/facts/fact-kinds.ts';
import { factStatuses } from '../domain/facts/merge-fact.ts';
import { getItem, type Item, queryItems, type Table } from './engine/client.ts';
import { type Key, keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';

const citationSchema = z.object({
  id: z.string(),
  pageId: z.number().nullable(),
  source: z.enum(factSources),
  sourceUrl: z.string().nullable(),
  evidence: z.string(),
  locator: z.string().nullable(),
  status: z.enum(['active', 'gone']),
  firstSeenAt: z.string(),
  lastVerifiedAt: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

/**
 * A fact with its citations in one item, so that what a list shows is one Query, and a fact and what it rests on change
 * together. Data is JSON text: DynamoDB's numbers are not JavaScript's.
 */
const factSchema = z.object({
  id: z.string(),
  organizationId: z.number(),
  siteId: z.number(),
  kind: z.enum(factKinds),
  key: z.string().nullable(),
  data: z.string().transform((text): unknown => JSON.parse(text)),
  source: z.enum(factSources),
  sourceUrl: z.string().nullable(),
  verified: z.boolean(),
  edited: z.boolean(),
  status: z.enum(factStatuses),
  /** Of all pages that state it: those in `citations` and those beyond the limit. */
  citationCount: z.number(),
  activeCitationCount: z.number(),
  citations: z.array(citationSchema),
  identity: z.string(),
  /** The identity that it had before a user edited it: still this fact, so that a crawl does not add it again. */
  formerIdentity: z.string().nullable(),
  /** The claim that a person dismissed, kept beside a later one: it is in force again when that is deleted. */
  dismissedClaim: z
    .object({ source: z.enum(factSources), data: z.string().transform((text): unknown => JSON.parse(text)) })
    .nullable()
    .default(null),
  /** Rises with every write: a caller that read an older revision has to read again. */
  revision: z.number(),
  lastVerifiedAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Fact = z.infer<typeof factSchema>;

type FactOwner = Pick<Fact, 'organizationId' | 'siteId'>;

export const newFact = (
  given: Pick<
    Fact,
    'id' | 'organizationId' | 'siteId' | 'kind' | 'key' | 'data' | 'source' | 'identity' | 'createdAt'
  > &
    Partial<Fact>,
): Fact => ({
  sourceUrl: null,
  verified: false,
  edited: false,
  status: 'active',
  citationCount: 0,
  activeCitationCount: 0,
  citations: [],
  formerIdentity: null,
  dismissedClaim: null,
  revision: 1,
  lastVerifiedAt: given.createdAt,
  updatedAt: given.createdAt,
  ...given,
});

/** The kept part of a fact that was found and is not wanted: enough to recognize it. */
export const dismissedFact = (fact: Fact, now: Date): Fact => ({
  ...fact,
  status: 'dismissed',
  citations: [],
  citationCount: 0,
  activeCitationCount: 0,
  updatedAt: now.toISOString(),
});

/** The dismissed claim that a fact with another claim has to remember. */
export const dismissedClaimOf = ({ status, source, data, dismissedClaim }: Fact): Fact['dismissedClaim'] =>
  status === 'dismissed' ? { source, data } : dismissedClaim;

const factItem = (fact: Fact): Item & Key => ({
  ...keys.fact(fact.organizationId, fact.siteId, fact.id),
  ...fact,
  data: JSON.stringify(fact.data),
  dismissedClaim: fact.dismissedClaim && { ...fact.dismissedClaim, data: JSON.stringify(fact.dismissedClaim.data) },
});

/** The claim that a stored fact makes. @throws when the row does not fit its kind, which no write of ours can cause. */
export function parseClaim({ id, kind, key, data }: Pick<Fact, 'id' | 'kind' | 'key' | 'data'>): FactClaim {
  const read = readClaim(kind, key, data);
  if (!read.ok) throw new Error(`fact ${id} does not fit its kind ${kind}`);
  return read.claim;
}

/** The citations of a fact that is to make this claim: none of another value under the key, which they do not prove. */
export function citationsFor(
  fact: Fact,
  claim: FactClaim,
): Pick<Fact, 'citations' | 'citationCount' | 'activeCitationCount'> {
  const { citations, citationCount, activeCitationCount } = fact;
  if (fact.key === claim.key && claimStatement(parseClaim(fact)) === claimStatement(claim))
    return { citations, citationCount, activeCitationCount };
  return { citations: [], citationCount: 0, activeCitationCount: 0 };
}

/** The site's facts, dismissed ones too. One Query: a site has some hundreds of them. */
export async function readFacts(table: Table, { organizationId, siteId }: FactOwner): Promise<Fact[]> {
  const { pk } = keys.fact(organizationId, siteId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.fact });
  return items.map((item) => factSchema.parse(item));
}

export async function getFact(
  table: Table,
  { organizationId, siteId }: FactOwner,
  factId: string,
): Promise<Fact | null> {
  const item = await getItem(table, keys.fact(organizationId, siteId, factId));
  return item ? factSchema.parse(item) : null;
}

/** Every identity that the fact stands for. */
export const listIdentities = ({ identity, formerIdentity }: Pick<Fact, 'identity' | 'formerIdentity'>): string[] => [
  ...new Set(formerIdentity === null ? [identity] : [identity, formerIdentity]),
];

/** A new fact with its identity. The write named `identity` fails when another fact has it. */
export const createFactWrites = (fact: Fact): Write[] => [
  { name: 'fact', put: factItem(fact), if: [{ attribute: 'pk', is: 'missing' }] },
  claimIdentityWrite(fact, fact.identity),
];

/** Holds as well when the fact has the identity already. */
const claimIdentityWrite = (fact: Fact, identity: string): Write => ({
  name: 'identity',
  put: { ...keys.factIdentity(fact.organizationId, fact.siteId, identity), factId: fact.id },
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'factId', is: '=', value: fact.id },
    ],
  ],
});

/**
 * Puts `after` in the place of `before`. The write named `fact` fails when another writer changed it since, the one named
 * `identity` when the identity that it takes on is another fact's. Identities that it no longer has are free.
 */
export function replaceFactWrites(before: Fact, after: Fact): Write[] {
  const had = new Set(listIdentities(before));
  const has = new Set(listIdentities(after));
  return [
    {
      name: 'fact',
      put: factItem({ ...after, revision: before.revision + 1 }),
      if: [{ attribute: 'revision', is: '=', value: before.revision }],
    },
    ...[...has.difference(had)].map((identity) => claimIdentityWrite(after, identity)),
    ...[...had.difference(has)].map(
      (identity): Write => ({ delete: keys.factIdentity(before.organizationId, before.siteId, identity) }),
    ),
  ];
}

/** Removes a fact and leaves its identity to `after`, which has another id. The write named `fact` fails when another writer changed it since. */
export const succeedFactWrites = (before: Fact, after: Fact): Write[] => {
  const identityKey = (identity: string): Key => keys.factIdentity(before.organizationId, before.siteId, identity);
  return [
    {
      name: 'fact',
      delete: keys.fact(before.organizationId, before.siteId, before.id),
      if: [{ attribute: 'revision', is: '=', value: before.revision }],
    },
    { put: factItem(after), if: [{ attribute: 'pk', is: 'missing' }] },
    {
      put: { ...identityKey(after.identity), factId: after.id },
      if: [{ attribute: 'factId', is: '=', value: before.id }],
    },
    ...listIdentities(before)
      .filter((identity) => identity !== after.identity)
      .map((identity): Write => ({ delete: identityKey(identity) })),
  ];
};

/** Removes a fact with its identities. The write named `fact` fails when another writer changed it since. */
export const deleteFactWrites = (fact: Fact): Write[] => [
  {
    name: 'fact',
    delete: keys.fact(fact.organizationId, fact.siteId, fact.id),
    if: [{ attribute: 'revision', is: '=', value: fact.revision }],
  },
  ...listIdentities(fact).map(
    (identity): Write => ({ delete: keys.factIdentity(fact.organizationId, fact.siteId, identity) }),
  ),
];
