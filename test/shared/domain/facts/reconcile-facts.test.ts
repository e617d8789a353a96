import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FactClaim, readClaim } from '../../../../shared/domain/facts/fact-data.ts';
import { factIdentity } from '../../../../shared/domain/facts/fact-identity.ts';
import { type PageFacts, statedFacts } from '../../../../shared/domain/facts/page-facts.ts';
import {
  CITATIONS_MAX,
  foundFactsMax,
  reconcileFacts,
  type StoredFact,
} from '../../../../shared/domain/facts/reconcile-facts.ts';

type Observation = PageFacts['observations'][number];
const claim = (kind: FactClaim['kind'], key: string | null, data: unknown): FactClaim => {
  const read = readClaim(kind, key, data);
  if (!read.ok) throw new Error('no fact');
  return read.claim;
};
const phone = (value: string, source: Observation['source'] = 'crawl'): Observation => ({
  claim: claim('contact', 'phone', { value }),
  source,
  evidence: value,
  locator: 'footer',
});
const stat = (value: string): Observation => ({
  claim: claim('stat', null, { label: 'clients', value }),
  source: 'crawl',
  evidence: value,
  locator: 'body',
});
const page = (pageId: number, observations: Observation[], seenAt = '2026-01-01T00:00:00.000Z'): PageFacts => ({
  pageId,
  url: `https://shop.example/${pageId}/`,
  seenAt,
  observations,
});

/** A site's facts, as the table holds them. */
function reconciled(facts: readonly StoredFact[], pages: readonly PageFacts[], now = '2026-01-01T00:00:01.000Z') {
  let ids = 0;
  const plan = reconcileFacts(facts, statedFacts(pages), { now, newId: () => `c${++ids}` });
  const changed = new Map(plan.flatMap((one) => (one.action === 'update' ? [[one.fact, one.record]] : [])));
  const kept = facts.map((fact): StoredFact => {
    const record = changed.get(fact);
    return record ? { ...fact, ...record, claim: claim(fact.kind, record.key, record.data) } : fact;
  });
  const inserted = plan.flatMap((one): StoredFact[] =>
    one.action === 'insert'
      ? [{ ...one.record, claim: one.claim, kind: one.claim.kind, identities: [one.identity], edited: false }]
      : [],
  );
  return { plan, facts: [...kept, ...inserted] };
}
const only = (facts: readonly StoredFact[]): StoredFact => {
  if (facts.length !== 1 || !facts[0]) throw new Error(`${facts.length} facts`);
  return facts[0];
};

describe('where pages disagree', () => {
  test.each([
    {
      name: 'the weightier source wins',
      pages: [page(1, [phone('1')]), page(2, [phone('1')]), page(3, [phone('2', 'schema_org')])],
      value: '2',
    },
    {
      name: 'what more pages say wins',
      pages: [page(1, [phone('1')]), page(2, [phone('2')]), page(3, [phone('2')])],
      value: '2',
    },
    {
      name: 'the page with the shorter address wins, all else equal',
      pages: [page(10, [phone('1')]), page(2, [phone('2')])],
      value: '2',
    },
    {
      name: 'numbers are counted by their digits',
      pages: [page(1, [phone('111')]), page(2, [phone('222 2')]), page(3, [phone('22-22')])],
      value: '222 2',
    },
  ])('$name', ({ pages, value }) => {
    const fact = only(reconciled([], pages).facts);
    expect(fact.data).toEqual({ value });
    expect(fact.citations.every(({ evidence }) => evidence.replace(/\D/g, '') === value.replace(/\D/g, ''))).toBe(true);
  });

  test('a fact that its pages give up takes what the others say', () => {
    const before = reconciled([], [page(1, [phone('1')]), page(2, [phone('1')])]).facts;
    const half = reconciled(before, [page(1, [phone('2')]), page(2, [phone('1')])]).facts;
    expect(only(half).data).toEqual({ value: '2' });
    expect(only(half).citations.map(({ pageId, status }) => [pageId, status])).toEqual([
      [1, 'active'],
      [2, 'gone'],
    ]);
  });

  test('structured data that is gone yields to the page text', () => {
    const before = reconciled([], [page(1, [phone('1', 'schema_org'), phone('2')])]).facts;
    expect(only(before)).toMatchObject({ data: { value: '1' }, source: 'schema_org' });
    expect(only(reconciled(before, [page(1, [phone('2')])]).facts)).toMatchObject({
      data: { value: '2' },
      source: 'crawl',
    });
  });
});

describe('facts that do not rest on pages alone', () => {
  const stored = (given: Partial<StoredFact>): StoredFact => ({
    ...only(reconciled([], [page(1, [phone('1')])]).facts),
    ...given,
  });
  test.each([
    { name: 'of the API', given: { source: 'api' } },
    { name: 'of the dashboard', given: { source: 'manual' } },
    { name: 'of a business listing', given: { source: 'provider_business' } },
    { name: 'that a person edited', given: { edited: true } },
  ] as const)('stay active when no page states them: $name', ({ given }) => {
    const fact = only(reconciled([stored(given)], []).facts);
    expect(fact).toMatchObject({
      status: 'active',
      data: { value: '1' },
      citations: [{ status: 'gone' }],
      activeCitationCount: 0,
    });
  });

  test('stay as they are when pages state something else', () => {
    for (const given of [{ source: 'api' }, { edited: true }] as const) {
      expect(only(reconciled([stored(given)], [page(1, [phone('2')])]).facts).data).toEqual({ value: '1' });
    }
  });

  test('a dismissed fact is left alone, and is not found a second time', () => {
    expect(reconciled([stored({ status: 'dismissed' })], [page(1, [phone('1')])]).plan).toEqual([]);
  });

  test('a person changed the words of a fact: what it was found by still belongs to it', () => {
    const found = only(reconciled([], [page(1, [stat('500')])]).facts);
    const words = claim('stat', null, { label: 'customers', value: '500' });
    const edited = {
      ...found,
      claim: words,
      data: words.data,
      identities: [factIdentity(words), ...found.identities],
      edited: true,
    };
    expect(reconciled([edited], [page(1, [stat('500')])]).plan).toEqual([]);
  });
});

describe('citations', () => {
  const everywhere = (value: string, count = 40) =>
    Array.from({ length: count }, (_, at) => page(at + 1, [phone(value)]));

  test('are counted all and kept up to a limit; those kept before stay', () => {
    const some = reconciled([], everywhere('1').slice(20)).facts;
    const all = only(reconciled(some, everywhere('1')).facts);
    expect([all.citationCount, all.activeCitationCount, all.citations.length]).toEqual([40, 40, CITATIONS_MAX]);
    expect(all.citations.filter(({ pageId }) => pageId !== null && pageId > 20)).toHaveLength(20);
  });

  test('keep when they were first seen, and say when they were seen last', () => {
    const before = reconciled([], [page(1, [phone('1')])]).facts;
    const later = '2026-02-01T00:00:00.000Z';
    const fact = only(reconciled(before, [page(1, [phone('1')], later)]).facts);
    expect(fact).toMatchObject({ lastVerifiedAt: later, updatedAt: only(before).updatedAt });
    expect(fact.citations).toMatchObject([{ firstSeenAt: '2026-01-01T00:00:00.000Z', lastVerifiedAt: later }]);
  });
});

test('a site has at most so many found facts of a kind', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    ...stat('1'),
    claim: claim('stat', null, { label: `label ${at}`, value: '1' }),
  }));
  const first = reconciled([], [page(1, many)]).facts;
  expect(first).toHaveLength(foundFactsMax.stat);
  expect(reconciled(first, [page(1, many)]).plan).toEqual([]);
});

const anyObservation = fc
  .tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom('crawl' as const, 'schema_org' as const), fc.boolean())
  .map(([value, source, isPhone]) => (isPhone ? phone(value, source) : stat(value)));
const anyPages = fc
  .uniqueArray(
    fc.record({
      pageId: fc.integer({ min: 1, max: 6 }),
      observations: fc.uniqueArray(anyObservation, { selector: ({ claim, source }) => `${claim.kind} ${source}` }),
      day: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ pageId }) => pageId },
  )
  .map((pages) =>
    pages.map(({ pageId, observations, day }) => page(pageId, observations, `2026-01-0${day}T00:00:00.000Z`)),
  );

describe('for any pages', () => {
  test('planning again what was just written plans nothing', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (before, after) => {
        const first = reconciled([], before).facts;
        const second = reconciled(first, after).facts;
        expect(reconciled(first, before).plan).toEqual([]);
        expect(reconciled(second, after, '2027-01-01T00:00:00.000Z').plan).toEqual([]);
      }),
    );
  });

  test('the order in which they are read makes no difference', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        expect(reconciled([], [...pages].reverse()).plan).toEqual(reconciled([], pages).plan);
      }),
    );
  });

  test('what active facts say depends on the pages of now alone, whatever they said before', () => {
    const said = (facts: readonly StoredFact[]) =>
      facts
        .filter(({ status }) => status === 'active')
        .map(({ claim, source, sourceUrl, activeCitationCount }) =>
          JSON.stringify({ claim, source, sourceUrl, activeCitationCount }),
        )
        .sort();
    fc.assert(
      fc.property(anyPages, anyPages, (before, after) => {
        expect(said(reconciled(reconciled([], before).facts, after).facts)).toEqual(said(reconciled([], after).facts));
      }),
    );
  });
});
