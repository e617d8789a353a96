import { describe, expect, test } from 'vitest';
import { halves } from './alternatives.ts';
import { checkPattern, checkPatterns } from './check-pattern.ts';
import { readLedger } from './ledger.ts';
import { merged, type Pattern, written } from './pattern.ts';
import { writtenPatterns } from './written-patterns.ts';

test('a verdict of the ledger is that of the check, for one literal in 128', async () => {
  const ledger = readLedger();
  const some = [...merged(writtenPatterns().literals)]
    .filter(([id]) => /^0[01]/.test(id))
    .map(([id, pattern]) => ({ id, ...pattern }));
  const checked = await checkPatterns(some, { atOnce: 2 });
  const wrong = checked.filter(({ id, verdict }) => ledger.get(id)?.verdict !== verdict);
  expect(wrong.map(({ at, verdict, ...pattern }) => [at, written(pattern), verdict])).toEqual([]);
  expect(checked.length).toBeGreaterThan(5);
});

describe('the check', () => {
  test.each([
    ['(?:a+)+$', 'exponential'],
    [String.raw`[\s:]+$`, 'polynomial 2'],
    ['[[a-z]--[b]]', 'undecided'],
  ])('refuses %s', async (source, verdict) => {
    const flags = source.includes('--') ? 'v' : '';
    expect((await checkPattern({ source, flags })).verdict).toBe(verdict);
  });

  test('decides a pattern that is too large by halves that match, together, what it matches', () => {
    const leaves = (one: Pick<Pattern, 'source' | 'flags'>): string[] => halves(one)?.flatMap(leaves) ?? [one.source];
    expect(leaves({ source: '(?:ab|c)(?:d|e)*(?:f)?(?!g|h)', flags: 'u' })).toEqual([
      '(?:ab)(?:d|e)*(?:f)(?!g|h)',
      '(?:ab)(?:d|e)*(?:)(?!g|h)',
      '(?:c)(?:d|e)*(?:f)(?!g|h)',
      '(?:c)(?:d|e)*(?:)(?!g|h)',
    ]);
  });

  test('accepts a linear pattern', async () => {
    expect((await checkPattern({ source: String.raw`^\p{Lu}\p{L}*$`, flags: 'u' })).verdict).toBe('linear');
  });
});
