import { expect, test } from 'vitest';
import {
  isQueuedTooLong,
  jobDeadlines,
  resendWaitSeconds,
  secondsLater,
} from '../../../../shared/domain/jobs/deadlines.ts';

test('each resend of a job doubles the wait before the next, up to a quarter of an hour', () => {
  expect([0, 1, 2, 3, 4, 100, 5000].map(resendWaitSeconds)).toEqual([60, 120, 240, 480, 900, 900, 900]);
});

test('a job is sent again for a day, not for minutes', () => {
  const queuedAt = '2026-11-21T12:00:00.000Z';
  expect(isQueuedTooLong(queuedAt, new Date('2026-11-22T11:59:59.999Z'))).toBe(false);
  expect(isQueuedTooLong(queuedAt, new Date('2026-11-22T12:00:00.000Z'))).toBe(true);
});

test('the sweeper looks after a silent job before another may take its lock, but for keyword runs, whose lock clients wait for', () => {
  for (const [kind, { silentSeconds, leaseSeconds }] of Object.entries(jobDeadlines)) {
    expect(silentSeconds).toBeGreaterThan(0);
    if (kind === 'keyword_generation') expect(leaseSeconds).toBeLessThan(silentSeconds);
    else expect(leaseSeconds).toBeGreaterThanOrEqual(silentSeconds);
  }
});

test('seconds later is later', () => {
  expect(secondsLater(new Date('2026-11-21T12:00:00Z'), 90)).toEqual(new Date('2026-11-21T12:01:30Z'));
});
