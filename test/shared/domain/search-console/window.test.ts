import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  recentWindow,
  requestedWindow,
  windowBefore,
  windowProblem,
} from '../../../../shared/domain/search-console/window.ts';

test('28 days by default, the last of them two days ago', () => {
  expect(recentWindow(new Date('2026-03-10T12:00:00Z'))).toEqual({ startDate: '2026-02-09', endDate: '2026-03-08' });
});

test.each([
  { at: '2026-03-10T00:00:00.000Z', endDate: '2026-03-08' },
  { at: '2026-03-10T23:59:59.999Z', endDate: '2026-03-08' },
  { at: '2026-01-01T00:00:00.000Z', endDate: '2025-12-30' },
  { at: '2028-03-02T09:00:00.000Z', endDate: '2028-02-29' },
])('ends on $endDate, counted in UTC, at $at', ({ at, endDate }) => {
  expect(recentWindow(new Date(at), 1)).toEqual({ startDate: endDate, endDate });
});

const now = new Date('2026-03-02T23:59:59Z');

test('a window of days ends two days ago, both days included', () => {
  expect(requestedWindow({}, now)).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' });
  expect(requestedWindow({ days: '1' }, now)).toEqual({ startDate: '2026-02-28', endDate: '2026-02-28' });
});

test('dates win over days, whatever days says', () => {
  const request = { days: 'many', startDate: '2026-01-01', endDate: '2026-01-01' };
  expect(windowProblem(request)).toBeNull();
  expect(requestedWindow(request, now)).toEqual({ startDate: '2026-01-01', endDate: '2026-01-01' });
});

test.each(['', '0', '366', '-1', '1e2', '99999', '٣'])('refuses %j days', (days) => {
  expect(windowProblem({ days })?.field).toBe('days');
});

test.each([
  { name: '365 days', startDate: '2025-01-01', endDate: '2025-12-31', field: undefined },
  { name: '366 days', startDate: '2024-01-01', endDate: '2024-12-31', field: 'end_date' },
  { name: 'a leap day', startDate: '2024-02-29', endDate: '2024-02-29', field: undefined },
  { name: 'a leap day of a common year', startDate: '2025-02-29', endDate: '2025-03-01', field: 'start_date' },
  { name: 'a reversed window', startDate: '2025-02-02', endDate: '2025-02-01', field: 'end_date' },
  { name: 'a time', startDate: '2025-02-02T00:00:00Z', endDate: '2025-02-03', field: 'start_date' },
  { name: 'an empty end', startDate: '2025-02-02', endDate: '', field: 'end_date' },
  { name: 'no end', startDate: '2025-02-02', endDate: undefined, field: 'end_date' },
])('$name', ({ startDate, endDate, field }) => {
  expect(windowProblem({ startDate, endDate })?.field).toBe(field);
});

test('never throws, and what it lets through is a window of dates in order', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/)), { nil: undefined });
  fc.assert(
    fc.property(text, text, text, (days, startDate, endDate) => {
      const request = { days, startDate, endDate };
      if (windowProblem(request)) return;
      const window = requestedWindow(request, now);
      expect(window.startDate <= window.endDate).toBe(true);
    }),
  );
});

test('the window before ends the day before and has as many days', () => {
  expect(windowBefore({ startDate: '2026-03-01', endDate: '2026-03-28' })).toEqual({
    startDate: '2026-02-01',
    endDate: '2026-02-28',
  });
  expect(windowBefore({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual({
    startDate: '2026-02-28',
    endDate: '2026-02-28',
  });
});

test.each(['1', '365', '0365'])('days %s are a window', (days) => {
  expect(windowProblem({ days })).toBeNull();
});

test.each(['0', '366', '-1', '1.5', '1e2', '', ' 7', '00365', 'many'])(
  'days %j are not: the field and what to send are named',
  (days) => {
    expect(windowProblem({ days })).toEqual({ field: 'days', message: 'must be a whole number from 1 to 365' });
  },
);

test.each([
  [{ endDate: '2026-01-31' }, 'start_date', 'must be sent together with end_date'],
  [{ startDate: '2026-01-31' }, 'end_date', 'must be sent together with start_date'],
  [{ startDate: '2026-02-30', endDate: '2026-03-01' }, 'start_date', 'must be a calendar date such as 2026-01-31'],
  [{ startDate: '2026-02-01', endDate: '2026-2-30' }, 'end_date', 'must be a calendar date such as 2026-01-31'],
  [{ startDate: 'x2026-02-01', endDate: '2026-03-01' }, 'start_date', 'must be a calendar date such as 2026-01-31'],
  [{ startDate: '2026-02-01T00', endDate: '2026-03-01' }, 'start_date', 'must be a calendar date such as 2026-01-31'],
  [{ startDate: '2026-02-02', endDate: '2026-02-01' }, 'end_date', 'must not be before start_date'],
  [{ startDate: '2025-01-01', endDate: '2026-01-01' }, 'end_date', 'must end a window of at most 365 days'],
])('%j is no window: %s %s', (request, field, message) => {
  expect(windowProblem(request)).toEqual({ field, message });
});

test('365 days are the longest window, and a single date makes none', () => {
  expect(windowProblem({ startDate: '2025-01-01', endDate: '2025-12-31' })).toBeNull();
  const recent = { startDate: '2026-02-01', endDate: '2026-02-28' };
  expect(requestedWindow({ startDate: '2026-01-01' }, now)).toEqual(recent);
  expect(requestedWindow({ endDate: '2026-01-01' }, now)).toEqual(recent);
});
