import { describe, expect, test } from 'vitest';
import { findClickFalls } from '../../../../shared/domain/search-console/click-falls.ts';

const yearWindow = { startDate: '2025-10-24', endDate: '2025-11-20' };
const beforeWindow = { startDate: '2026-09-25', endDate: '2026-10-22' };
/** Pages that stay as they are. */
const rest = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`rest-${at}`, 200]));
const clicks = (own: Record<string, number>) => new Map(Object.entries({ ...rest, ...own }));

const falls = (
  now: Record<string, number>,
  year: Record<string, number> | null,
  before: Record<string, number> | null,
) =>
  findClickFalls(clicks(now), {
    yearBefore: year && { window: yearWindow, clicks: clicks(year) },
    before: before && { window: beforeWindow, clicks: clicks(before) },
  });

describe('clicks fell', () => {
  test('by a third against the same weeks a year earlier, whatever the weeks before were', () => {
    expect(falls({ a: 180 }, { a: 300 }, { a: 100 })).toEqual([
      { key: 'a', now: 180, before: 300, isYear: true, comparedWith: yearWindow },
    ]);
  });

  test('against the weeks before, where the page was not shown a year earlier', () => {
    expect(falls({ a: 180 }, {}, { a: 300 })).toEqual([
      { key: 'a', now: 180, before: 300, isYear: false, comparedWith: beforeWindow },
    ]);
  });

  test('to none, of a page that is not shown any more', () => {
    expect(falls({}, null, { a: 25 })).toMatchObject([{ key: 'a', now: 0, before: 25 }]);
  });
});

describe('clicks did not fall', () => {
  test.each([
    ['less than a third', { a: 210 }, { a: 300 }],
    ['a third of clicks that are too few to tell it from chance', { a: 40 }, { a: 60 }],
    ['to none from fewer than 20', {}, { a: 19 }],
  ])('%s', (_, now, before) => {
    expect(falls(now, null, before)).toEqual([]);
  });

  test('in a season that comes each year', () => {
    expect(falls({ a: 100 }, { a: 105 }, { a: 400 })).toEqual([]);
  });

  test('of a page that falls with the whole site, where no year earlier is known', () => {
    const all = (count: number) => Object.fromEntries(Object.keys(rest).map((key) => [key, count]));
    expect(falls({ ...all(100), a: 150 }, null, { ...all(200), a: 300 })).toEqual([]);
  });

  test('where there is nothing to compare with', () => {
    expect(falls({ a: 0 }, null, null)).toEqual([]);
  });
});
