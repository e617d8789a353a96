import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FactKind, factKinds, factSources } from '../../../../shared/domain/facts/fact-kinds.ts';
import {
  factSheet,
  type RankedFact,
  SHEET_CHARACTERS_MAX,
  sheetCharacters,
  sheetFactsMax,
} from '../../../../shared/domain/facts/fact-sheet.ts';
import { selectFacts } from '../../../../shared/domain/facts/select-facts.ts';

const fact = (id: string, given: Partial<RankedFact> = {}): RankedFact => ({
  id,
  kind: 'stat',
  key: null,
  data: { label: id, value: '1' },
  source: 'crawl',
  status: 'active',
  verified: false,
  edited: false,
  activeCitationCount: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

describe('the order of facts', () => {
  test.each([
    {
      name: 'a verified one before an unverified one of a weightier source',
      first: { verified: true },
      second: { source: 'manual' },
    },
    {
      name: 'a weightier source before a kind of more importance',
      first: { source: 'api' },
      second: { kind: 'identity' },
    },
    { name: 'an edited one as if a person had entered it', first: { edited: true }, second: { source: 'api' } },
    { name: 'who the site is before what it counts', first: { kind: 'identity' }, second: { activeCitationCount: 9 } },
    { name: 'more citations', first: { activeCitationCount: 2 }, second: { updatedAt: '2026-02-01T00:00:00.000Z' } },
    { name: 'the later change', first: { updatedAt: '2026-02-01T00:00:00.000Z' }, second: {} },
  ] as const)('puts $name first', ({ first, second }) => {
    const facts = [fact('a', second), fact('b', first)];
    expect(selectFacts(facts, { status: 'all' }).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('the sheet', () => {
  test('holds active facts alone', () => {
    const facts = [fact('a'), fact('b', { status: 'stale' }), fact('c', { status: 'dismissed' })];
    expect([...factSheet(facts)]).toEqual(['a']);
  });

  test('holds at most so many of a kind, the best of them', () => {
    const facts = Array.from({ length: 40 }, (_, at) => fact(`s${at}`, { activeCitationCount: at }));
    const sheet = factSheet(facts);
    expect(sheet.size).toBe(sheetFactsMax.stat);
    expect(sheet.has('s39') && !sheet.has('s0')).toBe(true);
  });

  test('has places of its own for services and prices: a price list leaves those of the other figures alone', () => {
    const prices = Array.from({ length: 40 }, (_, at) =>
      fact(`p${at}`, { data: { label: `Cut ${at}`, value: '€35' }, activeCitationCount: 5 }),
    );
    const figures = Array.from({ length: 5 }, (_, at) => fact(`s${at}`, { data: { label: 'clients', value: '500+' } }));
    const sheet = [...factSheet([...prices, ...figures])];
    expect(sheet.filter((id) => id.startsWith('s'))).toHaveLength(5);
    expect(sheet.filter((id) => id.startsWith('p'))).toHaveLength(20);
  });

  test('leaves the place of one that does not fit to smaller ones after it', () => {
    const long = (id: string, characters: number) =>
      fact(id, { kind: 'testimonial', data: { quote: 'q'.repeat(characters) }, activeCitationCount: characters });
    expect([...factSheet([long('a', 5_000), long('b', 4_000), long('c', 500)])].sort()).toEqual(['a', 'c']);
  });

  test('keeps its bounds and does not depend on the order of the facts', () => {
    const anyFact = fc.record({
      kind: fc.constantFrom(...factKinds),
      source: fc.constantFrom(...factSources),
      length: fc.integer({ min: 1, max: 900 }),
      verified: fc.boolean(),
      activeCitationCount: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 80 }), (given) => {
        const facts = given.map(({ length, ...rest }, at) =>
          fact(`f${at}`, { ...rest, data: { value: 'x'.repeat(length) } }),
        );
        const sheet = factSheet(facts);
        const chosen = facts.filter(({ id }) => sheet.has(id));
        expect(chosen.reduce((sum, one) => sum + sheetCharacters(one), 0)).toBeLessThanOrEqual(SHEET_CHARACTERS_MAX);
        const countOf = (kind: FactKind) => chosen.filter((one) => one.kind === kind).length;
        for (const kind of factKinds) expect(countOf(kind)).toBeLessThanOrEqual(sheetFactsMax[kind]);
        expect(factSheet([...facts].reverse())).toEqual(sheet);
      }),
    );
  });
});
