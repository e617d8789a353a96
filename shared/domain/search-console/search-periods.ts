import { type PerformanceWindow, recentWindow, shiftWindow, windowBefore } from './window.ts';

/** Whole weeks: the same days of the week a year before. */
const YEAR_DAYS = 364;
const PERIOD_DAYS = 28;
/** Three months, as the reports of Search Console show at first. */
const SHOWN_DAYS = 91;
/** Data are two or three days late; a site without a day of data for longer is not reported any more. */
const SILENT_DAYS_MAX = 7;

/** The days that search data of a site are looked at. Null: the data do not reach back so far. */
interface SearchPeriods {
  readonly now: PerformanceWindow;
  /** The two halves of `now`. */
  readonly halves: readonly [PerformanceWindow, PerformanceWindow];
  readonly before: PerformanceWindow | null;
  readonly yearBefore: PerformanceWindow | null;
  /** In which a page that was found at all has been shown. */
  readonly shown: PerformanceWindow | null;
}

/** All days that `searchPeriods` has to know of. */
export const searchDays = (at: Date): PerformanceWindow => recentWindow(at, YEAR_DAYS + PERIOD_DAYS);

/** The periods that the days with data cover; null where the data are too old or too short to say anything. */
export function searchPeriods(at: Date, days: readonly string[]): SearchPeriods | null {
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  const now = recentWindow(at, PERIOD_DAYS);
  const isFresh = last !== undefined && last > shiftWindow(now, -SILENT_DAYS_MAX).endDate;
  const ifCovered = (window: PerformanceWindow): PerformanceWindow | null =>
    first !== undefined && first <= window.startDate ? window : null;
  if (!isFresh || ifCovered(now) === null) return null;
  const lastHalf = recentWindow(at, PERIOD_DAYS / 2);
  return {
    now,
    halves: [windowBefore(lastHalf), lastHalf],
    before: ifCovered(windowBefore(now)),
    yearBefore: ifCovered(shiftWindow(now, -YEAR_DAYS)),
    shown: ifCovered(recentWindow(at, SHOWN_DAYS)),
  };
}
