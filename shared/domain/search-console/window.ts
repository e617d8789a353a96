/** The days that search-console data is about, both included, as `YYYY-MM-DD`. */
export interface PerformanceWindow {
  readonly startDate: string;
  readonly endDate: string;
}

/** Search Console's data of the last days is still incomplete, so a window ends two days ago (spec, Search-console data). */
const END_DAYS_AGO = 2;
export const DEFAULT_WINDOW_DAYS = 28;
export const WINDOW_DAYS_MAX = 365;

const DAY_MS = 86_400_000;
const formatDate = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

/** The window of `days` days that ends two days before `now`, in UTC. */
export function recentWindow(now: Date, days: number = DEFAULT_WINDOW_DAYS): PerformanceWindow {
  const end = now.getTime() - END_DAYS_AGO * DAY_MS;
  return { startDate: formatDate(end - (days - 1) * DAY_MS), endDate: formatDate(end) };
}

const shiftDate = (date: string, days: number): string => formatDate(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);

/** The window so many days later; earlier for a negative number. */
export const shiftWindow = ({ startDate, endDate }: PerformanceWindow, days: number): PerformanceWindow => ({
  startDate: shiftDate(startDate, days),
  endDate: shiftDate(endDate, days),
});

/** The window of as many days that ends the day before. */
export function windowBefore(window: PerformanceWindow): PerformanceWindow {
  const days = (Date.parse(window.endDate) - Date.parse(window.startDate)) / DAY_MS + 1;
  return shiftWindow(window, -days);
}

/** A window as a request names it: strings of the query. */
export interface WindowRequest {
  days?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

interface WindowProblem {
  field: 'days' | 'start_date' | 'end_date';
  /** Says what to send instead. */
  message: string;
}

/** The fault of a requested window, or null (spec, Search-console data). `days` is not checked beside dates. */
export function windowProblem({ days, startDate, endDate }: WindowRequest): WindowProblem | null {
  if (startDate === undefined && endDate === undefined) return daysProblem(days);
  if (startDate === undefined) return { field: 'start_date', message: 'must be sent together with end_date' };
  if (endDate === undefined) return { field: 'end_date', message: 'must be sent together with start_date' };
  const start = timeOfDate(startDate);
  const end = timeOfDate(endDate);
  const notADate = 'must be a calendar date such as 2026-01-31';
  if (start === null) return { field: 'start_date', message: notADate };
  if (end === null) return { field: 'end_date', message: notADate };
  if (end < start) return { field: 'end_date', message: 'must not be before start_date' };
  if ((end - start) / DAY_MS + 1 > WINDOW_DAYS_MAX) {
    return { field: 'end_date', message: `must end a window of at most ${WINDOW_DAYS_MAX} days` };
  }
  return null;
}

/** The window of a request that has no `windowProblem`. */
export function requestedWindow({ days, startDate, endDate }: WindowRequest, now: Date): PerformanceWindow {
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate };
  return recentWindow(now, days === undefined ? DEFAULT_WINDOW_DAYS : Number(days));
}

function daysProblem(days: string | undefined): WindowProblem | null {
  const number = days === undefined ? DEFAULT_WINDOW_DAYS : /^\d{1,4}$/.test(days) ? Number(days) : Number.NaN;
  return number >= 1 && number <= WINDOW_DAYS_MAX
    ? null
    : { field: 'days', message: `must be a whole number from 1 to ${WINDOW_DAYS_MAX}` };
}

/** Midnight UTC of a date that is on the calendar: `Date` itself reads 30 February as 2 March. */
function timeOfDate(text: string): number | null {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || formatDate(time) !== text ? null : time;
}
