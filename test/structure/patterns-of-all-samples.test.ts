/** @module-tag limits */
import { expect, test } from 'vitest';
import { checkPatterns } from '../../lab/patterns/check-pattern.ts';
import { collectPatterns } from '../../lab/patterns/collect-patterns.ts';
import { readLedger } from '../../lab/patterns/ledger.ts';
import { written } from '../../lab/patterns/pattern.ts';

test('every regular expression that the product builds from any sample takes linear time, and has its verdict', async () => {
  const ledger = readLedger();
  const { built } = await collectPatterns('all');
  expect(built.size).toBeGreaterThan(200);
  const open = [...built].filter(([id]) => !ledger.has(id)).map(([, pattern]) => pattern);
  expect(open.map(({ at }) => at)).toEqual([]);
  const refused = await checkPatterns(
    [...built].filter(([id]) => ledger.get(id)?.verdict !== 'linear').map(([, pattern]) => pattern),
    { atOnce: 2 },
  );
  expect(refused.filter(({ verdict }) => verdict !== 'linear').map(written)).toEqual([]);
});
