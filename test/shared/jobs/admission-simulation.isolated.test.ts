/** @module-tag stories */
import { expect, test } from 'vitest';
import { simulateCrowd, simulateFlood } from '../../../lab/admission/simulate.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import { useTable } from '../table/use-table.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
const engine = useTable();

// `npm run lab -- admission` is the same with 2,000 analyses and 130 invocations.
test('60 analyses with 20 invocations of the worker all complete, without a refused invocation, a failed message or a second start, and the one analysis of another organization takes no longer than twice its own time', async () => {
  const figures = await simulateFlood(engine.table, { analyses: 60, invocations: 20 });
  expect(figures).toMatchObject({ completed: 60, throttled: 0, failedDeliveries: 0, repeated: 0 });
  expect(figures.mostInvocations).toBeLessThanOrEqual(20);
  expect(figures.otherSeconds).toBeLessThan(2 * figures.otherOwnSeconds);
});

test('of more organizations than slots, each with several analyses, one that comes later with one analysis waits at most three turns, and none is passed over', async () => {
  const organizations = 24;
  const slots = 6;
  const figures = await simulateCrowd(engine.table, { organizations, each: 3, slots });
  expect(figures.completed).toBe(figures.analyses);
  expect(figures.newcomerSeconds).toBeLessThan(3 * figures.newcomerOwnSeconds);
  // Each of the others has a turn in between, and a beat gives the slots away within some seconds.
  const rounds = organizations / slots + 1;
  expect(figures.longestPause).toBeLessThan(rounds * (figures.newcomerOwnSeconds + 4));
});
