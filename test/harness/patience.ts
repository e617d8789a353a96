/**
 * How long a test waits for a condition. A test that passes never waits for so long: it is for a machine that other work
 * keeps busy, where the second that Vitest waits by default was not always enough.
 */
export const PATIENCE_MS = 60_000;

/** For `vi.waitUntil` and `expect.poll`. */
export const patience = { timeout: PATIENCE_MS, interval: 50 } as const;

/** For a test as a whole, however much it starts: only one that hangs needs a limit. */
export const TEST_TIMEOUT_MS = 600_000;
