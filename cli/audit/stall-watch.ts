import type { Wait } from './audit-api.ts';
import { AuditError } from './audit-error.ts';

/** Longer than one model call with its retries, or one slow batch of a crawl, ever takes. */
const stallLimitSeconds = 600;

/**
 * A wait for polling loops that gives up when what is polled has not changed for ten minutes, so that the command never
 * hangs for good. `state` is anything that changes with progress.
 */
export function createStallWatch(wait: Wait, what: string): (seconds: number, state: string) => Promise<void> {
  let lastState: string | undefined;
  let unchangedSeconds = 0;
  return async (seconds, state) => {
    unchangedSeconds = state === lastState ? unchangedSeconds + seconds : 0;
    lastState = state;
    if (unchangedSeconds > stallLimitSeconds) {
      throw new AuditError(`${what} has made no progress for ${stallLimitSeconds / 60} minutes`);
    }
    await wait(seconds);
  };
}
