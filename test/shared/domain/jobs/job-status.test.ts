import { expect, test } from 'vitest';
import { isOver, jobStates } from '../../../../shared/domain/jobs/job-states.ts';
import { isTerminal, retryAfterSeconds, statusOfState } from '../../../../shared/domain/jobs/job-status.ts';

test.each(jobStates)('a job that is %s is terminal for clients when it is over', (state) => {
  expect(isTerminal(statusOfState[state])).toBe(isOver(state));
});

test('a client gets a hint for its next poll until the job is terminal', () => {
  expect([retryAfterSeconds('analyze', 'queued'), retryAfterSeconds('recrawl', 'processing')]).toEqual([2, 5]);
  expect(retryAfterSeconds('analyze', 'completed')).toBeNull();
});
