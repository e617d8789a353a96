/** As whom the browser runs, and whether inside its sandbox. */
export interface WayToStart {
  /** Null: as the user of this process. */
  readonly userId: number | null;
  readonly isSandboxed: boolean;
}

/** On Linux the user that owns no file, by a name that says so. Its group has the same number. */
export const OWNERLESS_USER = 65_534;

/**
 * How the browser may be started, in the order to try. Root may not use the sandbox, so its browser runs as a user that owns
 * nothing. Without the sandbox it runs only where the operator says so, or in a Lambda, which has no sandbox to offer and is a
 * machine with nothing else in it.
 */
export function listWaysToStart(given: {
  /** Of this process; null where the system has no such numbers. */
  readonly userId: number | null;
  readonly isLambda: boolean;
  readonly isUnsandboxedAllowed: boolean;
}): readonly WayToStart[] {
  if (given.isLambda) return [{ userId: null, isSandboxed: false }];
  const userId = given.userId === 0 ? OWNERLESS_USER : null;
  const sandboxed = { userId, isSandboxed: true };
  return given.isUnsandboxedAllowed ? [sandboxed, { userId, isSandboxed: false }] : [sandboxed];
}
