import type { JobKindName } from '../domain/jobs/job-id.ts';
import type { DueJob } from '../table/due-work.ts';
import type { Table } from '../table/engine/client.ts';
import type { Changes, Conditions } from '../table/engine/expressions.ts';
import type { Key } from '../table/engine/keys.ts';
import type { Write } from '../table/engine/transaction.ts';
import type { JobMessage } from './job-message.ts';

/** How a job is named to its worker: by its message. */
export type JobTaskReference = Pick<JobMessage, 'organizationId' | 'id' | 'jobId'>;

/** An unfinished job, whatever its kind. */
export interface Job {
  /** What starts its execution: sent again as it was sent at first. */
  message: JobMessage;
  state: 'queued' | 'running';
  /** When it should have reported. */
  dueAt: string | undefined;
  resends: number;
  /** Clients read it as failed already, and no worker goes on with it. */
  expired: boolean;
}

export interface JobLock {
  key: Key;
  /** Who holds it while the job does: its job id, but for runs of ideas. */
  holder: string;
}

/** How a job ends. `silent`: it stopped reporting. `reason`: for the operator. */
export interface JobOutcome {
  status: 'completed' | 'failed' | 'skipped' | 'cancelled';
  now: Date;
  silent?: boolean;
  reason?: string;
  /** What else the job's row says from then on. */
  set?: Record<string, unknown>;
  /** What the job's site says from then on. */
  site?: Record<string, unknown>;
}

/** The changes of a job that is unfinished, as the lifecycle asks for them. */
export interface JobUpdate {
  changes: Changes;
  dueAt: Date;
  conditions: Conditions;
  now: Date;
}

/**
 * What a kind of job adds to the lifecycle in `lifecycle.ts`, which starts, reports, ends, resends, resumes and sweeps jobs
 * of every kind. `Row` is where its job is stored.
 */
export interface JobKind<Row> {
  name: JobKindName;
  /** What the sweeper does with a job that a worker picked up and that fell silent. */
  onSilence: 'fail' | 'resend';
  /** The unfinished job that the index of due work names; null when it is over, or the row is gone. */
  read(table: Table, due: DueJob): Promise<Row | null>;
  /** The unfinished job of a message; null when it is over. */
  find(table: Table, job: JobTaskReference): Promise<Row | null>;
  toJob(row: Row, now: Date): Job;
  /** Changes the row while the job is unfinished; null when it is over, or a condition fails. */
  update(table: Table, job: JobTaskReference, update: JobUpdate): Promise<Row | null>;
  /** What a report changes besides what every kind has. */
  reportChanges(now: Date): Record<string, unknown>;
  /** Hold while no worker has picked the job up, whichever version wrote the row. */
  notPickedUp: Conditions;
  /** The locks that the job may hold; it goes on while it holds one of them. */
  locks(row: Row): readonly JobLock[];
  /** Ends the job, once: the write named `job` fails when it is over. Gives back what was taken, when it fails. */
  endWrites(row: Row, outcome: JobOutcome, table: Table): readonly Write[] | Promise<readonly Write[]>;
  /** After the job ended: what nobody reads any more. */
  afterEnd?(table: Table, row: Row, now: Date): Promise<void>;
}
