import type { JobDeadlines } from '../domain/jobs/deadlines.ts';
import type { JobFailure } from '../domain/jobs/job-failure.ts';
import type { EndState, JobState } from '../domain/jobs/job-states.ts';
import type { WebhookEvent } from '../domain/webhooks/event-data.ts';
import type { Item, Table } from '../table/engine/client.ts';
import type { Changes, Conditions } from '../table/engine/expressions.ts';
import type { IdAllocator } from '../table/engine/ids.ts';
import type { Key } from '../table/engine/keys.ts';
import type { Write } from '../table/engine/transaction.ts';
import type { JobLock, JobRow } from '../table/jobs.ts';
import type { ListedJob } from '../table/listed-jobs.ts';
import type { Page } from '../table/pages.ts';
import type { Site } from '../table/sites.ts';
import type { JobMessage } from './job-message.ts';
import type { JobQueue } from './job-queue.ts';

/** How a job is named to its worker: by its message. */
export type JobTaskReference = Pick<JobMessage, 'organizationId' | 'id' | 'jobId' | 'slot'> & {
  attempt?: number | undefined;
};

/** A step's changes of the row of its job, with its report. */
export type JobChanges = Pick<Changes, 'set' | 'add'>;

export interface JobStarter {
  table: Table;
  ids: IdAllocator;
  jobs: JobQueue;
  now: () => Date;
}

/** The subject of a job of any kind. `page`: null for the job of a whole site. */
export interface JobSubject {
  site: Site;
  page: Page | null;
}

export type StartedJob = { started: true; jobId: string } | { started: false; reason: string };

/** How a job ends. `silent`: it stopped reporting. `reason`: for the operator. */
export interface JobOutcome {
  status: EndState;
  now: Date;
  silent?: boolean;
  reason?: string;
  /** Why, for clients; by default `error`, or what follows from the status. */
  failure?: JobFailure;
  /** Further changes of the job's row. */
  set?: Record<string, unknown>;
  /** Changes of the row of the job's site. */
  site?: Record<string, unknown>;
  /** Events with the end, besides the end itself. */
  events?: readonly WebhookEvent[];
}

/** Writes of a retry besides the new attempt, or the reason why there is none. */
type Retry =
  | {
      set?: Record<string, unknown>;
      writes?: readonly Write[];
      /** Other locks than those of the first attempt. */
      locks?: readonly JobLock[];
      /** Messages for failed writes, by name. `lock`: another job holds the lock; its holder is given. */
      refusals?: Readonly<Record<string, (holder: string) => string>>;
    }
  | { refused: string };

/**
 * The parts that a kind of job adds to `lifecycle.ts`, `retry.ts`, `sweep.ts` and `resume.ts`, which start, report, end, cancel, retry,
 * sweep and resume jobs of every kind. `Row` is where its job is stored.
 */
export interface JobKind<Row extends JobRow> {
  name: string;
  /** Job ids of this kind begin with it. */
  idPrefix: string;
  /** True for jobs that no client is shown: their end is no event. */
  isInternal?: boolean;
  /** Its entry in the list of the jobs of the organization, where clients are shown jobs of this kind. */
  listed?(row: Row): ListedJob;
  /** State machines of `statemachines/`. */
  machines: readonly string[];
  deadlines: JobDeadlines;
  /**
   * How many invocations of its worker a job takes at the same time; 1 when left out. So many jobs run at once as the worker
   * has invocations for. Kinds that share a worker count its other kinds too.
   */
  invocationsAtOnce?: number;
  /** The sweeper's action on a job that a worker picked up and that fell silent. `resend`: it is never failed. */
  onSilence: 'fail' | 'resend';
  parse(item: Item): Row;
  keyOf(row: Row): Key;
  /** The `id` of its message: what its worker finds the row by. It also spreads the jobs over the partitions of their index. */
  taskId(row: Row): number;
  /** Where there are several machines; else the first. */
  machineOf?(row: Row): string;
  /** Where the row of a message is; null when no job of this kind has that id. The row may be of a later job of the site. */
  locate(table: Table, job: JobTaskReference): Key | null | Promise<Key | null>;
  /** The attribute `status` of the row in each state, where it has one. */
  statuses?: Readonly<Record<JobState, string>>;
  /** Further changes by a report besides those of every kind. */
  reportChanges?(now: Date): Record<string, unknown>;
  /** Must hold for a report and for an end with a result, besides the state. */
  runsAt?(now: Date): Conditions;
  /** True when clients read it as failed already, so that no worker goes on with it. */
  isExpired?(row: Row, now: Date): boolean;
  /** Changes of the row at the end besides the envelope, the status and those of the outcome. */
  endChanges?(row: Row, outcome: JobOutcome): Changes;
  /** Writes at the end beside the row. */
  endWrites?(table: Table, row: Row, outcome: JobOutcome): readonly Write[] | Promise<readonly Write[]>;
  /** After the job ended: releases what is no longer read. */
  afterEnd?(table: Table, row: Row, outcome: JobOutcome): Promise<void>;
  retry?(table: Table, row: Row, now: Date): Retry | Promise<Retry>;
  /** The organization of a job id that has no pointer. */
  findOwner?(table: Table, jobId: string): Promise<number | null>;
  /** Moves the job of an earlier version, which kept it elsewhere, into its row. True when there was one. */
  adoptFormer?(table: Table, job: Pick<JobTaskReference, 'organizationId' | 'id'>): Promise<boolean>;
}

export type StartJob = (services: JobStarter, subject: JobSubject) => Promise<StartedJob>;

/** A kind in the registry. */
export interface StartableKind<Row extends JobRow> extends JobKind<Row> {
  /** Starts a job as a client would with its defaults: for the operator. */
  readonly start: StartJob;
}

/** The message that starts the execution of a job: sent when it begins, and again when it was lost. */
export const jobMessage = <Row extends JobRow>(kind: JobKind<Row>, row: Row): JobMessage => ({
  machine: kind.machineOf?.(row) ?? kind.machines[0] ?? kind.name,
  organizationId: row.organizationId,
  id: kind.taskId(row),
  jobId: row.job.id,
  attempt: row.job.attempt,
  queuedAt: row.job.queuedAt,
});
