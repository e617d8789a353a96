const SECONDS_MAX = 60;

/** How long to wait before work that began then is looked at again: a tenth of the time that it has taken. */
export function pollSeconds(startedAt: string, now: Date): number {
  const seconds = (now.getTime() - Date.parse(startedAt)) / 1_000;
  return Math.min(SECONDS_MAX, Math.max(1, Math.ceil(seconds / 10)));
}
