/** When an ideas run may start, when it counts as dead, and when the next one is due (spec, Idea run and Limits 7). */

import { jobDeadlines } from '../jobs/deadlines.ts';

export const runStatuses = ['running', 'succeeded', 'failed'] as const;
type RunStatus = (typeof runStatuses)[number];
export const runStages = ['understand', 'research', 'validate', 'write'] as const;
export type RunStage = (typeof runStages)[number];
export const runModes = ['update', 'rebuild'] as const;
export type RunMode = (typeof runModes)[number];
/** Who started it: a request, or the schedule of a site that refreshes itself. */
export const runTriggers = ['manual', 'scheduled'] as const;

const HOUR_MS = 3_600_000;
const COOLDOWN_HOURS = 24;
const AUTO_REFRESH_DAYS = 30;

/** One run in 24 hours, counted from the start of one that succeeded: a failed run does not spend it. */
export const cooldownEnd = (startedAt: string): string => laterBy(startedAt, COOLDOWN_HOURS);

export const nextRefreshAt = (succeededAt: string): string => laterBy(succeededAt, AUTO_REFRESH_DAYS * 24);

export const hoursLater = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** True for a run that should be working and stopped reporting: it reads as failed wherever it is shown. */
export const isStale = (
  { status, job }: { status: RunStatus; job: { queuedAt: string; reportedAt?: string | undefined } },
  now: Date,
): boolean =>
  status === 'running' &&
  Date.parse(job.reportedAt ?? job.queuedAt) + jobDeadlines.ideas_run.silentSeconds * 1000 < now.getTime();

const laterBy = (at: string, hours: number): string => hoursLater(new Date(at), hours).toISOString();
