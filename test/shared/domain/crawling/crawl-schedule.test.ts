import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstRun, nextRun, scheduleIntervals } from '../../../../shared/domain/crawling/crawl-schedule.ts';

const at = (text: string): Date => new Date(`${text}:00.000Z`);
const text = (date: Date): string => date.toISOString().slice(0, 16);

describe('the first run', () => {
  test.each([
    ['2026-11-22T02:59', 3, '2026-11-22T03:07'],
    ['2026-11-22T03:06', 3, '2026-11-22T03:07'],
    ['2026-11-22T03:07', 3, '2026-11-23T03:07'],
    ['2026-12-31T23:59', 0, '2027-01-01T00:07'],
    // Clocks in Europe change at 01:00 UTC of these days; in UTC nothing happens.
    ['2026-03-29T00:30', 1, '2026-03-29T01:07'],
    ['2026-10-25T00:30', 1, '2026-10-25T01:07'],
  ])('after %s at the hour %i is %s', (now, hour, expected) => {
    expect(text(firstRun({ hour, siteId: 127 }, at(now)))).toBe(expected);
  });

  test('is within the hour, at a minute by the site, so that sites do not all begin at once', () => {
    const minutes = Array.from({ length: 120 }, (_, siteId) =>
      firstRun({ hour: 3, siteId }, at('2026-11-22T00:00')).getUTCMinutes(),
    );
    expect(new Set(minutes).size).toBe(60);
  });
});

describe('the next run', () => {
  test.each([
    ['day', '2026-11-22T03:07', '2026-11-22T03:10', '2026-11-23T03:07'],
    ['week', '2026-11-22T03:07', '2026-11-22T03:10', '2026-11-29T03:07'],
    ['month', '2026-11-22T03:07', '2026-11-22T03:10', '2026-12-22T03:07'],
    // Missed ones are not made up for.
    ['day', '2026-11-22T03:07', '2026-12-05T18:00', '2026-12-06T03:07'],
    ['week', '2026-11-22T03:07', '2026-12-25T18:00', '2026-12-27T03:07'],
    ['month', '2026-01-15T03:07', '2026-11-15T03:07', '2026-12-15T03:07'],
    ['day', '2026-11-22T03:07', '2026-11-20T00:00', '2026-11-22T03:07'],
  ] as const)('of each %s from %s, after %s, is %s', (every, startsAt, after, expected) => {
    expect(text(nextRun({ every, startsAt: at(startsAt) }, at(after)))).toBe(expected);
  });

  test('of a month without such a day is on its last day, and the day comes back', () => {
    let run = at('2027-12-31T03:07');
    const runs = Array.from({ length: 6 }, () => {
      run = nextRun({ every: 'month', startsAt: at('2027-12-31T03:07') }, run);
      return text(run).slice(0, 10);
    });
    // 2028 is a leap year.
    expect(runs).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30']);
  });

  test('comes after the time that is asked about, at the same hour, and within a period of it', () => {
    const times = fc.date({ min: at('2026-01-01T00:00'), max: at('2040-01-01T00:00'), noInvalidDate: true });
    const days = { day: 1, week: 7, month: 31 };
    fc.assert(
      fc.property(times, times, fc.constantFrom(...scheduleIntervals), fc.nat(23), (setAt, later, every, hour) => {
        const startsAt = firstRun({ hour, siteId: 7 }, setAt);
        const after = later > startsAt ? later : startsAt;
        const next = nextRun({ every, startsAt }, after);
        expect(next.getTime()).toBeGreaterThan(after.getTime());
        expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(days[every] * 86_400_000);
        expect([next.getUTCHours(), next.getUTCMinutes()]).toEqual([hour, 7]);
        if (every === 'week') expect(next.getUTCDay()).toBe(startsAt.getUTCDay());
      }),
    );
  });
});
