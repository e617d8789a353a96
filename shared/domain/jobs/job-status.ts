/** The states of a job as the API shows them (spec, Job status). */
import type { JobState } from './job-states.ts';

export const jobStatuses = ['queued', 'processing', 'completed', 'failed', 'skipped'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const statusOfState = {
  queued: 'queued',
  running: 'processing',
  completed: 'completed',
  failed: 'failed',
  skipped: 'skipped',
  cancelled: 'failed',
} as const satisfies Record<JobState, JobStatus>;

const terminal: ReadonlySet<JobStatus> = new Set(['completed', 'failed', 'skipped']);

export const isTerminal = (status: JobStatus): boolean => terminal.has(status);

/** How long a client should sleep between polls; null once the job is over. */
const pollHintSeconds = { analyze: 2, recrawl: 5, plan: 2 } as const;
type JobType = keyof typeof pollHintSeconds;
export const retryAfterSeconds = (type: JobType, status: JobStatus): number | null =>
  isTerminal(status) ? null : pollHintSeconds[type];
