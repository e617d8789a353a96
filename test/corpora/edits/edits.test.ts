/** @module-tag corpus */
import { describe, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { expectFloor } from '../scores.ts';
import { readEdits } from './edit.ts';
import { judgeEdits } from './judge-edits.ts';

const TIMEOUT_MS = 600_000;
const sets = readEdits();

describe('no fake raises the verified score, and every real edit is addressed', () => {
  const pages = sets.flatMap(({ cases }) => cases);
  const system = useSystem({ webSites: pages.length + sets.length });

  test.each(sets)('of $name', { timeout: TIMEOUT_MS }, async (set) => {
    expectFloor(set, 'edits', await judgeEdits(system, set.cases));
  });
});
