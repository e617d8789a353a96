import type { WebResponse } from './web-response.ts';

/** Requests for one URL in all; what still fails then is recorded as it is. */
export const maxFetchAttempts = 4;
/** A site that asks for a longer pause does not get the request repeated inside this crawl. */
export const maxRetryAfterSeconds = 300;

const retryBaseMs = 1_000;
const retryCapMs = 60_000;

/**
 * Pause between two requests to one host, in milliseconds: the longer of the operator's setting and the site's Crawl-delay,
 * less what has passed since the last request started.
 */
export function nextDelayMs(input: {
  readonly configuredDelayMs: number;
  readonly crawlDelaySeconds: number;
  readonly elapsedMs: number;
}): number {
  const wantedMs = Math.max(input.configuredDelayMs, input.crawlDelaySeconds * 1_000);
  return Math.max(0, wantedMs - Math.max(0, input.elapsedMs));
}

/**
 * Pause before attempt `attempt + 1`, in milliseconds. Doubles from one second to a minute, with "equal jitter" (between half and
 * the whole), so that pages that failed together do not come back together. A Retry-After is never undercut.
 * @param input.attempt - requests made so far, from 1
 * @param input.random - a number from 0 to 1
 */
export function retryDelayMs(input: {
  readonly attempt: number;
  readonly retryAfterSeconds: number | null;
  readonly random: number;
}): number {
  const ceilingMs = Math.min(retryCapMs, retryBaseMs * 2 ** Math.max(0, input.attempt - 1));
  const backoffMs = Math.round(ceilingMs / 2 + (ceilingMs / 2) * input.random);
  if (input.retryAfterSeconds === null) return backoffMs;
  // The jitter goes on top: clients that all received "in 30 seconds" would otherwise return in the same instant.
  return input.retryAfterSeconds * 1_000 + Math.round(retryBaseMs * input.random);
}

/** True when the same request may succeed later: overload statuses and passing network faults. */
export function isRetryable(response: WebResponse): boolean {
  if (response.outcome === 'failed') return response.retryable;
  return response.outcome === 'http_error' && retryableStatuses.has(response.status);
}

const retryableStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

/** True when this response is worth another attempt now: retryable, attempts left, and the site asks for no longer pause than we grant. */
export function shouldRetry(
  response: WebResponse,
  attempt: number,
  longestPauseSeconds = maxRetryAfterSeconds,
): boolean {
  if (attempt >= maxFetchAttempts || !isRetryable(response)) return false;
  return !('retryAfterSeconds' in response) || (response.retryAfterSeconds ?? 0) <= longestPauseSeconds;
}

/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): delay seconds or an HTTP date. Whole seconds from `now`, 0 for a date
 * that has passed, null when absent or unreadable.
 */
export function parseRetryAfter(value: string | null, now: Date): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Date.parse reads far more than HTTP dates ("2", "-5"): only strings that begin with a day name are parsed.
  if (!/^[A-Za-z]{3,9},? /.test(text)) return null;
  // The asctime form names no zone and means UTC: without this it would be the zone of the machine we run on.
  const atMs = Date.parse(/\d{4}$/.test(text) ? `${text} GMT` : text);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - now.getTime()) / 1_000));
}
