/** The days that search-console data is about, both included, as `YYYY-MM-DD`. */
export interface PerformanceWindow {
  readonly startDate: string;
  readonly endDate: string;
}

/** Search Console's data of the last days is still incomplete, so a window ends two days ago (spec, Search-console data). */
const END_DAYS_AGO = 2;
export const DEFAULT_WINDOW_DAYS = 28;

const DAY_MS = 86_400_000;
const dateOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

/** The window of `days` days that ends two days before `now`, in UTC. */
export function recentWindow(now: Date, days: number = DEFAULT_WINDOW_DAYS): PerformanceWindow {
  const end = now.getTime() - END_DAYS_AGO * DAY_MS;
  return { startDate: dateOf(end - (days - 1) * DAY_MS), endDate: dateOf(end) };
}
