/** When a site is crawled by itself. All times are UTC, which has no daylight saving: an hour comes once a day. */
export const scheduleIntervals = ['day', 'week', 'month'] as const;
type ScheduleInterval = (typeof scheduleIntervals)[number];

/** Which pages are analyzed after a scheduled crawl. */
export const analyzedAfterCrawl = ['none', 'changed', 'all'] as const;
export type AnalyzedAfterCrawl = (typeof analyzedAfterCrawl)[number];

const DAY_MS = 86_400_000;
const MINUTES_PER_HOUR = 60;

/** The first run after `now`: today or tomorrow. Sites are spread over the minutes of the hour. */
export function firstRun({ hour, siteId }: { hour: number; siteId: number }, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour, siteId % MINUTES_PER_HOUR);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/**
 * The first run after `after`. Runs that were missed are not made up for. Of a month that has no such day, the last one counts: after
 * 31 January come 28 February and 31 March.
 * @param startsAt the first run: its day of the week or of the month is that of all of them
 */
export function nextRun({ every, startsAt }: { every: ScheduleInterval; startsAt: Date }, after: Date): Date {
  if (after < startsAt) return startsAt;
  if (every !== 'month') {
    const periodMs = every === 'day' ? DAY_MS : 7 * DAY_MS;
    const periods = Math.floor((after.getTime() - startsAt.getTime()) / periodMs) + 1;
    return new Date(startsAt.getTime() + periods * periodMs);
  }
  const months =
    12 * (after.getUTCFullYear() - startsAt.getUTCFullYear()) + after.getUTCMonth() - startsAt.getUTCMonth();
  const inThisMonth = monthsLater(startsAt, months);
  return inThisMonth > after ? inThisMonth : monthsLater(startsAt, months + 1);
}

function monthsLater(time: Date, months: number): Date {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(time.getUTCDate(), lastDay);
  return new Date(Date.UTC(year, month, day, time.getUTCHours(), time.getUTCMinutes()));
}
