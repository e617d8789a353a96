/** `details.reason` of a 409 `conflict` that a client deals with in different ways: what it did before, or what another caller did. */
export const conflictReasons = {
  /** The first request with this Idempotency-Key had its effect: read the resource, and do not write again. */
  responseLost: 'response_lost',
  /** A mistake of the client: the key names another request. */
  otherRequest: 'other_request',
  /** The first request with this key has not ended: repeat after `Retry-After`. */
  stillRunning: 'still_running',
  /** Another caller saved first: the version that the edit is based on is no longer the current one. */
  otherVersion: 'other_version',
} as const;
