/** @module-tag stories */
import { expect, test } from 'vitest';
import { simulateFlood } from '../../../lab/admission/simulate.ts';
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
