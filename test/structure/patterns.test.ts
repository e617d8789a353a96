import { describe, expect, it } from 'vitest';
import { halves } from '../../scripts/patterns/alternatives.ts';
import { type Checked, checkPattern, checkPatterns } from '../../scripts/patterns/check-pattern.ts';
import { collectPatterns } from '../../scripts/patterns/collect-patterns.ts';
import { boundProblem, EXCEPTIONS_MAX, exceptions } from '../../scripts/patterns/exceptions.ts';
import { readLedger } from '../../scripts/patterns/ledger.ts';
import { type Pattern, patternId, written } from '../../scripts/patterns/pattern.ts';

/** An attack is shown for the first of them; the others are named. */
const ATTACKS_MAX = 3;

const ledger = readLedger();
const { written: literals, built, unreached } = await collectPatterns('all');
const patterns = new Map([...literals, ...built]);
const isExcepted = (pattern: Pattern): boolean =>
  exceptions.some((one) => one.pattern === written(pattern) && pattern.at.every((at) => at.startsWith(`${one.file}:`)));

const described = (pattern: Pattern, { verdict, attack }: Checked): string =>
  [
    `${pattern.at.join(', ')}: ${written(pattern)}`,
    `is ${verdict}${attack === null ? '' : `, by ${attack.slice(0, 300)}`}.`,
    'Write it in a linear form (docs/decisions/0046-linear-patterns.md).',
  ].join(' ');

describe('every regular expression of the product', () => {
  it('that has no verdict yet takes linear time', async () => {
    const open = [...patterns].filter(([id]) => !ledger.has(id)).map(([, pattern]) => pattern);
    const checked = await checkPatterns(open, { atOnce: 2 });
    const refused = checked.filter((one) => one.verdict !== 'linear' && !isExcepted(one));
    expect(refused.map((one) => described(one, one))).toEqual([]);
  });

  it('takes linear time by its verdict, or is a reviewed exception', async () => {
    const refused = [...patterns].filter(([id, pattern]) => {
      const verdict = ledger.get(id)?.verdict;
      return verdict !== undefined && verdict !== 'linear' && !isExcepted(pattern);
    });
    const messages = refused.map(([id, pattern]) =>
      described(pattern, { verdict: ledger.get(id)?.verdict ?? 'undecided', attack: null }),
    );
    for (const [at, [, pattern]] of refused.slice(0, ATTACKS_MAX).entries())
      messages[at] = described(pattern, await checkPattern(pattern));
    expect(messages).toEqual([]);
  });

  it('is built by a sample, where the product builds it when it runs: add one to scripts/patterns/run-samples.ts', () => {
    expect(unreached).toEqual([]);
  });

  it('stands in the ledger of verdicts, which has no line of a pattern that is gone: `npm run patterns` writes it', () => {
    const gone = [...ledger].filter(([id, { isBuilt }]) => !isBuilt && !patterns.has(id)).map(([id]) => id);
    const missing = [...patterns].filter(([id]) => !ledger.has(id)).map(([, { at }]) => at[0]);
    expect({ gone, missing }).toEqual({ gone: [], missing: [] });
  });
});

describe('a reviewed exception', () => {
  it('is one of few, is still needed and has a bound that the code has', () => {
    expect(exceptions.length).toBeLessThanOrEqual(EXCEPTIONS_MAX);
    const needed = [...patterns].filter(([id]) => ledger.get(id)?.verdict !== 'linear').map(([, one]) => written(one));
    expect(exceptions.filter(({ pattern }) => !needed.includes(pattern))).toEqual([]);
    expect(exceptions.flatMap((one) => boundProblem(one) ?? [])).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['(?:a+)+$', 'exponential'],
    [String.raw`[\s:]+$`, 'polynomial 2'],
    ['[[a-z]--[b]]', 'undecided'],
  ])('refuses %s', async (source, verdict) => {
    const flags = source.includes('--') ? 'v' : '';
    expect((await checkPattern({ source, flags })).verdict).toBe(verdict);
  });

  it('decides a pattern that is too large by halves that match, together, what it matches', () => {
    const leaves = (one: Pick<Pattern, 'source' | 'flags'>): string[] => halves(one)?.flatMap(leaves) ?? [one.source];
    expect(leaves({ source: '(?:ab|c)(?:d|e)*(?:f)?(?!g|h)', flags: 'u' })).toEqual([
      '(?:ab)(?:d|e)*(?:f)(?!g|h)',
      '(?:ab)(?:d|e)*(?:)(?!g|h)',
      '(?:c)(?:d|e)*(?:f)(?!g|h)',
      '(?:c)(?:d|e)*(?:)(?!g|h)',
    ]);
  });

  it('accepts a linear pattern, and knows one pattern by one id whether it is searched once or everywhere', async () => {
    expect((await checkPattern({ source: String.raw`^\p{Lu}\p{L}*$`, flags: 'u' })).verdict).toBe('linear');
    expect(patternId({ source: 'a', flags: 'g' })).toBe(patternId({ source: 'a', flags: '' }));
  });

  it('collects the patterns that are built as well', () => {
    expect(built.size).toBeGreaterThan(200);
  });
});
