import { expect, test } from 'vitest';
import { findSeason } from '../../../../shared/domain/ideas/keyword-season.ts';

const year = (of: number, searches: readonly (number | null)[]) =>
  searches.map((searchVolume, at) => ({ year: of, month: at + 1, searchVolume }));
const flat = Array.from({ length: 12 }, () => 200);

test('a keyword has a season where one month has three times the searches of the month in the middle', () => {
  expect(findSeason(year(2026, flat.with(9, 1_900)))).toEqual({ month: 'October', searches: 1_900, typical: 200 });
  expect(findSeason(year(2026, flat.with(9, 590)))).toBeNull();
});

test('the last twelve months count, whatever order they come in', () => {
  const months = [...year(2025, flat.with(0, 9_000)), ...year(2026, flat)];
  expect([findSeason(months), findSeason(months.toReversed())]).toEqual([null, null]);
});

test('too few months and too few searches have no season', () => {
  expect(findSeason(year(2026, [200, 1_900, 200]))).toBeNull();
  expect(findSeason(year(2026, [...flat.slice(3), null, null, null]))).toBeNull();
  expect(findSeason(year(2026, Array.from({ length: 12 }, () => 0).with(3, 40)))).toBeNull();
  expect(findSeason([])).toBeNull();
});
