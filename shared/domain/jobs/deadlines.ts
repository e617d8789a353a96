/** How long a job of each kind may stay silent, and how long it holds its lock without a report. */
import type { JobKindName } from './job-id.ts';

/** A queued job that no worker picked up by then is sent again: its message may be lost. */
export const QUEUED_DUE_SECONDS = 60;
/** Each resend doubles the wait before the next one, up to this. */
export const RESEND_WAIT_SECONDS_MAX = 900;
/** A queued job is sent again for this long before it is failed: the queue may be long, or starts may fail, for hours. */
export const QUEUED_SECONDS_MAX = 86_400;
/** A job that is being worked on reports at every step; this long after its last report it is failed. */
export const PROCESSING_DUE_SECONDS = 900;

/** How long to wait after the nth resend; n is 0 for the first message. */
export const resendWaitSeconds = (resends: number): number =>
  Math.min(QUEUED_DUE_SECONDS * 2 ** resends, RESEND_WAIT_SECONDS_MAX);

/** True when resends of a job that was queued at that time have lasted long enough. */
export const isQueuedTooLong = (queuedAt: string, now: Date): boolean =>
  Date.parse(queuedAt) + QUEUED_SECONDS_MAX * 1000 <= now.getTime();

export interface JobDeadlines {
  /** After its last report, the sweeper looks after it. */
  silentSeconds: number;
  /** After its last report, another job may take its lock. */
  leaseSeconds: number;
}

export const jobDeadlines: Readonly<Record<JobKindName, JobDeadlines>> = {
  analysis: { silentSeconds: PROCESSING_DUE_SECONDS, leaseSeconds: PROCESSING_DUE_SECONDS * 2 },
  crawl: { silentSeconds: PROCESSING_DUE_SECONDS, leaseSeconds: PROCESSING_DUE_SECONDS * 2 },
  // It reports at every step and every batch of pages; a silent run reads as failed (spec, Idea run).
  ideas_run: { silentSeconds: PROCESSING_DUE_SECONDS, leaseSeconds: PROCESSING_DUE_SECONDS },
  // Its steps are short, and the end of its lease frees keyword writes of the site.
  keyword_generation: { silentSeconds: PROCESSING_DUE_SECONDS, leaseSeconds: 600 },
  // Longer than a round of the largest site; a round begins with a new lease.
  opportunity_scores: { silentSeconds: 300, leaseSeconds: 300 },
  // Longer than the longest step, which reads the results of a batch.
  model_batch: { silentSeconds: PROCESSING_DUE_SECONDS, leaseSeconds: PROCESSING_DUE_SECONDS },
  // Longer than one try of the worker with the wait before it; a silent outline reads as failed (spec, Outline).
  outline: { silentSeconds: 300, leaseSeconds: 300 },
  // Longer than the longest step, the calls of a model, with the wait before its repetition.
  plan_generation: { silentSeconds: 300, leaseSeconds: 300 },
  // Longer than a batch with all its retries.
  plan_keywords: { silentSeconds: 600, leaseSeconds: 600 },
};

export const secondsLater = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
