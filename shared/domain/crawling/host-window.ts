/** How many requests at a time a host seems to bear: more, one by one, while it is quick; half, when it is not. */
export interface HostWindow {
  /** Requests at a time; at least 1. */
  readonly size: number;
  /** The quickest that the host has been lately; null before its first response. */
  readonly baselineMs: number | null;
  /** Responses since the window was last made smaller. */
  readonly sinceCut: number;
  /** Overloads in a row. */
  readonly overloads: number;
}

/** The response to a request. */
export interface HostResponse {
  /** Null where there was none. */
  readonly status: number | null;
  /** From the request to the headers of the response. */
  readonly latencyMs: number;
  readonly retryAfterSeconds: number | null;
}

export const firstWindow = (max: number): HostWindow => ({ size: max, baselineMs: null, sinceCut: 0, overloads: 0 });

/** "Too many requests" and "unavailable", and no response within the time limits. */
export const isOverload = ({ status }: HostResponse): boolean => status === 429 || status === 503 || status === null;

/** Slower than this, and this many times as slow as it has been, is a host with too much to do. */
const SLOW_MS = 1_000;
const SLOW_FACTOR = 4;
const SLOW_CUT = 0.75;
/** The baseline forgets: a host may become slower for good. */
const BASELINE_DRIFT = 1.02;

/**
 * The window after a response: additive increase, multiplicative decrease. A host is cut once a round: what was sent before it said that it
 * is overloaded says nothing of what it bears now.
 */
export function windowAfter(
  window: HostWindow,
  response: HostResponse,
  max: number,
  { isOfCutRound = false } = {},
): HostWindow {
  if (isOverload(response)) {
    if (isOfCutRound) return window;
    return { ...window, size: Math.max(1, window.size / 2), sinceCut: 0, overloads: window.overloads + 1 };
  }
  const drifted = window.baselineMs === null ? response.latencyMs : window.baselineMs * BASELINE_DRIFT;
  const baselineMs = Math.min(drifted, response.latencyMs);
  const isSlow = response.latencyMs > SLOW_MS && response.latencyMs > drifted * SLOW_FACTOR;
  if (isSlow && window.sinceCut >= window.size) {
    return { size: Math.max(1, window.size * SLOW_CUT), baselineMs, sinceCut: 0, overloads: 0 };
  }
  const grown = isSlow ? window.size : window.size + 1 / window.size;
  return { size: Math.min(max, grown), baselineMs, sinceCut: window.sinceCut + 1, overloads: 0 };
}

/** A host that asks for more than this gets no more requests of this crawl in the meantime than one that asks for this. */
const PAUSE_SECONDS_MAX = 300;
const BACKOFF_MS = 1_000;
/** Of requests that fail once each, the retries come after all others: a longer pause would only delay them. */
const BACKOFF_MS_MAX = 10_000;

/** How long no request goes to the host after a response; 0 for none. A `Retry-After` is never undercut below 300 s. */
export function pauseAfterMs(window: HostWindow, response: HostResponse): number {
  if (response.status !== 429 && response.status !== 503) return 0;
  if (response.retryAfterSeconds !== null) return Math.min(response.retryAfterSeconds, PAUSE_SECONDS_MAX) * 1_000;
  return Math.min(BACKOFF_MS_MAX, BACKOFF_MS * 2 ** Math.max(0, window.overloads - 1));
}

/** A process that sends requests to a host, or waits to. */
export interface SlotHolder {
  readonly slots: number;
  /** This process's estimate of the requests that the host bears. */
  readonly size: number;
  readonly untilMs: number;
}

/**
 * How many requests at a time one process may send, of what the host bears: an equal share, but none that another still holds.
 * A process that gets none waits, and the others give it its share when they ask again.
 */
export function sharedSlots(others: readonly SlotHolder[], size: number, max: number): number {
  const bears = Math.floor(Math.min(max, size, ...others.map((other) => other.size)));
  const held = others.reduce((sum, { slots }) => sum + slots, 0);
  const share = Math.max(1, Math.floor(bears / (others.length + 1)));
  return Math.max(0, Math.min(share, bears - held));
}
