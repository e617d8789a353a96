/** When a delivery that failed is attempted again, and when a webhook that keeps failing is disabled. */

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Seconds from an attempt to the next. Together 24.6 hours: a receiver that was down for a day gets what it missed. */
const pausesSeconds = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 16 * HOUR] as const;

/** Added at random, so that deliveries that failed together do not return together. */
const JITTER = 0.1;
/** A receiver cannot ask for a longer pause. */
const RETRY_AFTER_SECONDS_MAX = DAY;

/** A webhook whose deliveries all failed for so long is disabled. */
const FAILING_SECONDS_MAX = 5 * DAY;
/** How long deliveries are kept and shown. */
export const DELIVERY_KEPT_SECONDS = 30 * DAY;
/** How long the secret before a rotation signs beside the new one. */
export const PREVIOUS_SECRET_SECONDS = DAY;

/**
 * Milliseconds until the next attempt; null when there is none.
 * @param attempts - attempts so far, from 1
 * @param random - a number from 0 to 1
 */
export function pauseMs(
  attempts: number,
  { random, retryAfterSeconds = null }: { random: number; retryAfterSeconds?: number | null },
): number | null {
  const pause = pausesSeconds[attempts - 1];
  if (pause === undefined) return null;
  const asked = Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_SECONDS_MAX);
  return Math.round(Math.max(pause, asked) * 1_000 * (1 + JITTER * random));
}

/** Whether a webhook that has failed since then, without one success, is disabled now. */
export const hasFailedTooLong = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= FAILING_SECONDS_MAX * 1_000;
