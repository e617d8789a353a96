import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCandidates, chooseNext, mayTakeSlot } from '../../../../shared/domain/jobs/admission.ts';

/** The jobs of an organization, in the order in which it queued them. */
const waiting = (organizationId: number, ...jobs: string[]) => ({ organizationId, jobs });
/** The line is given from the organization whose last turn is longest ago. */
const choose = (free: number, running: number[], ...line: ReturnType<typeof waiting>[]) =>
  chooseNext({ free, running, line });
const many = (count: number) => Array.from({ length: count }, (_, at) => `job ${at}`);

describe('the jobs that begin next', () => {
  test('are the oldest of their organization first', () => {
    expect(choose(3, [], waiting(1, 'a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  });

  test('are of the organization that holds the fewest slots, however long ago the turn of another is', () => {
    expect(choose(1, [1, 1, 1], waiting(1, 'a', 'b'), waiting(2, 'c'))).toEqual(['c']);
  });

  test('are of the organization whose last turn is longest ago, among those that hold as many', () => {
    expect(choose(1, [], waiting(2, 'b'), waiting(1, 'a'), waiting(3, 'c'))).toEqual(['b']);
  });

  test('take turns when several organizations have many', () => {
    expect(choose(4, [], waiting(1, 'a', 'b', 'c'), waiting(2, 'd', 'e', 'f'))).toEqual(['a', 'd', 'b', 'e']);
  });

  test('leave a fifth of the slots to other organizations when one has many', () => {
    expect(choose(100, [], waiting(1, ...many(500)))).toHaveLength(80);
    expect(choose(32, [], waiting(1, ...many(500)))).toHaveLength(26);
  });

  test('are one at a time where there is one slot', () => {
    expect(choose(1, [], waiting(1, 'a', 'b'))).toEqual(['a']);
    expect(choose(0, [1], waiting(2, 'a'), waiting(1, 'b'))).toEqual([]);
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
  slots: fc.integer({ min: 1, max: 12 }),
  running: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 }),
  line: fc
    .uniqueArray(fc.record({ organizationId: fc.integer({ min: 1, max: 40 }), count: fc.nat(5) }), {
      selector: ({ organizationId }) => organizationId,
      maxLength: 40,
    })
    .map((line) =>
      line.map(({ organizationId, count }) => ({
        organizationId,
        jobs: Array.from({ length: count }, (_, at) => ({ organizationId, at })),
      })),
    ),
});
/** No more jobs run than the kind has slots. */
const runningIn = ({ slots, running }: { slots: number; running: readonly number[] }) => {
  const held = running.slice(0, slots);
  return { running: held, free: slots - held.length };
};

describe('whatever waits and runs', () => {
  test('no more begin than slots are free, none twice, and an organization without a slot is never passed over for one that has', () => {
    fc.assert(
      fc.property(cases, ({ line, ...given }) => {
        const { free, running } = runningIn(given);
        const chosen = chooseNext({ free, running, line });
        expect(chosen.length).toBeLessThanOrEqual(free);
        expect(new Set(chosen).size).toBe(chosen.length);
        const got = new Set([...running, ...chosen.map(({ organizationId }) => organizationId)]);
        const without = line.filter(({ organizationId, jobs }) => jobs.length > 0 && !got.has(organizationId));
        if (without.length > 0) expect(chosen).toHaveLength(free);
      }),
    );
  });

  test('something begins when nothing runs', () => {
    fc.assert(
      fc.property(cases, ({ line, slots }) => {
        const chosen = chooseNext({ free: slots, running: [], line });
        expect(chosen.length > 0).toBe(line.some(({ jobs }) => jobs.length > 0));
      }),
    );
  });

  test('the jobs of the candidates, among as many organizations as there are slots, are all that are needed', () => {
    fc.assert(
      fc.property(cases, ({ line: all, ...given }) => {
        const { free, running } = runningIn(given);
        const line = all.filter(({ jobs }) => jobs.length > 0);
        const first = line.slice(0, given.slots).map(({ organizationId }) => organizationId);
        const candidates = chooseCandidates({ free, running, line: first });
        const read = candidates.flatMap((id) => line.filter(({ organizationId }) => organizationId === id));
        expect(chooseNext({ free, running, line: read })).toEqual(chooseNext({ free, running, line }));
      }),
    );
  });
});
