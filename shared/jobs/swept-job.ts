import type { JobStatus } from '../domain/jobs/job-status.ts';
import type { DueJob } from '../table/due-work.ts';
import type { JobMessage } from './job-message.ts';
import type { JobServices } from './job-services.ts';

export type SweepServices = Pick<JobServices, 'table' | 'jobs' | 'now'>;

/** What the sweeper and the operator need to know of an unfinished job, whatever its kind. */
export interface SweptJob {
  /** What starts its execution: sent again as it was sent at first. */
  message: JobMessage;
  status: Extract<JobStatus, 'queued' | 'processing'>;
  /** When it should have reported. */
  dueAt: string | undefined;
  resends: number;
  /** Sending it again cannot help: a worker picked it up at some time, or it waited too long. */
  abandoned: boolean;
  /** Counts a resend and pushes the deadline; false when the job is over meanwhile. */
  countResend(dueAt: Date): Promise<boolean>;
  /** Fails the job, releases its lock and gives its allowance back; false when it is over already. */
  fail(): Promise<boolean>;
}

/** Reads a job of one kind from where the index says that it is; null when it is over, or the row is gone. */
export type ReadSweptJob = (services: Pick<SweepServices, 'table' | 'now'>, due: DueJob) => Promise<SweptJob | null>;
