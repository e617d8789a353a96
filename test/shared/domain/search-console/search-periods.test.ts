import { describe, expect, test } from 'vitest';
import { searchDays, searchPeriods } from '../../../../shared/domain/search-console/search-periods.ts';

const at = new Date('2026-11-29T12:00:00.000Z');

test('periods end two days ago; the year before is of the same days of the week', () => {
  const { startDate, endDate } = searchDays(at);
  expect(searchPeriods(at, [endDate, startDate])).toEqual({
    now: { startDate: '2026-10-31', endDate: '2026-11-27' },
    halves: [
      { startDate: '2026-10-31', endDate: '2026-11-13' },
      { startDate: '2026-11-14', endDate: '2026-11-27' },
    ],
    before: { startDate: '2026-10-03', endDate: '2026-10-30' },
    yearBefore: { startDate: '2025-11-01', endDate: '2025-11-28' },
    shown: { startDate: '2026-08-29', endDate: '2026-11-27' },
  });
  expect(startDate).toBe('2025-11-01');
});

describe('what the data do not cover is left out', () => {
  test.each([
    ['2025-11-02', { yearBefore: null }],
    ['2026-08-30', { yearBefore: null, shown: null }],
    ['2026-10-04', { yearBefore: null, shown: null, before: null }],
  ])('from %s on', (first, missing) => {
    expect(searchPeriods(at, [first, '2026-11-27'])).toMatchObject(missing);
  });

  test.each([
    ['that begin after the first day', ['2026-11-01', '2026-11-27']],
    ['that ended a week ago', ['2025-11-01', '2026-11-20']],
    ['that are none', []],
  ])('all of it, of data %s', (_, days) => {
    expect(searchPeriods(at, days)).toBeNull();
  });
});
