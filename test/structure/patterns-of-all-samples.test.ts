/** @module-tag limits */
import { expect, test } from 'vitest';
import { collectPatterns } from '../../lab/patterns/collect-patterns.ts';
import { readLedger } from '../../lab/patterns/ledger.ts';
import { written } from '../../lab/patterns/pattern.ts';

test('every regular expression that the product builds from any sample has the verdict that it takes linear time', async () => {
  const ledger = readLedger();
  const { built, unreached } = await collectPatterns('all');
  expect(built.size).toBeGreaterThan(200);
  const refused = [...built]
    .filter(([id]) => ledger.get(id)?.verdict !== 'linear')
    .map(([, pattern]) => written(pattern));
  expect(refused).toEqual([]);
  // Add a sample to lab/patterns/run-samples.ts.
  expect(unreached).toEqual([]);
});
