import type { KeywordSeason } from './idea.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** A year, or nearly: fewer months have no season. */
const MONTHS_MIN = 10;
/** As many times the month in the middle the best one must have: numbers of the providers are rounded by steps of a fifth. */
const PEAK_TIMES = 3;
const PEAK_SEARCHES_MIN = 50;

/** The season of a keyword, by its searches of the last twelve months; null where it is searched all year, or too little is known. */
export function findSeason(
  months: readonly { readonly year: number; readonly month: number; readonly searchVolume: number | null }[],
): KeywordSeason | null {
  const last = months
    .toSorted((a, b) => b.year - a.year || b.month - a.month)
    .slice(0, MONTHS.length)
    .flatMap(({ month, searchVolume }) => (searchVolume === null ? [] : [{ month, searches: searchVolume }]));
  if (last.length < MONTHS_MIN) return null;
  const ranked = last.toSorted((a, b) => b.searches - a.searches || a.month - b.month);
  const [most] = ranked;
  const typical = ranked[Math.floor(ranked.length / 2)]?.searches ?? 0;
  const month = MONTHS[(most?.month ?? 0) - 1];
  if (most === undefined || month === undefined || most.searches < PEAK_SEARCHES_MIN) return null;
  return most.searches >= PEAK_TIMES * Math.max(1, typical) ? { month, searches: most.searches, typical } : null;
}
