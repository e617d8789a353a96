/** How long a job may stay silent before the sweeper looks after it. */

/** A queued job that no worker picked up: its message was lost, and is sent again. */
export const QUEUED_DUE_SECONDS = 60;
/** A job that is being worked on reports at every step; this long after its last report it is failed. */
export const PROCESSING_DUE_SECONDS = 900;
/** A queued job is sent this many times before it is failed. */
export const SENDS_MAX = 5;

export const secondsLater = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
