/** The states of a job and how it moves between them (spec, Job status). */
export const jobStatuses = ['queued', 'processing', 'completed', 'failed', 'skipped'] as const;
export type JobStatus = (typeof jobStatuses)[number];

const jobTransitions = {
  queued: ['processing', 'failed'],
  processing: ['completed', 'failed', 'skipped'],
  completed: [],
  failed: [],
  skipped: [],
} as const satisfies Record<JobStatus, readonly JobStatus[]>;

export const isTerminal = (status: JobStatus): boolean => jobTransitions[status].length === 0;

/** The states that a job may leave for this one: the write that makes the move holds in these alone. */
export const statusesBefore = (to: JobStatus): JobStatus[] =>
  jobStatuses.filter((from) => jobTransitions[from].some((next) => next === to));

/** The states of a job that is not over. */
export const unfinishedStatuses: readonly JobStatus[] = jobStatuses.filter((status) => !isTerminal(status));

/** How long a client should sleep between polls; null once the job is over. */
const pollHintSeconds = { analyze: 2, recrawl: 5 } as const;
export type JobType = keyof typeof pollHintSeconds;
export const retryAfterSeconds = (type: JobType, status: JobStatus): number | null =>
  isTerminal(status) ? null : pollHintSeconds[type];
