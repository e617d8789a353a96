import { expect, test } from 'vitest';
import { recentWindow } from '../../../../shared/domain/search-console/window.ts';

test('28 days by default, the last of them two days ago', () => {
  expect(recentWindow(new Date('2026-03-10T12:00:00Z'))).toEqual({ startDate: '2026-02-09', endDate: '2026-03-08' });
});

test.each([
  { now: '2026-03-10T00:00:00.000Z', endDate: '2026-03-08' },
  { now: '2026-03-10T23:59:59.999Z', endDate: '2026-03-08' },
  { now: '2026-01-01T00:00:00.000Z', endDate: '2025-12-30' },
  { now: '2028-03-02T09:00:00.000Z', endDate: '2028-02-29' },
])('ends on $endDate, counted in UTC, at $now', ({ now, endDate }) => {
  expect(recentWindow(new Date(now), 1)).toEqual({ startDate: endDate, endDate });
});
