import { expect, test } from 'vitest';
import {
  endingMoves,
  isOver,
  jobMoves,
  jobStates,
  unfinishedStates,
} from '../../../../shared/domain/jobs/job-states.ts';

test.each([
  ['report', ['queued', 'running'], 'running'],
  ['resend', ['queued'], 'queued'],
  ['complete', ['running'], 'completed'],
  ['skip', ['running'], 'skipped'],
  ['fail', ['queued', 'running'], 'failed'],
  ['cancel', ['queued', 'running'], 'cancelled'],
  ['retry', ['queued', 'running', 'failed'], 'queued'],
] as const)('a job may %s in the states %j alone, and is %s then', (move, from, to) => {
  expect(jobMoves[move]).toEqual({ from, to });
});

test('no move leads out of a state that is over, but a retry of a job that failed', () => {
  const moves = Object.entries(jobMoves).flatMap(([move, { from }]) =>
    from.filter(isOver).map((state) => [move, state]),
  );
  expect(moves).toEqual([['retry', 'failed']]);
});

test('a job is unfinished while it is queued or running, and every other state has a move that ends in it', () => {
  expect(unfinishedStates).toEqual(['queued', 'running']);
  expect(Object.keys(endingMoves).sort()).toEqual(jobStates.filter(isOver).toSorted());
  for (const [state, move] of Object.entries(endingMoves)) expect(jobMoves[move].to).toBe(state);
});
