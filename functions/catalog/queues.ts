/** The queues, with the time that the function behind each may take. */
export const JOB_STARTER_TIMEOUT_SECONDS = 30;

/** The queue of job messages, as it is deployed and as it is embedded. */
export const jobQueueSettings = {
  batchSize: 10,
  /** Starting an execution fails for a moment or for good: five deliveries distinguish the two. */
  receivesMax: 5,
  /** AWS's advice: six times the function's timeout, so that a throttled batch is not delivered again while it is retried. */
  visibilityTimeoutSeconds: 6 * JOB_STARTER_TIMEOUT_SECONDS,
} as const;

export const WEBHOOK_SENDER_TIMEOUT_SECONDS = 60;

/** The queue of the sender of webhooks, as it is deployed and as it is embedded. */
export const webhookQueueSettings = {
  batchSize: 5,
  /** A message names a row of the table, and the sweeper finds that row: a lost message does no harm. */
  receivesMax: 5,
  visibilityTimeoutSeconds: 6 * WEBHOOK_SENDER_TIMEOUT_SECONDS,
  /** Invocations at the same time. Receivers that are slow hold them back for half a minute at most. */
  concurrency: 20,
} as const;
