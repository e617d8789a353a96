import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseNext, mayTakeSlot } from '../../../../shared/domain/jobs/admission.ts';

const waiting = (organizationId: number, ...times: number[]) =>
  times.map((time) => ({ organizationId, queuedAt: new Date(time * 1000).toISOString() }));
const choose = (free: number, running: number[], ...queues: ReturnType<typeof waiting>[]) =>
  chooseNext({ free, running, waiting: queues.flat() }).map(
    ({ organizationId, queuedAt }) => [organizationId, Date.parse(queuedAt) / 1000] as const,
  );
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the jobs that begin next', () => {
  test('are the oldest of their organization first', () => {
    expect(choose(3, [], waiting(1, 3, 1, 2))).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
  });

  test('are of the organization that holds the fewest slots, however long the others wait', () => {
    expect(choose(1, [1, 1, 1], waiting(1, 1, 2), waiting(2, 99))).toEqual([[2, 99]]);
  });

  test('are of the organization that has waited longest, among those that hold as many', () => {
    expect(choose(1, [], waiting(1, 5), waiting(2, 4), waiting(3, 6))).toEqual([[2, 4]]);
  });

  test('take turns when several organizations begin with many', () => {
    expect(choose(4, [], waiting(1, 1, 2, 3), waiting(2, 4, 5, 6)).map(([organization]) => organization)).toEqual([
      1, 2, 1, 2,
    ]);
  });

  test('leave a fifth of the slots to other organizations when one has many', () => {
    expect(choose(100, [], waiting(1, ...many(500)))).toHaveLength(80);
    expect(choose(32, [], waiting(1, ...many(500)))).toHaveLength(26);
  });

  test('are one at a time where there is one slot', () => {
    expect(choose(1, [], waiting(1, 1, 2))).toEqual([[1, 1]]);
    expect(choose(0, [1], waiting(1, 2), waiting(2, 1))).toEqual([]);
  });
});

describe('a slot', () => {
  test('that is free always goes to an organization that has none', () => {
    expect(mayTakeSlot(0, 1)).toBe(true);
    expect(mayTakeSlot(0, 0)).toBe(false);
  });

  test('goes to an organization that has some while it holds fewer than four times the free ones', () => {
    expect(mayTakeSlot(3, 1)).toBe(true);
    expect(mayTakeSlot(4, 1)).toBe(false);
    expect(mayTakeSlot(7, 2)).toBe(true);
    expect(mayTakeSlot(1, 0)).toBe(false);
  });
});

const cases = fc.record({
  free: fc.nat(40),
  running: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }),
  queues: fc.array(fc.record({ organizationId: fc.integer({ min: 1, max: 5 }), time: fc.nat(1000) }), {
    maxLength: 80,
  }),
});

describe('whatever waits and runs', () => {
  test('no more begin than slots are free, none twice, and an organization without a slot is never passed over for one that has', () => {
    fc.assert(
      fc.property(cases, ({ free, running, queues }) => {
        const jobs = queues.map(
          ({ organizationId, time }) => waiting(organizationId, time)[0] ?? { organizationId, queuedAt: '' },
        );
        const chosen = chooseNext({ free, running, waiting: jobs });
        expect(chosen.length).toBeLessThanOrEqual(free);
        expect(new Set(chosen).size).toBe(chosen.length);
        const got = new Set([...running, ...chosen.map(({ organizationId }) => organizationId)]);
        const without = jobs.filter(({ organizationId }) => !got.has(organizationId));
        if (without.length > 0) expect(chosen).toHaveLength(free);
      }),
    );
  });

  test('something begins when nothing runs', () => {
    fc.assert(
      fc.property(cases, ({ free, queues }) => {
        const jobs = queues.flatMap(({ organizationId, time }) => waiting(organizationId, time));
        expect(chooseNext({ free, running: [], waiting: jobs }).length > 0).toBe(free > 0 && jobs.length > 0);
      }),
    );
  });
});
