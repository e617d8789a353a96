import { expect, it } from 'vitest';
import { statusesBefore, unfinishedStatuses } from '../../../../shared/domain/jobs/job-status.ts';

it.each([
  ['queued', []],
  ['processing', ['queued']],
  ['completed', ['processing']],
  ['failed', ['queued', 'processing']],
  ['skipped', ['processing']],
] as const)('a job becomes %s from %j alone', (to, from) => {
  expect(statusesBefore(to)).toEqual(from);
});

it('a job is unfinished while it is queued or processing', () => {
  expect(unfinishedStatuses).toEqual(['queued', 'processing']);
});
