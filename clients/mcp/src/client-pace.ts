import type { ClientOptions } from '../../typescript/src/index.ts';

/**
 * A model waits for each answer, so a call is repeated once at most and never after a long pause: the error names the pause, and the model
 * may do something else in the meantime.
 */
export const clientPace = {
  retries: 1,
  retryAfterSecondsMax: 2,
  timeoutMs: 20_000,
} as const satisfies Partial<ClientOptions>;
