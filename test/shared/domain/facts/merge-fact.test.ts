import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FactClaim } from '../../../../shared/domain/facts/fact-data.ts';
import { type FactSource, factSources, rankSource } from '../../../../shared/domain/facts/fact-kinds.ts';
import { factStatuses, type KnownFact, mergeFact } from '../../../../shared/domain/facts/merge-fact.ts';

const claimOf = (value: string): FactClaim => ({ kind: 'contact', key: 'phone', data: { value } });
const known = (given: Partial<KnownFact> = {}): KnownFact => ({
  key: 'phone',
  data: { value: '1' },
  source: 'crawl',
  status: 'active',
  edited: false,
  ...given,
});

describe('mergeFact', () => {
  test.each([
    { name: 'inserts what is not known', fact: null, source: 'crawl', value: '1', merge: { action: 'insert' } },
    {
      name: 'leaves a dismissed fact dismissed when it is found again',
      fact: known({ status: 'dismissed' }),
      source: 'schema_org',
      value: '2',
      merge: { action: 'skip', reason: 'dismissed' },
    },
    {
      name: 'takes other data of a client in the place of a dismissed fact',
      fact: known({ status: 'dismissed' }),
      source: 'api',
      value: '2',
      merge: { action: 'update' },
    },
    {
      name: 'never overwrites an edited fact',
      fact: known({ edited: true }),
      source: 'manual',
      value: '2',
      merge: { action: 'skip', reason: 'edited' },
    },
    {
      name: 'says dismissed before edited',
      fact: known({ status: 'dismissed', edited: true }),
      source: 'api',
      value: '1',
      merge: { action: 'skip', reason: 'dismissed' },
    },
    {
      name: 'finds nothing new in the same data of the same source',
      fact: known(),
      source: 'crawl',
      value: '1',
      merge: { action: 'skip', reason: 'unchanged' },
    },
    {
      name: 'finds nothing new in the same data of a lighter source',
      fact: known({ source: 'manual' }),
      source: 'api',
      value: '1',
      merge: { action: 'skip', reason: 'unchanged' },
    },
    {
      name: 'raises the source for the same data of a weightier one',
      fact: known(),
      source: 'api',
      value: '1',
      merge: { action: 'update' },
    },
    {
      name: 'takes other data of the same source',
      fact: known(),
      source: 'crawl',
      value: '2',
      merge: { action: 'update' },
    },
    {
      name: 'refuses other data of a lighter source',
      fact: known({ source: 'schema_org' }),
      source: 'crawl',
      value: '2',
      merge: { action: 'skip', reason: 'lower_precedence' },
    },
    {
      name: 'takes anything in the place of a stale fact',
      fact: known({ source: 'schema_org', status: 'stale' }),
      source: 'crawl',
      value: '2',
      merge: { action: 'update' },
    },
  ] as const)('$name', ({ fact, source, value, merge }) => {
    expect(mergeFact(fact, { claim: claimOf(value), source })).toEqual(merge);
  });
});

const source = fc.constantFrom(...factSources);
const incoming = fc.record({ claim: fc.constantFrom('1', '2', '3').map(claimOf), source });
const anyKnown = fc.option(
  fc.record({
    key: fc.constant('phone'),
    data: fc.constantFrom('1', '2').map((value) => ({ value })),
    source,
    status: fc.constantFrom(...factStatuses),
    edited: fc.boolean(),
  }),
);

type Incoming = { claim: FactClaim; source: FactSource };
const apply = (fact: KnownFact | null, { claim, source }: Incoming): KnownFact | null =>
  mergeFact(fact, { claim, source }).action === 'skip'
    ? fact
    : { key: claim.key, data: claim.data, source, status: 'active', edited: false };

describe('merging', () => {
  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(anyKnown, incoming, (fact, claim) => {
        const once = apply(fact, claim);
        expect(apply(once, claim)).toEqual(once);
        expect(mergeFact(once, claim).action).toBe('skip');
      }),
    );
  });

  test('never lowers the weight of an active fact', () => {
    fc.assert(
      fc.property(anyKnown, incoming, (fact, claim) => {
        fc.pre(fact?.status === 'active');
        expect(rankSource(apply(fact, claim)?.source ?? 'crawl')).toBeGreaterThanOrEqual(
          rankSource(fact?.source ?? 'crawl'),
        );
      }),
    );
  });

  test('claims of different weights leave the same fact in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(incoming, { selector: ({ source }) => source, minLength: 1 }), (claims) => {
        const inOrder = claims.reduce<KnownFact | null>(apply, null);
        const reversed = [...claims].reverse().reduce<KnownFact | null>(apply, null);
        expect(reversed).toEqual(inOrder);
      }),
    );
  });
});
