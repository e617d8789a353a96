import { describe, expect, test } from 'vitest';
import { collectPatterns } from '../../lab/patterns/collect-patterns.ts';
import { boundProblem, EXCEPTIONS_MAX, exceptions } from '../../lab/patterns/exceptions.ts';
import { readLedger } from '../../lab/patterns/ledger.ts';
import { type Pattern, patternId, written } from '../../lab/patterns/pattern.ts';

const ledger = readLedger();
const { written: literals, built } = await collectPatterns('few');
const patterns = new Map([...literals, ...built]);
const isExcepted = (pattern: Pattern): boolean =>
  exceptions.some((one) => one.pattern === written(pattern) && pattern.at.every((at) => at.startsWith(`${one.file}:`)));

// The patterns of every sample are looked up by `npm run test:limits` (patterns-of-all-samples.test.ts).
describe('every regular expression of the product', () => {
  test('stands in the ledger of verdicts, which has no line of a pattern that is gone: `npm run lab -- patterns` decides and writes', () => {
    const gone = [...ledger].filter(([id, { isBuilt }]) => !isBuilt && !patterns.has(id)).map(([id]) => id);
    const missing = [...patterns].flatMap(([id, pattern]) =>
      ledger.has(id) ? [] : [`${pattern.at.join(', ')}: ${written(pattern)}`],
    );
    expect({ gone, missing }).toEqual({ gone: [], missing: [] });
  });

  test('takes linear time by its verdict, or is a reviewed exception', () => {
    const refused = [...patterns].flatMap(([id, pattern]) => {
      const verdict = ledger.get(id)?.verdict;
      if (verdict === undefined || verdict === 'linear' || isExcepted(pattern)) return [];
      const where = `${pattern.at.join(', ')}: ${written(pattern)} is ${verdict}.`;
      return [`${where} Write it in a linear form (docs/decisions/0046-linear-patterns.md).`];
    });
    expect(refused).toEqual([]);
  });

  test('is known by one id whether it is searched once or everywhere', () => {
    expect(patternId({ source: 'a', flags: 'g' })).toBe(patternId({ source: 'a', flags: '' }));
  });

  test('is collected when it is built as well', () => {
    expect(built.size).toBeGreaterThan(150);
  });
});

describe('a reviewed exception', () => {
  test('is one of few, is still needed and has a bound that the code has', () => {
    expect(exceptions.length).toBeLessThanOrEqual(EXCEPTIONS_MAX);
    const needed = [...patterns].filter(([id]) => ledger.get(id)?.verdict !== 'linear').map(([, one]) => written(one));
    expect(exceptions.filter(({ pattern }) => !needed.includes(pattern))).toEqual([]);
    expect(exceptions.flatMap((one) => boundProblem(one) ?? [])).toEqual([]);
  });
});
